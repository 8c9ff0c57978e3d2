import { operation } from '../../kernel/index.ts';
import { ScanParams } from '../scan/index.ts';
import { EngineRun, EngineRunList, EngineRunParams, ListEngineRuns } from './schema.ts';
import { getEngineRun, listEngineRuns } from './service.ts';

const group = 'Scans';

export const engineRunOperations = [
  operation({
    id: 'list_engine_runs',
    group,
    address: 'GET /v1/scans/{scanId}/engine-runs',
    effect: 'read',
    scope: 'scans:read',
    provenance: 'cached',
    summary: 'List a scan’s engine runs',
    description: 'What each engine was asked, what came back, what failed and why, and what it cost.',
    params: ScanParams,
    query: ListEngineRuns,
    returns: EngineRunList,
    errors: ['not_found'],
    run: listEngineRuns,
  }),
  operation({
    id: 'get_engine_run',
    group,
    address: 'GET /v1/engine-runs/{runId}',
    effect: 'read',
    scope: 'scans:read',
    provenance: 'cached',
    summary: 'Read an engine run',
    description: 'One engine’s part of a scan.',
    params: EngineRunParams,
    returns: EngineRun,
    errors: ['not_found'],
    run: getEngineRun,
  }),
];
