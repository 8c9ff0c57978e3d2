export type { Engines, EngineState, KnownEngine, Mode } from './engines.ts';
