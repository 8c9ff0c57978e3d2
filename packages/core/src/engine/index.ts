export {
  createEngines,
  type EngineSettings,
  type EngineState,
  type Engines,
  type KnownEngine,
  type Mode,
} from './engines.ts';
export { engineOperations } from './resource.ts';
