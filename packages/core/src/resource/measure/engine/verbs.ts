import { engineOperations } from '@svc/contract/measure/engine';
import { implement } from '../../../implement/index.ts';
import { getEngine, getEngineBreakdown, getEngineHealth, listEngineChanges, listLocales } from './service.ts';

export const engineVerbs = implement(engineOperations, {
  list_engine_changes: { run: listEngineChanges },
  list_locales: { run: listLocales },
  get_engine_breakdown: { run: getEngineBreakdown },
  get_engine: { run: getEngine },
  get_engine_health: { run: getEngineHealth },
});
