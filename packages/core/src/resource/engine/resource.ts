import { operation } from '../../kernel/index.ts';
import {
  BreakdownQuery,
  Engine,
  EngineBreakdown,
  EngineChangeList,
  EngineHealth,
  EngineParams,
  ListEngineChanges,
} from './schema.ts';
import { getEngine, getEngineBreakdown, getEngineHealth, listEngineChanges } from './service.ts';

const group = 'Engines';

export const engineOperations = [
  operation({
    id: 'list_engine_changes',
    group,
    address: 'GET /v1/engines/changes',
    effect: 'read',
    scope: 'results:read',
    provenance: 'cached',
    summary: 'List changes of engines',
    description:
      'Model and version changes, newest first: another model served under the same name, neutral questions answered differently, and announced changes of moving names. Scans that follow one say so in their notes.',
    query: ListEngineChanges,
    returns: EngineChangeList,
    run: listEngineChanges,
  }),
  operation({
    id: 'get_engine_breakdown',
    group,
    address: 'GET /v1/engines',
    effect: 'read',
    scope: 'results:read',
    provenance: 'cached',
    summary: 'List engines with their health and scores',
    description:
      'Every answer engine: its surface, whether it can be asked and what is missing, how it did in the last 24 hours, and with projectId its presence scores.',
    query: BreakdownQuery,
    returns: EngineBreakdown,
    errors: ['not_found'],
    run: getEngineBreakdown,
  }),
  operation({
    id: 'get_engine',
    group,
    address: 'GET /v1/engines/{engineId}',
    effect: 'read',
    scope: 'results:read',
    provenance: 'cached',
    summary: 'Read an engine',
    description: 'One answer engine with its health.',
    params: EngineParams,
    returns: Engine,
    errors: ['not_found'],
    run: getEngine,
  }),
  operation({
    id: 'get_engine_health',
    group,
    address: 'GET /v1/engines/{engineId}/health',
    effect: 'read',
    scope: 'results:read',
    provenance: 'cached',
    summary: 'Read an engine’s health',
    description: 'Failures by reason and latencies of this workspace’s samples in the last 24 hours.',
    params: EngineParams,
    returns: EngineHealth,
    errors: ['not_found'],
    run: getEngineHealth,
  }),
];
