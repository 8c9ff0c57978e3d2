import {
  coldStartModel,
  featurePriors,
  fitModel,
  type Model,
  predictPresence,
} from '../../src/predictor/index.ts';
import { createRandom } from '../../src/random/index.ts';
import { type Brand, drawBrand, measure, type Prompt, subjectOf, type World } from './world.ts';

/** Held-out skill and coverage of one world and training size, averaged over brands. */
export interface SkillCell {
  world: World;
  prompts: number;
  brands: number;
  /** Brier skill against the base rate, its standard error, and that against raw counts. */
  skill: number;
  skillError: number;
  /** The same, compared with a forecast that uses counts of engines alone, and no studies. */
  overCounts: number;
  overCountsError: number;
  /** Share of held-out cells whose true rate is inside the 95% interval, and its standard error. */
  coverage: number;
  coverageError: number;
  /** Probability that a present cell ranks above an absent one. */
  auc: number;
}

const samples = 3;
const heldOut = 120;

/** Expected Brier score of a forecast when the truth is known. */
function expectedBrier(forecast: number, truth: number): number {
  return truth * (1 - forecast) ** 2 + (1 - truth) * forecast * forecast;
}

type Features = Prompt['features'];
const none = (): Features => ({});
const counts = new Set<string>(featurePriors.flatMap((prior) => ('counted' in prior ? [prior.id] : [])));
/** Features that were counted on engines themselves, without studies of pages. */
const countedOf = (features: Features): Features =>
  Object.fromEntries(Object.entries(features).filter(([id]) => counts.has(id)));

/**
 * A forecast by the same fit that sees a part of the features. None: the base rate of brand × engine, as well as it can be had;
 * a harder baseline than raw counts.
 */
function baseline(
  brand: Brand,
  cells: Parameters<typeof fitModel>[0],
  seen: (features: Features) => Features,
): (prompt: Prompt, engine: string) => number {
  const bare = cells.map((cell) => ({ ...cell, features: seen(cell.features) }));
  const model = bare.length === 0 ? coldStartModel() : fitModel(bare, { version: 'base-rate' });
  return ({ features }, engine) =>
    predictPresence(model, { engine, brand: 'b', tier: brand.tier, features: seen(features) }).mean;
}

export function skillCell(world: World, prompts: number, brands: number, seed: number): SkillCell {
  const random = createRandom(seed);
  const scores: { model: number; base: number; counts: number }[] = [];
  const coverages: number[] = [];
  let ordered = 0;
  let pairs = 0;
  for (let b = 0; b < brands; b += 1) {
    const brand = drawBrand(world, random);
    const cells = Array.from({ length: prompts }, (_, i) =>
      measure(brand, brand.drawPrompt(`train-${i}`), samples, random),
    ).flat();
    const model = fitModel(cells, { version: 'fitted' });
    const [base, counted] = [baseline(brand, cells, none), baseline(brand, cells, countedOf)];
    const sums = { model: 0, base: 0, counts: 0 };
    let covered = 0;
    const ranked: { forecast: number; truth: number }[] = [];
    for (let i = 0; i < heldOut; i += 1) {
      const prompt = brand.drawPrompt(`held-out-${i}`);
      for (const engine of brand.engines) {
        const truth = prompt.rate(engine);
        const { mean, low, high } = predictPresence(model, subjectOf(brand, prompt, engine));
        sums.model += expectedBrier(mean, truth);
        sums.base += expectedBrier(base(prompt, engine), truth);
        sums.counts += expectedBrier(counted(prompt, engine), truth);
        if (low <= truth && truth <= high) covered += 1;
        if (engine === brand.engines[0]) ranked.push({ forecast: mean, truth });
      }
    }
    for (const a of ranked)
      for (const c of ranked) {
        const weight = a.truth * (1 - c.truth);
        pairs += weight;
        if (a.forecast > c.forecast) ordered += weight;
        else if (a.forecast === c.forecast) ordered += weight / 2;
      }
    scores.push(sums);
    coverages.push(covered / (heldOut * brand.engines.length));
  }
  const [overBase, overCounts] = [skillOver(scores, 'base'), skillOver(scores, 'counts')];
  return {
    world,
    prompts,
    brands,
    skill: overBase.skill,
    skillError: overBase.error,
    overCounts: overCounts.skill,
    overCountsError: overCounts.error,
    coverage: coverages.reduce((sum, one) => sum + one, 0) / brands,
    coverageError: standardError(coverages),
    auc: ordered / pairs,
  };
}

/** 1 − Σ model / Σ other over brands, and its standard error. */
function skillOver<Other extends string>(
  scores: readonly Record<'model' | Other, number>[],
  other: Other,
): { skill: number; error: number } {
  const of = (name: 'model' | Other): number => scores.reduce((sum, one) => sum + one[name], 0);
  const ratio = of('model') / of(other);
  const residual = scores.map((one) => (one.model - ratio * one[other]) * (scores.length / of(other)));
  return { skill: 1 - ratio, error: standardError(residual) };
}

export function standardError(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
}

/** A fitted model of one brand with prompts to try it on. */
export function fittedBrand(
  world: World,
  prompts: number,
  fresh: number,
  seed: number,
): { brand: Brand; model: Model; prompts: Prompt[] } {
  const random = createRandom(seed);
  const brand = drawBrand(world, random);
  const cells = Array.from({ length: prompts }, (_, i) =>
    measure(brand, brand.drawPrompt(`train-${i}`), samples, random),
  ).flat();
  const model = fitModel(cells, { version: 'fitted' });
  return { brand, model, prompts: Array.from({ length: fresh }, (_, i) => brand.drawPrompt(`fresh-${i}`)) };
}
