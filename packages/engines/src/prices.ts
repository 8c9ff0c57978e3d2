import type { Cost } from './answer.ts';
import file from './prices.json' with { type: 'json' };

interface ModelPrice {
  /** First day, ISO date. */
  from: string;
  input: number;
  /** Missing: not published, so cached tokens are counted at the full input price, an upper bound. */
  cachedInput?: number | undefined;
  cacheWrite?: number | undefined;
  cacheWriteHour?: number | undefined;
  output: number;
  /** Factors for prompts above a number of input tokens; null: dearer by an unpublished amount. */
  long?: { above: number; input: number | null; output: number | null } | undefined;
}

interface EnginePrices {
  source: string;
  searches: { from: string; perThousand: number }[];
  typicalAnswer: { low: number; high: number };
  peak?: { factor: number; utcOffsetHours: number; weekdays: number[]; hours: number[][] } | undefined;
  models: Partial<Record<string, ModelPrice[]>>;
}

const engines: Partial<Record<string, EnginePrices>> = file.engines;

/** The date that the prices were read. */
export const pricesAsOf: string = file.asOf;

/** Tokens used; each is counted in one field only. */
export interface Metered {
  /** Neither read from nor written to a cache. */
  inputTokens: number;
  cachedInputTokens?: number;
  cacheWriteTokens?: number;
  cacheWriteHourTokens?: number;
  /** Reasoning included. */
  outputTokens: number;
  searches: number;
}

const unknown: Cost = { usd: null, basis: 'unknown' };

/**
 * US dollars of one answer by the price list in force at `at` (epoch milliseconds). Unknown for models that
 * the list lacks: a wrong price is worse than none.
 * @param models the name that answered, then the name that was asked for; the first one listed counts
 */
export function computeCost(
  engine: string,
  models: readonly (string | null)[],
  metered: Metered | null,
  at: number,
): Cost {
  const prices = engines[engine];
  const listed = models.map((model) => findModel(prices, model)).find((entries) => entries !== undefined);
  const price = inForce(listed, at);
  if (!prices || !price || !metered) return unknown;
  const { inputTokens: fresh, cachedInputTokens: cached = 0, outputTokens } = metered;
  const { cacheWriteTokens: written = 0, cacheWriteHourTokens: writtenHour = 0, searches } = metered;
  const factor = longFactor(price, fresh + cached + written + writtenHour);
  if (factor === null) return unknown;
  const searchPrice = inForce(prices.searches, at);
  if (searches > 0 && !searchPrice) return unknown;
  const input =
    fresh * price.input +
    cached * (price.cachedInput ?? price.input) +
    written * (price.cacheWrite ?? price.input * 1.25) +
    writtenHour * (price.cacheWriteHour ?? price.input * 2);
  const tokens = (input * factor.input + outputTokens * price.output * factor.output) / 1e6;
  const usd = tokens * peakFactor(prices, at) + (searches * (searchPrice?.perThousand ?? 0)) / 1_000;
  return { usd, basis: 'computed' };
}

/** The cost that the engine itself reports; null when it reports none. */
export function reportedCost(usd: number | null): Cost | null {
  return usd === null ? null : { usd, basis: 'reported' };
}

/** Planning figures: US dollars of one answer, from its cheapest to its dearest usual model. null when unknown. */
export function typicalAnswerCost(engine: string): { low: number; high: number } | null {
  return engines[engine]?.typicalAnswer ?? null;
}

/** A dated snapshot has the price of its model. */
function findModel(prices: EnginePrices | undefined, model: string | null): ModelPrice[] | undefined {
  if (model === null) return undefined;
  return prices?.models[model] ?? prices?.models[model.replace(/-(\d{8}|\d{4}-\d{2}-\d{2})$/, '')];
}

/** The last entry that has begun; before the first one, the first. */
function inForce<T extends { from: string }>(entries: readonly T[] | undefined, at: number): T | undefined {
  return entries?.findLast((entry) => Date.parse(entry.from) <= at) ?? entries?.[0];
}

function longFactor(price: ModelPrice, inputTokens: number): { input: number; output: number } | null {
  if (!price.long || inputTokens <= price.long.above) return { input: 1, output: 1 };
  const { input, output } = price.long;
  return input === null || output === null ? null : { input, output };
}

function peakFactor({ peak }: EnginePrices, at: number): number {
  if (!peak) return 1;
  const local = new Date(at + peak.utcOffsetHours * 3_600_000);
  const hour = local.getUTCHours();
  const inPeak = peak.hours.some(([start = 0, end = 0]) => hour >= start && hour < end);
  return inPeak && peak.weekdays.includes(local.getUTCDay()) ? peak.factor : 1;
}
