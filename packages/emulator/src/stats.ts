import { type Answer, PROSE } from './answer/answer.ts';
import type { EngineId } from './engine.ts';

export interface RequestRecord {
  /** Milliseconds since the epoch: arrival, and the end of the reply (null while it runs). */
  at: number;
  endedAt: number | null;
  engine: EngineId;
  method: string;
  path: string;
  /** The key's end only, when it is long. */
  key: string | null;
  prompt: string | null;
  model: string | null;
  status: number | null;
  /** Injected fault, or null. */
  fault: string | null;
  /** `answer`, `interim` step, `error`, `other` (probe, poll), `aborted` by the client, or null while it runs. */
  result: 'answer' | 'interim' | 'error' | 'other' | 'aborted' | null;
  /** Id in the answer, as a part of what the vendor calls its response id. */
  answerId: string | null;
  draws: DrawRecord[];
}

/** What an answer contains, by brand name; `mentioned` in the order of naming. */
export interface DrawRecord {
  prompt: string;
  sample: number;
  variant: string;
  mentioned: string[];
  cited: string[];
  traps: string[];
}

export interface EngineStats {
  requests: number;
  answers: number;
  interim: number;
  other: number;
  aborted: number;
  inFlight: number;
  maxInFlight: number;
  rateLimitViolations: number;
  authFailures: number;
  /** Requests with a credential in the URL. */
  keysInUrl: number;
  statuses: Record<string, number>;
  faults: Record<string, number>;
  variants: Record<string, number>;
  models: Record<string, number>;
  byKey: Record<string, number>;
  byPrompt: Record<string, { requests: number; answers: number }>;
  brands: Record<string, { presence: number; mention: number; citation: number }>;
}

export interface Stats {
  startedAt: number;
  now: number;
  requests: number;
  inFlight: number;
  maxInFlight: number;
  engines: Partial<Record<EngineId, EngineStats>>;
  /** The last requests, oldest first. */
  recent: RequestRecord[];
}

/** Counts what the emulator was asked and what it gave. */
export function createRecorder(now: () => number, keep: () => number) {
  let startedAt = now();
  let totals = { requests: 0, inFlight: 0, maxInFlight: 0 };
  let engines = new Map<EngineId, EngineStats>();
  let recent: RequestRecord[] = [];
  let generation = 0;

  function statsOf(engine: EngineId): EngineStats {
    const known = engines.get(engine);
    if (known) return known;
    const fresh = emptyStats();
    engines.set(engine, fresh);
    return fresh;
  }

  function begin(
    start: Pick<RequestRecord, 'engine' | 'method' | 'path' | 'prompt' | 'model'> & { key: string | null },
  ) {
    const born = generation;
    const record: RequestRecord = {
      ...start,
      key: start.key && shorten(start.key),
      at: now(),
      endedAt: null,
      status: null,
      fault: null,
      result: null,
      answerId: null,
      draws: [],
    };
    const stats = statsOf(start.engine);
    stats.requests += 1;
    stats.inFlight += 1;
    stats.maxInFlight = Math.max(stats.maxInFlight, stats.inFlight);
    totals.requests += 1;
    totals.inFlight += 1;
    totals.maxInFlight = Math.max(totals.maxInFlight, totals.inFlight);
    if (record.key) add(stats.byKey, record.key);
    if (record.prompt) promptOf(stats, record.prompt).requests += 1;
    recent.push(record);
    if (recent.length > 2 * keep() + 64) recent = recent.slice(recent.length - keep());
    const end = (result: NonNullable<RequestRecord['result']>, status: number | null) => {
      if (record.result !== null) return;
      record.result = result;
      record.status = status;
      record.endedAt = now();
      if (born !== generation) return;
      stats.inFlight -= 1;
      totals.inFlight -= 1;
      if (status !== null) add(stats.statuses, String(status));
      if (record.fault) add(stats.faults, record.fault);
      if (result === 'interim' || result === 'other' || result === 'aborted') stats[result] += 1;
    };
    return { record, stats, end };
  }

  function answered(
    stats: EngineStats,
    record: RequestRecord,
    answers: Answer[],
    id: string,
    model: string,
  ): void {
    record.answerId = id;
    add(stats.models, model);
    for (const answer of answers) {
      const draw = drawRecord(answer);
      record.draws.push(draw);
      stats.answers += 1;
      add(stats.variants, answer.variant);
      promptOf(stats, answer.prompt).answers += 1;
      if (!PROSE.has(answer.variant)) continue;
      for (const { brand, mentioned, cited } of answer.draw.present) {
        const counts = stats.brands[brand.name] ?? { presence: 0, mention: 0, citation: 0 };
        stats.brands[brand.name] = counts;
        counts.presence += 1;
        counts.mention += Number(mentioned);
        counts.citation += Number(cited);
      }
    }
  }

  return {
    begin,
    answered,
    read: (): Stats => ({
      startedAt,
      now: now(),
      ...totals,
      engines: Object.fromEntries(engines),
      recent: keep() === 0 ? [] : recent.slice(-keep()),
    }),
    clear() {
      generation += 1;
      startedAt = now();
      totals = { requests: 0, inFlight: 0, maxInFlight: 0 };
      engines = new Map();
      recent = [];
    },
  };
}

function drawRecord(answer: Answer): DrawRecord {
  const prose = PROSE.has(answer.variant);
  const present = prose ? answer.draw.present : [];
  return {
    prompt: answer.prompt,
    sample: answer.draw.sample,
    variant: answer.variant,
    mentioned: present.filter((entry) => entry.mentioned).map((entry) => entry.brand.name),
    cited: present.filter((entry) => entry.cited).map((entry) => entry.brand.name),
    traps: prose ? answer.draw.traps.map(({ kind, brand }) => `${kind}: ${brand.name}`) : [],
  };
}

function promptOf(stats: EngineStats, prompt: string) {
  const counts = stats.byPrompt[prompt] ?? { requests: 0, answers: 0 };
  stats.byPrompt[prompt] = counts;
  return counts;
}

function add(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

function shorten(key: string): string {
  return key.length <= 16 ? key : `…${key.slice(-8)}`;
}

function emptyStats(): EngineStats {
  return {
    requests: 0,
    answers: 0,
    interim: 0,
    other: 0,
    aborted: 0,
    inFlight: 0,
    maxInFlight: 0,
    rateLimitViolations: 0,
    authFailures: 0,
    keysInUrl: 0,
    // Prompts and keys are strangers' text: a bare object would trip over "__proto__".
    statuses: Object.create(null),
    faults: Object.create(null),
    variants: Object.create(null),
    models: Object.create(null),
    byKey: Object.create(null),
    byPrompt: Object.create(null),
    brands: Object.create(null),
  };
}
