import { LRUCache } from 'lru-cache';
import { betaFromNormal, type Shape } from './beta.ts';
import { type Brand, DEFAULT_BRANDS } from './brand.ts';
import { type Draw, type DrawOptions, drawAnswer } from './draw.ts';
import { normalOf } from './random.ts';
import { rankDistribution } from './rank.ts';

/** How a present brand shows: the three shares sum to 1. */
export interface PresenceShares {
  mentionOnly: number;
  both: number;
  citationOnly: number;
}

/** Probability per answer of each trap, for each brand that the answer does not contain. A trap is no presence. */
export interface TrapRates {
  /** The brand's name inside a longer word. */
  insideWord: number;
  /** The brand's name in the address of somebody else's page. */
  lookalikeUrl: number;
  /** "I couldn't find anything about …". */
  notFound: number;
}

/** Replaces the drawn truth of one cell. Without `engine` it holds for all; mention and citation default to the shares. */
export interface TruthOverride {
  engine?: string | undefined;
  prompt: string;
  brand: string;
  presence: number;
  mention?: number | undefined;
  citation?: number | undefined;
}

export interface MarketOptions {
  seed?: number | string | undefined;
  brands?: Brand[] | undefined;
  /** Beta distribution of presence for brands without a shape of their own. */
  shape?: Shape | undefined;
  /** Correlation in [0, 1] of a brand's normal scores on one prompt between two engines (Gaussian copula). */
  correlation?: number | undefined;
  shares?: PresenceShares | undefined;
  traps?: TrapRates | undefined;
  overrides?: TruthOverride[] | undefined;
}

/** True probabilities of one brand in an answer of one engine to one prompt, given that there is an answer. */
export interface BrandTruth {
  brand: string;
  domain: string;
  /** Named or cited. */
  presence: number;
  mention: number;
  citation: number;
  /** P(first, second, … | named). */
  rank: number[];
}

/** One cell by brand index: exclusive probabilities of the three ways of being present, and the order weights. */
export interface Cell {
  mentionOnly: Float64Array;
  both: Float64Array;
  citationOnly: Float64Array;
  weights: Float64Array;
}

export interface Market {
  seed: string;
  brands: readonly Brand[];
  /** Cheap and cached: what `truth` is computed from. */
  cell(engine: string, prompt: string): Cell;
  /** Presence probability by brand index, for benchmarks that read very many cells. */
  presence(engine: string, prompt: string): Float64Array;
  /** `citeRate`: share of the engine's answers that can cite at all (1 with search, 0 without). */
  truth(engine: string, prompt: string, citeRate?: number): BrandTruth[];
  draw(engine: string, prompt: string, sample: number, options?: DrawOptions): Draw;
}

export const DEFAULT_SHARES: PresenceShares = { mentionOnly: 0.5, both: 0.38, citationOnly: 0.12 };
export const DEFAULT_TRAPS: TrapRates = { insideWord: 0.03, lookalikeUrl: 0.04, notFound: 0.03 };
const CACHED_CELLS = 50_000;

/**
 * A market whose truth is known. Presence of brand b on prompt q at engine e is the Beta quantile of
 * Phi(sqrt(rho) z(q, b) + sqrt(1 - rho) z(e, q, b)), so its distribution over prompts is the brand's shape and
 * engines agree by `correlation`. All of it depends only on (seed, engine, prompt text, brand name).
 */
export function createMarket(options: MarketOptions = {}): Market {
  const seed = String(options.seed ?? 1);
  const brands = options.brands ?? DEFAULT_BRANDS;
  const shape = options.shape ?? { alpha: 0.3, beta: 0.5 };
  const shares = options.shares ?? DEFAULT_SHARES;
  const traps = options.traps ?? DEFAULT_TRAPS;
  const correlation = options.correlation ?? 0.65;
  const overrides = new Map((options.overrides ?? []).map((entry) => [overrideKey(entry), entry]));
  const cells = new LRUCache<string, Cell>({ max: CACHED_CELLS });

  function computeCell(engine: string, prompt: string): Cell {
    const cell = emptyCell(brands.length);
    for (const [index, brand] of brands.entries()) {
      const common = normalOf(`${seed}|${prompt}|${brand.name}`);
      const own = normalOf(`${seed}|${engine}|${prompt}|${brand.name}`);
      const z = Math.sqrt(correlation) * common + Math.sqrt(1 - correlation) * own;
      const override =
        overrides.get(overrideKey({ engine, prompt, brand: brand.name })) ??
        overrides.get(overrideKey({ prompt, brand: brand.name }));
      const presence = override ? override.presence : betaFromNormal(z, brand.shape ?? shape);
      const usual = presence * (shares.mentionOnly + shares.both);
      const mention = override?.mention ?? Math.max(usual, presence - (override?.citation ?? presence));
      const citation = override?.citation ?? Math.min(presence, presence - mention + presence * shares.both);
      cell.mentionOnly[index] = Math.max(0, presence - citation);
      cell.citationOnly[index] = Math.max(0, presence - mention);
      cell.both[index] = Math.max(0, mention + citation - presence);
      const jitter = normalOf(`${seed}|${engine}|${prompt}|${brand.name}|order`);
      cell.weights[index] = (brand.prominence ?? 1) * Math.exp(0.5 * jitter);
    }
    return cell;
  }

  const cellOf = (engine: string, prompt: string): Cell => {
    const key = `${engine}\n${prompt}`;
    const known = cells.get(key);
    if (known) return known;
    const cell = computeCell(engine, prompt);
    cells.set(key, cell);
    return cell;
  };

  return {
    seed,
    brands,
    cell: cellOf,
    presence(engine, prompt) {
      const { mentionOnly, both, citationOnly } = cellOf(engine, prompt);
      return mentionOnly.map((value, index) => value + (both[index] ?? 0) + (citationOnly[index] ?? 0));
    },
    truth: (engine, prompt, citeRate = 1) => truthOf(brands, cellOf(engine, prompt), citeRate),
    draw: (engine, prompt, sample, drawOptions = {}) =>
      drawAnswer({ seed, brands, traps, cell: cellOf(engine, prompt), engine, prompt, sample }, drawOptions),
  };
}

/** An answer that cannot cite names the brand instead of citing it, so that presence stays the same. */
function truthOf(brands: readonly Brand[], cell: Cell, citeRate: number): BrandTruth[] {
  const parts = brands.map((_, index) => {
    const mentionOnly = cell.mentionOnly[index] ?? 0;
    const both = cell.both[index] ?? 0;
    const citationOnly = cell.citationOnly[index] ?? 0;
    const presence = Math.min(1, mentionOnly + both + citationOnly);
    return {
      presence,
      mention: mentionOnly + both + citationOnly * (1 - citeRate),
      searched: mentionOnly + both,
    };
  });
  const weights = Array.from(cell.weights);
  const searched = parts.map((part) => part.searched);
  const unsearched = parts.map((part) => part.presence);
  return brands.map((brand, index) => {
    const { presence = 0, mention = 0 } = parts[index] ?? {};
    const whenSearched = rankDistribution(weights, searched, index);
    const whenNot = citeRate < 1 ? rankDistribution(weights, unsearched, index) : whenSearched;
    const share = mention > 0 ? (citeRate * (searched[index] ?? 0)) / mention : 1;
    return {
      brand: brand.name,
      domain: brand.domain,
      presence,
      mention,
      citation: citeRate * ((cell.both[index] ?? 0) + (cell.citationOnly[index] ?? 0)),
      rank: whenSearched.map((value, place) => share * value + (1 - share) * (whenNot[place] ?? 0)),
    };
  });
}

function overrideKey(entry: { engine?: string | undefined; prompt: string; brand: string }): string {
  return `${entry.engine ?? '*'}\n${entry.prompt}\n${entry.brand}`;
}

function emptyCell(size: number): Cell {
  return {
    mentionOnly: new Float64Array(size),
    both: new Float64Array(size),
    citationOnly: new Float64Array(size),
    weights: new Float64Array(size),
  };
}
