import { operation, resource } from '../kernel/operation.ts';
import { deleted } from '../kernel/schema.ts';
import {
  CreateScorecard,
  ListScorecards,
  ReadScorecard,
  Scorecard,
  ScorecardList,
  ScorecardReading,
  UpdateScorecard,
} from './schema.ts';

const reading = { scope: 'reports:read', fine: 'scorecards:read' } as const;
const writing = { scope: 'reports:write', fine: 'scorecards:write' } as const;

export const scorecardOperations = resource('Scorecards', [
  operation({
    ...reading,
    id: 'list_scorecards',
    address: 'GET /v1/projects/{projectId}/scorecards',
    summary: 'List scorecards',
    description: 'Newest first, with their rows.',
    query: ListScorecards,
    returns: ScorecardList,
  }),
  operation({
    ...writing,
    id: 'create_scorecard',
    address: 'POST /v1/projects/{projectId}/scorecards',
    summary: 'Make a scorecard',
    description: 'Metrics with weights and targets, combined into one.',
    body: CreateScorecard,
    returns: Scorecard,
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
  operation({
    ...writing,
    id: 'update_scorecard',
    address: 'PATCH /v1/projects/{projectId}/scorecards/{scorecardId}',
    summary: 'Change a scorecard',
    description: 'Changed rows or dates make a new version.',
    body: UpdateScorecard,
    returns: Scorecard,
  }),
  operation({
    ...writing,
    id: 'delete_scorecard',
    address: 'DELETE /v1/projects/{projectId}/scorecards/{scorecardId}',
    summary: 'Delete a scorecard',
    description: 'With all of its versions.',
    returns: deleted,
  }),
]);
