import {
  type EngineAdapter,
  type EngineCredential,
  listEngineAdapters,
  providerOfSecret,
  resolveCredential,
  type Surface,
} from '@svc/engines';
import { type EngineLimits, startPerMinute } from '../traffic/index.ts';
import { type OperatorReader, readOperatorReader } from './operator-reader.ts';

export type EngineState = 'configured' | 'unconfigured' | 'not_opted_in';

/** An engine as one deployment knows it. */
export interface KnownEngine {
  id: string;
  label: string;
  surface: Surface;
  model: string | null;
  state: EngineState;
  /** Settings that the operator still has to make; null: it is usable. */
  missing: string | null;
  localeSupport: { country: boolean; language: boolean; city: boolean; region: boolean };
  /** Whether its wire has a place for a persona. */
  personaSupport: boolean;
  /** null: the sandbox, which runs in process. */
  adapter: EngineAdapter | null;
}

export type Mode = 'live' | 'test';

/** The answer engines of a deployment, by mode. Test keys reach the sandbox and the emulator only. */
export interface EngineDirectory {
  list: (mode: Mode) => KnownEngine[];
  find: (id: string, mode: Mode) => KnownEngine | undefined;
  /** The operator's credential; null for the sandbox and for engines that are not configured. */
  credential: (id: string, mode: Mode) => EngineCredential | null;
  /**
   * A workspace's own key, at the address where this deployment asks the engine. null: the engine takes none here,
   * since it has none, its address is not set, or the operator has not opted in.
   */
  ownCredential: (id: string, mode: Mode, key: { id: string; secret: string }) => EngineCredential | null;
  limits: (id: string) => EngineLimits;
  /** Reader of answers for workspaces that have chosen none; null: rules. */
  reader: OperatorReader | null;
}

export interface EngineSettings {
  /** The operator's settings, such as OPENAI_API_KEY, by name. */
  settings: Readonly<Record<string, string | undefined>>;
  /** Addresses of the emulator in place of each engine's; empty: test keys can use the sandbox alone. */
  testBaseUrls: Readonly<Record<string, string>>;
}

const sandbox: KnownEngine = {
  id: 'sandbox',
  label: 'Sandbox (retrieval over given pages)',
  surface: 'sandbox',
  model: 'sandbox-1',
  state: 'configured',
  missing: null,
  localeSupport: { country: false, language: true, city: false, region: false },
  personaSupport: false,
  adapter: null,
};

/**
 * `<ENGINE>_MAX_CONCURRENT`, `_REQUESTS_PER_MINUTE`, `_TIMEOUT_SECONDS` and `_DEADLINE_SECONDS` replace them, then
 * `SCREEN_…` for all products’ own pages, then `ENGINE_…` for all engines.
 */
const defaultLimits = {
  maxConcurrent: 100,
  totalTimeoutMs: 300_000,
  deadlineMs: 900_000,
  maxAttempts: 6,
};
/** A provider opens the page, waits for the answer and reads it: normally within 90 s, on bad days in 8 to 12 minutes. */
const screenLimits = { ...defaultLimits, totalTimeoutMs: 720_000, deadlineMs: 1_800_000 };

const settingName = (engineId: string, what: string): string =>
  `${engineId.toUpperCase().replaceAll('-', '_')}_${what}`;

export function createEngineDirectory({ settings, testBaseUrls }: EngineSettings): EngineDirectory {
  const adapters = listEngineAdapters();
  const live = [sandbox, ...adapters.map((adapter) => describe(adapter, settings))];
  const test = [
    sandbox,
    ...adapters
      .filter((adapter) => testBaseUrls[adapter.id] !== undefined)
      .map(
        (adapter): KnownEngine => ({
          ...describe(adapter, settings),
          label: `${adapter.label} (emulated)`,
          model: adapter.defaultModel ?? 'emulator-1',
          state: 'configured',
          missing: null,
        }),
      ),
  ];
  // Read at start, so that a wrong setting is refused then.
  const limitsOf = new Map(
    [sandbox, ...adapters].map(({ id, surface }): [string, EngineLimits] => [
      id,
      readLimits(id, surface === 'ui', settings),
    ]),
  );
  const of = (mode: Mode) => (mode === 'live' ? live : test);
  const find = (id: string, mode: Mode) => of(mode).find((engine) => engine.id === id);

  return {
    list: of,
    find,
    reader: readOperatorReader(settings),
    credential(id, mode) {
      const engine = find(id, mode);
      if (!engine?.adapter || engine.state !== 'configured') return null;
      if (mode === 'test')
        return { id: 'emulator', secret: 'emulator:emulator', baseUrl: testBaseUrls[id] ?? null };
      const readiness = resolveCredential(engine.adapter, settings);
      return readiness.state === 'configured' ? readiness.credential : null;
    },
    ownCredential(id, mode, key) {
      const engine = find(id, mode);
      if (!engine?.adapter) return null;
      if (mode === 'test') return { ...key, baseUrl: testBaseUrls[id] ?? null };
      const readiness = resolveCredential(engine.adapter, withSecret(engine.adapter, settings, key.secret));
      return readiness.state === 'configured' ? { ...readiness.credential, ...key } : null;
    },
    limits(id) {
      const limits = limitsOf.get(id);
      if (!limits) throw new Error(`no engine ${id}`);
      return limits;
    },
  };
}

/** Throws Error with the setting's name when it is no number above 0. */
function readLimits(id: string, screen: boolean, settings: EngineSettings['settings']): EngineLimits {
  const defaults = screen ? screenLimits : defaultLimits;
  const number = (what: string): number | undefined => {
    const names = [settingName(id, what), ...(screen ? [`SCREEN_${what}`] : []), `ENGINE_${what}`];
    const name = names.find((known) => settings[known]?.trim());
    if (name === undefined) return undefined;
    const value = Number(settings[name]);
    const whole = what === 'MAX_CONCURRENT';
    if (!(value > 0) || value > 1e9 || (whole && !Number.isInteger(value)))
      throw new Error(`${name} must be a ${whole ? 'whole ' : ''}number above 0, not "${settings[name]}"`);
    return value;
  };
  const maxConcurrent = number('MAX_CONCURRENT') ?? defaults.maxConcurrent;
  const requestsPerMinute = number('REQUESTS_PER_MINUTE') ?? null;
  return {
    ...defaults,
    maxConcurrent,
    requestsPerMinute,
    // A second's worth: whatever may begin at once is taken off the steady rate, and delays who comes later.
    burst: Math.max(1, Math.min(maxConcurrent, Math.round((requestsPerMinute ?? startPerMinute) / 60))),
    totalTimeoutMs: (number('TIMEOUT_SECONDS') ?? defaults.totalTimeoutMs / 1_000) * 1_000,
    deadlineMs: (number('DEADLINE_SECONDS') ?? defaults.deadlineMs / 1_000) * 1_000,
  };
}

/** The operator's settings with another secret, which its form gives to one of the engine's providers. */
function withSecret(
  adapter: EngineAdapter,
  settings: EngineSettings['settings'],
  secret: string,
): EngineSettings['settings'] {
  const secrets = adapter.settings.filter(({ role }) => role === 'secret');
  const meant = providerOfSecret(adapter, secret);
  return {
    ...settings,
    ...Object.fromEntries(secrets.map(({ env, provider }) => [env, provider === meant ? secret : undefined])),
  };
}

function describe(adapter: EngineAdapter, settings: EngineSettings['settings']): KnownEngine {
  const readiness = resolveCredential(adapter, settings);
  const engine = {
    id: adapter.id,
    label: adapter.label,
    surface: adapter.surface,
    localeSupport: adapter.localeSupport,
    personaSupport: adapter.personaSupport,
    adapter,
  };
  if (readiness.state === 'configured')
    return { ...engine, state: readiness.state, model: readiness.model, missing: null };
  const missing = `the operator sets ${readiness.missing}${readiness.state === 'not_opted_in' ? `: ${readiness.reason}` : ''}`;
  return { ...engine, state: readiness.state, model: adapter.defaultModel, missing };
}
