import { type Answer, PROSE, type Variant } from './answer/answer.ts';
import { ConfigError, type EmulatorConfig, parseConfig, type Settings } from './config.ts';
import type { EngineId } from './engine.ts';
import { chooseFault, type Fault, type FaultRates, parseFault } from './fault/fault.ts';
import { latencyOf } from './fault/latency.ts';
import { WHOLE } from './fault/transport.ts';
import { createBuckets } from './rate-limit.ts';
import { createRecorder } from './stats.ts';
import { type BrandTruth, createMarket, type Market } from './truth/market.ts';
import { uniformOf } from './truth/random.ts';

export type WrittenAnswer = Pick<Answer, 'blocks' | 'pages' | 'citedCount' | 'queries'>;

/** An answer of somebody else's own world; null: none to this prompt. */
export type WriteAnswer = (ask: { engine: EngineId; prompt: string; sample: number }) => WrittenAnswer | null;

/** The settings in force, and all that the emulator remembers between requests. */
export function createState(initial: EmulatorConfig, write: WriteAnswer = () => null) {
  let given: EmulatorConfig = initial;
  let settings: Settings = parseConfig(initial);
  let market: Market = createMarket(settings);
  let script = scriptOf(settings);
  const samples = new Map<string, number>();
  const answersServed = new Map<EngineId, number>();
  const requestNumbers = new Map<EngineId, number>();
  /** By a hash of model and text: texts are long. */
  const textsRead = new Map<number, number>();
  const buckets = createBuckets();
  const recorder = createRecorder(Date.now, () => settings.keepRequests);

  function count<Key>(counters: Map<Key, number>, key: Key): number {
    const value = counters.get(key) ?? 0;
    counters.set(key, value + 1);
    return value;
  }

  const ratesOf = (engine: EngineId): FaultRates => settings.engines[engine]?.faults ?? settings.faults;

  function insteadOf(engine: EngineId, prompt: string, requestNumber: number) {
    const given = settings.instead.filter((one) => one.engine === undefined || one.engine === engine);
    if (given.length === 0) return undefined;
    const presence = market.truth(engine, prompt, 1)[0]?.presence ?? 0;
    return given.find(({ least, most, share, each, fault }) => {
      const drawn = each === 'prompt' ? prompt : String(requestNumber);
      return (
        presence >= least &&
        presence <= most &&
        uniformOf(`${settings.seed}|${engine}|${drawn}|instead ${fault}`) < share
      );
    });
  }

  return {
    recorder,
    write,
    /** Makes the ids of two runs differ. */
    startedAt: Date.now(),
    buckets,
    settings: () => settings,
    market: () => market,

    /** Merges settings into those in force; those of an engine one by one. Throws ConfigError and changes nothing. */
    configure(patch: EmulatorConfig): Settings {
      if (patch.host !== undefined || patch.port !== undefined) {
        throw new ConfigError('Emulator settings: host and port are fixed once it runs');
      }
      const engines: EmulatorConfig['engines'] = { ...given.engines };
      for (const [engine, changes] of Object.entries(patch.engines ?? {})) {
        const id = engine as EngineId;
        engines[id] = { ...engines[id], ...changes };
      }
      const merged = { ...given, ...patch, engines };
      settings = parseConfig(merged);
      given = merged;
      market = createMarket(settings);
      if (patch.script) script = scriptOf(settings);
      return settings;
    },

    /** Forgets requests, draws and buckets; settings stay. */
    reset(): void {
      samples.clear();
      answersServed.clear();
      requestNumbers.clear();
      textsRead.clear();
      buckets.clear();
      recorder.clear();
    },

    nextRequest: (engine: EngineId) => count(requestNumbers, engine) + 1,
    nextSample: (engine: EngineId, prompt: string) => count(samples, `${engine}\n${prompt}`),

    /** The fault that was asked for by header, by script, by what the answer would say or by rate, in that order. */
    faultFor(engine: EngineId, header: string | null, requestNumber: number, prompt: string): Fault | null {
      if (header !== null) return parseFault(header);
      const scripted = script.get(engine)?.shift();
      if (scripted !== undefined) return parseFault(scripted);
      const other = insteadOf(engine, prompt, requestNumber);
      if (other) return parseFault(other.fault);
      return chooseFault(ratesOf(engine), uniformOf(`${settings.seed}|${engine}|${requestNumber}|fault`));
    },

    latencyFor(engine: EngineId, requestNumber: number): number {
      const latency = settings.engines[engine]?.latency ?? settings.latency;
      return latencyOf(latency, `${settings.seed}|${engine}|${requestNumber}`);
    },

    rateLimitFor(engine: EngineId) {
      const own = settings.engines[engine]?.rateLimit;
      return own === undefined ? settings.rateLimit : own;
    },

    /** The model that answers now; counts one answer. */
    servedModel(engine: EngineId, requested: string): string {
      const { servedModel, switchModel } = settings.engines[engine] ?? {};
      const served = count(answersServed, engine);
      if (switchModel && served >= switchModel.afterAnswers) return switchModel.to;
      return servedModel ?? requested;
    },

    /** How often a model has read a text as a reader; each asking counts as a reading. */
    timesRead: (model: string, text: string) => count(textsRead, uniformOf(`${model}\n${text}`)),

    /** True probabilities of an engine's whole answers under the settings in force. */
    truth(engine: EngineId, prompt: string): BrandTruth[] {
      return market.truth(engine, prompt, citeRate(engine, ratesOf(engine)));
    },
  };
}

export type State = ReturnType<typeof createState>;

/** Whether answers of this engine and kind have citations. */
export function canCite(engine: EngineId, variant: Variant): boolean {
  return (
    engine !== 'openai-compatible' &&
    variant !== 'no-search' &&
    variant !== 'no-citations' &&
    variant !== 'search-error'
  );
}

/** Share of whole answers with citations, from the fault rates. */
function citeRate(engine: EngineId, rates: FaultRates): number {
  if (!canCite(engine, 'plain')) return 0;
  let whole = 1;
  let uncited = 0;
  for (const [text, rate] of Object.entries(rates)) {
    const { failure, transport, variant } = parseFault(text);
    const given = variant ? PROSE.has(variant) : !failure && (!transport || WHOLE.has(transport));
    if (!given) whole -= rate;
    else if (variant && !canCite(engine, variant)) uncited += rate;
  }
  return whole > 1e-9 ? 1 - uncited / whole : 1;
}

function scriptOf(settings: Settings): Map<EngineId, string[]> {
  return new Map(
    Object.entries(settings.script).map(([engine, steps]) => [engine as EngineId, [...(steps ?? [])]]),
  );
}
