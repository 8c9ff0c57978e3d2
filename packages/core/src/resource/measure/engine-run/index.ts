export { getEngineRun, listEngineRuns } from './service.ts';
export { engineRunVerbs } from './verbs.ts';
