import { locationOfMean } from './gauss-hermite.ts';
import type { Belief } from './prior.ts';

/** How widely known the brand is. */
export type BrandTier = 'niche' | 'mid' | 'global';

export const brandTiers = ['niche', 'mid', 'global'] as const satisfies readonly BrandTier[];

/** Published presence by tier: Kumar 2606.20065, over 100,000 answers about over 100 brands. */
export const tierRate: Readonly<Record<BrandTier, number>> = { niche: 0.11, mid: 0.44, global: 0.73 };

/**
 * sd of a brand's level within its tier, log-odds: .9 in all, split into what all brands share (.5), what the tier shares (.35)
 * and what the brand has alone (.66), so that a fit over many brands does not narrow a new brand's level too far. With the
 * spread between tiers it makes the 1.5 that brands are thought to differ by.
 */
export const levelSd = { common: 0.5, tier: 0.35, brand: 0.66 } as const;

/** sd of an engine's level about that of the mean engine, log-odds. */
const engineSd = 0.5;

/** Variance of a level before any answer: of all brands, the tier, the brand and the engine. */
export const levelVariance = levelSd.common ** 2 + levelSd.tier ** 2 + levelSd.brand ** 2 + engineSd ** 2;

const level = (tier: BrandTier): number => locationOfMean(tierRate[tier], levelVariance);

/** Level by tier, log-odds: averaged over what levels may be, it gives the published rate. */
export const tierMean: Readonly<Record<BrandTier, number>> = {
  niche: level('niche'),
  mid: level('mid'),
  global: level('global'),
};

/** Shares of the tiers among brands whose tier is not known: a judgement. */
export const tierShare: Readonly<Record<BrandTier, number>> = { niche: 0.5, mid: 0.35, global: 0.15 };

/** Published level of an engine, compared with the mean engine. */
export interface EnginePrior {
  engine: string;
  offset: number;
  basis: string;
}

/** Base rates of engines. Offsets are half of the log ratio of vendors named per answer: longer answers also name others. */
export const enginePriors: readonly EnginePrior[] = [
  { engine: 'openai', offset: 0.4, basis: 'Broadcastwell III: 14.7 vendors an answer' },
  { engine: 'perplexity', offset: 0.1, basis: 'Broadcastwell III: 10.7 vendors an answer' },
  {
    engine: 'anthropic',
    offset: -0.05,
    basis: 'Broadcastwell III: 8.8 vendors an answer; open repeats: .39',
  },
  { engine: 'gemini', offset: 0, basis: 'No figures: taken as the mean engine' },
  {
    engine: 'google-ai-overview',
    offset: -0.6,
    basis: 'Broadcastwell III: 4.8 vendors an answer; open repeats: .22',
  },
];

const offsets: ReadonlyMap<string, number> = new Map(
  enginePriors.map(({ engine, offset }) => [engine, offset]),
);

export const knownEngines: readonly string[] = [...offsets.keys()];

/** Belief about an engine's level against the mean engine, log-odds. An engine without figures of its own: 0 ± .5. */
export function engineBelief(engine: string): Belief {
  return { mean: offsets.get(engine) ?? 0, sd: engineSd };
}

/** sd of an engine's slope about the common slope, log-odds per unit. */
export const engineSlopeSd = 0.15;

/** sd of what features leave of a prompt's own level, logit scale: latent intraclass correlation .5 (method, 5.1). */
export const residualSd = 1.8;

/** Total intraclass correlation of a prompt's answers, Beta(6, 4): ML .61 and .69 on open repeats (method, section 2). */
export const priorCorrelation = 0.6;

/** Agreement between engines relative to that within one: corr .5 to .8 (acceptance row C7). */
export const engineAgreement = 0.65;
