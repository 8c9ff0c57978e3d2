import type { Belief } from './prior.ts';

/** How widely known the brand is. */
export type BrandTier = 'niche' | 'mid' | 'global';

export const brandTiers = ['niche', 'mid', 'global'] as const satisfies readonly BrandTier[];

/**
 * Level of presence by brand tier, log-odds: Kumar 2606.20065, 11 / 44 / 73% of over 100,000 answers.
 * sd .9 in total, split into what all brands share (.5), what the tier shares (.35) and what the brand has alone (.66),
 * so that a fit over many brands does not narrow a new brand's level too far.
 */
export const tierMean: Readonly<Record<BrandTier, number>> = { niche: -2.1, mid: -0.25, global: 1 };
export const levelSd = { common: 0.5, tier: 0.35, brand: 0.66 } as const;

/** Shares of the tiers among brands whose tier is not known: a judgement. */
export const tierShare: Readonly<Record<BrandTier, number>> = { niche: 0.5, mid: 0.35, global: 0.15 };

/** Engine offsets, log-odds: half of the log ratio of vendors named per answer (Broadcastwell III). Others: 0. */
const engineOffsets: Readonly<Record<string, number>> = {
  openai: 0.4,
  perplexity: 0.1,
  anthropic: -0.05,
  gemini: 0,
  'google-ai-overview': -0.6,
};

export const knownEngines: readonly string[] = Object.keys(engineOffsets);

/** Belief about an engine's level against the mean engine, log-odds. An engine without figures of its own: 0 ± .5. */
export function engineBelief(engine: string): Belief {
  return { mean: engineOffsets[engine] ?? 0, sd: 0.5 };
}

/** sd of an engine's slope about the common slope, log-odds per unit. */
export const engineSlopeSd = 0.15;

/** sd of what features leave of a prompt's own level, logit scale: latent intraclass correlation .5 (method, 5.1). */
export const residualSd = 1.8;

/** Total intraclass correlation of a prompt's answers, Beta(6, 4): ML .61 and .69 on open repeats (method, section 2). */
export const priorCorrelation = 0.6;

/** Agreement between engines relative to that within one: corr .5 to .8 (acceptance row C7). */
export const engineAgreement = 0.65;
