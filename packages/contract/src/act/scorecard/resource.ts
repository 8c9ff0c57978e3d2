import { operation, resource } from '../../kernel/operation.ts';
import { ReadScorecard, ScorecardReading, scorecards } from './schema.ts';

const { operations, reading } = scorecards;

export const scorecardOperations = resource('Scorecards', [
  operations.list('List scorecards', 'Newest first, with their rows.'),
  operations.create('Make a scorecard', 'Metrics with weights and targets, combined into one.'),
  operation({
    ...reading,
    id: 'get_scorecard',
    address: 'GET /v1/projects/{projectId}/scorecards/{scorecardId}',
    summary: 'Read a scorecard',
    description: 'Each row and the composite with interval and verdict, at any date.',
    query: ReadScorecard,
    returns: ScorecardReading,
  }),
  operations.update('Change a scorecard', 'Changed rows or dates make a new version.'),
  operations.delete('Delete a scorecard', 'With all of its versions.'),
]);
