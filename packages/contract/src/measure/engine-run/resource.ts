import { operation, resource } from '../../kernel/operation.ts';
import { EngineRun, EngineRunList, ListEngineRuns } from './schema.ts';

export const engineRunOperations = resource('Scans', [
  operation({
    id: 'list_engine_runs',
    address: 'GET /v1/scans/{scanId}/engine-runs',
    scope: 'scans:read',
    summary: 'List a scan’s engine runs',
    description: 'What each engine was asked, what came back, what failed and why, and what it cost.',
    query: ListEngineRuns,
    returns: EngineRunList,
  }),
  operation({
    id: 'get_engine_run',
    address: 'GET /v1/engine-runs/{runId}',
    scope: 'scans:read',
    summary: 'Read an engine run',
    description: 'One engine’s part of a scan.',
    returns: EngineRun,
  }),
]);
