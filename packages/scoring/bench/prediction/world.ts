import { locationOfMean } from '../../src/predictor/gauss-hermite.ts';
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
import type { FeaturePrior } from '../../src/predictor/prior.ts';
import { engineBelief, tierMean, tierRate } from '../../src/predictor/prior-intercept.ts';
import { drawBinomial, drawIndex, drawNormal, type Random } from '../../src/random/index.ts';

/** How true slopes relate to the prior table. */
export const worlds = ['right', 'half', 'zero', 'random signs'] as const;

/** Worlds that the priors do not describe: each is the one they do describe, with one thing changed. */
export const strangeWorlds = [
  '40% of cells never name the brand',
  'prompts differ twice as much',
  'slopes doubled, also those of what nobody sees',
  'complementary log-log',
] as const;
const isOfStudies = (world: World): boolean => (worlds as readonly World[]).includes(world);
export type World = (typeof worlds)[number] | (typeof strangeWorlds)[number];

const engines = ['openai', 'perplexity', 'google-ai-overview'] as const;
const residualSd = 1.8;
const levelSd = 0.9;
const engineSd = 0.5;
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

/** Features that are not drawn: lists that no code reads, and the rank, which has a world of its own. */
const unseen = new Set<FeatureId>(['organic_rank', 'third_party_listicle']);
const ofSite = new Set(['brand', 'access']);

/**
 * Worlds differ by what studies of pages are worth. What was counted of engines themselves (that they cannot cite what they
 * cannot read, which kinds of question they answer with names) holds in each of them: no study of pages bears on it.
 */
function trueSlope(world: World, { association, counted }: FeaturePrior, random: Random): number {
  const belief = association;
  if (counted && isOfStudies(world)) return belief.mean + belief.sd * drawNormal(random);
  if (world === 'half') return (belief.mean + belief.sd * drawNormal(random)) / 2;
  if (world === 'zero') return 0;
  if (world === 'random signs') return random() < 0.5 ? belief.mean : -belief.mean;
  return (world === strangeWorlds[2] ? 2 : 1) * (belief.mean + belief.sd * drawNormal(random));
}

/** A brand's web mentions explain .44 of what brands differ by (Ahrefs, rho .664; sd 1.5); doubling their slope adds thrice that. */
const doubledLevelSd = Math.sqrt(levelSd ** 2 + 3 * 0.44 * 1.5 ** 2);

/** The true rate of a cell whose prompt lies `residual` above its centre. */
function rateIn(world: World, center: number, residual: number, dead: boolean): number {
  if (world === strangeWorlds[0]) return dead ? 0 : expit(center + residual);
  if (world === strangeWorlds[1]) return expit(center + 2 * residual);
  if (world === strangeWorlds[3]) return -Math.expm1(-Math.exp(center + residual));
  return expit(center + residual);
}

/** A brand of a random tier in a world. Slopes and levels are population-averaged log-odds, as in the studies. */
export function drawBrand(world: World, random: Random): Brand {
  const tier = brandTiers[drawIndex(random, brandTiers.length)] ?? 'mid';
  const level =
    world === strangeWorlds[2]
      ? locationOfMean(tierRate[tier], doubledLevelSd ** 2 + engineSd ** 2) +
        doubledLevelSd * drawNormal(random)
      : tierMean[tier] + levelSd * drawNormal(random);
  const seen = featurePriors.filter((prior) => !unseen.has(prior.id));
  const slopes = new Map(seen.map((prior) => [prior.id, trueSlope(world, prior, random)]));
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
      const dead = new Set<string>();
      for (const engine of engines) {
        const alone = drawNormal(random);
        const mixed = Math.sqrt(engineAgreement) * common + Math.sqrt(1 - engineAgreement) * alone;
        residual.set(engine, residualSd * mixed);
        if (world === strangeWorlds[0] && random() < 0.4) dead.add(engine);
      }
      const rate = (engine: string, set: Partial<Record<FeatureId, number>> = {}): number => {
        const center = locate(score(engine, { ...features, ...set }));
        return rateIn(world, center, residual.get(engine) ?? 0, dead.has(engine));
      };
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
