import { operation, resource } from '../kernel/operation.ts';
import { ReadScorecard, ScorecardReading, scorecards } from './schema.ts';

const reading = { scope: 'reports:read', fine: 'scorecards:read' } as const;
const writing = { scope: 'reports:write', fine: 'scorecards:write' } as const;

const { operations } = scorecards;

export const scorecardOperations = resource('Scorecards', [
  operations.list({
    ...reading,
    summary: 'List scorecards',
    description: 'Newest first, with their rows.',
  }),
  operations.create({
    ...writing,
    summary: 'Make a scorecard',
    description: 'Metrics with weights and targets, combined into one.',
  }),
  operation({
    ...reading,
    id: 'get_scorecard',
    address: 'GET /v1/projects/{projectId}/scorecards/{scorecardId}',
    summary: 'Read a scorecard',
    description: 'Each row and the composite with interval and verdict, at any date.',
    query: ReadScorecard,
    returns: ScorecardReading,
  }),
  operations.update({
    ...writing,
    summary: 'Change a scorecard',
    description: 'Changed rows or dates make a new version.',
  }),
  operations.delete({
    ...writing,
    summary: 'Delete a scorecard',
    description: 'With all of its versions.',
  }),
]);
