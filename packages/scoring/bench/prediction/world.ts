import {
  type BrandTier,
  brandTiers,
  type Cell,
  type FeatureId,
  featurePriors,
  type PredictionSubject,
} from '../../src/predictor/index.ts';
import { createLocator } from '../../src/predictor/locator.ts';
import { expit } from '../../src/predictor/logistic.ts';
import { engineBelief, tierMean } from '../../src/predictor/prior-intercept.ts';
import { drawBinomial, drawIndex, drawNormal, type Random } from '../../src/random/index.ts';

/** How true slopes relate to the prior table. */
export const worlds = ['right', 'half', 'zero', 'random signs'] as const;
export type World = (typeof worlds)[number];

const engines = ['openai', 'perplexity', 'google-ai-overview'] as const;
const residualSd = 1.8;
const levelSd = 0.9;
const engineAgreement = 0.65;
const locate = createLocator(residualSd ** 2);

/** A brand with known truth: presence of any page, prompt and engine is computable. */
export interface Brand {
  tier: BrandTier;
  engines: readonly string[];
  /** A page and prompt of its own, with the residuals that engines share and have alone. */
  drawPrompt: (name: string) => Prompt;
}

export interface Prompt {
  name: string;
  features: Partial<Record<FeatureId, number>>;
  /** True rate on an engine, with some features set to other values. */
  rate: (engine: string, set?: Partial<Record<FeatureId, number>>) => number;
}

/** What nobody knows at prediction: the search rank; and what the brand's site is the same for. */
const unseen = new Set<FeatureId>(['ln_search_rank', 'evidence_by_rank', 'third_party_listicle']);
const ofSite = new Set(['brand', 'access']);

function trueSlope(world: World, belief: { mean: number; sd: number }, random: Random): number {
  if (world === 'right') return belief.mean + belief.sd * drawNormal(random);
  if (world === 'half') return (belief.mean + belief.sd * drawNormal(random)) / 2;
  if (world === 'zero') return 0;
  return random() < 0.5 ? belief.mean : -belief.mean;
}

/** A brand of a random tier in a world. Slopes and levels are population-averaged log-odds, as in the studies. */
export function drawBrand(world: World, random: Random): Brand {
  const tier = brandTiers[drawIndex(random, brandTiers.length)] ?? 'mid';
  const level = tierMean[tier] + levelSd * drawNormal(random);
  const seen = featurePriors.filter((prior) => !unseen.has(prior.id));
  const slopes = new Map(seen.map((prior) => [prior.id, trueSlope(world, prior.association, random)]));
  const own = new Map(
    engines.map((engine) => {
      const belief = engineBelief(engine);
      const tilt = new Map(seen.map(({ id }) => [id, world === 'zero' ? 0 : 0.15 * drawNormal(random)]));
      return [engine as string, { offset: belief.mean + belief.sd * drawNormal(random), tilt }];
    }),
  );
  const value = (prior: (typeof seen)[number]): number =>
    prior.unit === 'share'
      ? Number(random() < prior.typical.mean)
      : prior.typical.mean + prior.typical.sd * drawNormal(random);
  const site = new Map(seen.filter(({ kind }) => ofSite.has(kind)).map((prior) => [prior.id, value(prior)]));
  const score = (engine: string, features: Partial<Record<FeatureId, number>>): number => {
    const mine = own.get(engine);
    let sum = level + (mine?.offset ?? 0);
    for (const { id, typical } of seen) {
      const slope = (slopes.get(id) ?? 0) + (mine?.tilt.get(id) ?? 0);
      sum += slope * ((features[id] ?? typical.mean) - typical.mean);
    }
    return sum;
  };
  return {
    tier,
    engines,
    drawPrompt(name) {
      const features: Partial<Record<FeatureId, number>> = {};
      for (const prior of seen) features[prior.id] = site.get(prior.id) ?? value(prior);
      const common = drawNormal(random);
      const residual = new Map<string, number>();
      for (const engine of engines) {
        const alone = drawNormal(random);
        const mixed = Math.sqrt(engineAgreement) * common + Math.sqrt(1 - engineAgreement) * alone;
        residual.set(engine, residualSd * mixed);
      }
      const rate = (engine: string, set: Partial<Record<FeatureId, number>> = {}): number =>
        expit(locate(score(engine, { ...features, ...set })) + (residual.get(engine) ?? 0));
      return { name, features, rate };
    },
  };
}

/** The prompt as one measures it: k answers on every engine. */
export function measure(brand: Brand, prompt: Prompt, samples: number, random: Random): Cell[] {
  return brand.engines.map((engine) => ({
    workspace: 'w',
    prompt: prompt.name,
    engine,
    brand: 'b',
    tier: brand.tier,
    features: prompt.features,
    successes: drawBinomial(random, samples, prompt.rate(engine)),
    trials: samples,
  }));
}

/** The prompt as one predicts it. */
export function subjectOf(brand: Brand, prompt: Prompt, engine: string): PredictionSubject {
  return { engine, brand: 'b', tier: brand.tier, features: prompt.features };
}
