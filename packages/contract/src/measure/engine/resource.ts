import { operation, resource } from '../../kernel/operation.ts';
import {
  BreakdownQuery,
  Engine,
  EngineBreakdown,
  EngineChangeList,
  EngineHealth,
  EngineLocaleList,
  EngineParams,
  ListEngineChanges,
  ListLocales,
} from './schema.ts';

export const engineOperations = resource('Engines', [
  operation({
    id: 'list_engine_changes',
    address: 'GET /v1/engines/changes',
    scope: 'results:read',
    summary: 'List changes of engines',
    description:
      'Model and version changes, newest first: another model behind the same name, neutral questions answered differently, and announced changes of aliases. Scans after such a change say so in their notes.',
    query: ListEngineChanges,
    returns: EngineChangeList,
  }),
  operation({
    id: 'list_locales',
    address: 'GET /v1/locales',
    scope: 'results:read',
    summary: 'List what engines are told about the asker',
    description:
      'For each engine, whether its requests carry the asker’s country, language, city, region and persona, with which values, and what happens if not.',
    query: ListLocales,
    returns: EngineLocaleList,
  }),
  operation({
    id: 'get_engine_breakdown',
    address: 'GET /v1/engines',
    scope: 'results:read',
    summary: 'List engines with their health and scores',
    description:
      'Every answer engine: its surface, whether it can be asked and what is missing, its health over the last 24 hours, and with projectId its presence scores.',
    query: BreakdownQuery,
    returns: EngineBreakdown,
    errors: ['not_found'],
  }),
  operation({
    id: 'get_engine',
    address: 'GET /v1/engines/{engineId}',
    scope: 'results:read',
    summary: 'Read an engine',
    description: 'One answer engine with its health.',
    params: EngineParams,
    returns: Engine,
  }),
  operation({
    id: 'get_engine_health',
    address: 'GET /v1/engines/{engineId}/health',
    scope: 'results:read',
    summary: 'Read an engine’s health',
    description: 'Failures by reason and latencies of this workspace’s samples in the last 24 hours.',
    params: EngineParams,
    returns: EngineHealth,
  }),
]);
