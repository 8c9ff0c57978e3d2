import type { EngineAdapter, EngineCredential, Surface } from '../engines/index.ts';

export type EngineState = 'configured' | 'unconfigured' | 'not_opted_in';

/** An engine as one deployment knows it. */
export interface KnownEngine {
  id: string;
  label: string;
  surface: Surface;
  model: string | null;
  state: EngineState;
  /** What the operator sets to make it usable; null when it is. */
  missing: string | null;
  localeSupport: { country: boolean; language: boolean };
  adapter: EngineAdapter | null;
}

export type Mode = 'live' | 'test';

/** The answer engines of a deployment, by mode. Test keys reach the sandbox and the emulator only. */
export interface Engines {
  list: (mode: Mode) => KnownEngine[];
  find: (id: string, mode: Mode) => KnownEngine | undefined;
  /** The operator's credential; null for the sandbox and for engines that are not configured. */
  credential: (id: string, mode: Mode) => EngineCredential | null;
}
