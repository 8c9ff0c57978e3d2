export { engineRunOperations } from './resource.ts';
export { EngineRun } from './schema.ts';
