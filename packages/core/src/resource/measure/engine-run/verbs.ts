import { engineRunOperations } from '@svc/contract/measure/engine-run';
import { implement } from '../../../implement/index.ts';
import { getEngineRun, listEngineRuns } from './service.ts';

export const engineRunVerbs = implement(engineRunOperations, {
  list_engine_runs: { run: listEngineRuns },
  get_engine_run: { run: getEngineRun },
});
