export { createEngines, type Engines, type EngineSettings, type EngineState, type KnownEngine, type Mode } from './engines.ts';
export { engineOperations } from './resource.ts';
