import { mixNormals } from './mix-normals.ts';
import { brandTiers, engineBelief, engineSlopeSd, levelSd, tierMean } from './prior-intercept.ts';
import { type FeatureId, featurePriors } from './priors.ts';

/** Columns of the part all engines share: level, tiers, then the features in the order of the prior table. */
export const sharedNames: readonly string[] = [
  'level',
  ...brandTiers.map((tier) => `tier:${tier}`),
  ...featurePriors.map((prior) => prior.id),
];

export const sharedWidth = sharedNames.length;

/** The shared column of the first feature of the prior table. */
export const firstFeatureColumn = 1 + brandTiers.length;

const columnOf = new Map(featurePriors.map((prior, i) => [prior.id, firstFeatureColumn + i]));

/** The shared column of a feature. */
export function featureColumn(id: FeatureId): number {
  return columnOf.get(id) ?? -1;
}

/** Shared columns on which each engine has an offset of its own: the level, and the features that vary by engine. */
export const engineColumns: readonly number[] = [
  0,
  ...featurePriors.flatMap((prior, i) => (prior.variesByEngine ? [firstFeatureColumn + i] : [])),
];

/** Which parameter is where in a model's weights. */
export interface Layout {
  names: readonly string[];
  engines: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
}

/** Shared columns, then a block of engineColumns.length for each engine, then one level for each brand. */
export function parameterLayout(engines: readonly string[], brands: readonly string[]): Layout {
  const names = [...sharedNames];
  const engineStart = new Map<string, number>();
  for (const engine of engines) {
    engineStart.set(engine, names.length);
    for (const column of engineColumns) names.push(`engine:${engine}:${sharedNames[column]}`);
  }
  const brandAt = new Map<string, number>();
  for (const brand of brands) {
    brandAt.set(brand, names.length);
    names.push(`brand:${brand}`);
  }
  return { names, engines: engineStart, brands: brandAt };
}

/** A candidate prior: how much it trusts the table of slopes. */
export interface PriorScale {
  name: string;
  /** Factor on the table's sds. */
  spread: number;
  /** Belief about one factor on all means of the table. Because of it, evidence on one slope also informs the others. */
  credibility: { mean: number; sd: number };
  /** Prior probability of this candidate. */
  share: number;
}

/**
 * Three candidates, averaged by their evidence: the studies hold; they overstate (publication bias); they are noise. Before any
 * answer slopes are a quarter of the table's: the shares are set by simulation (bench, P1), so that a cold start loses less than
 * .02 of Brier skill if all studies were noise, and keeps .09 if they hold. Answers then move belief between the three.
 */
export const priorCandidates: readonly PriorScale[] = [
  { name: 'studies hold', spread: 1, credibility: { mean: 1, sd: 0.45 }, share: 0.11 },
  { name: 'studies overstate', spread: 0.5, credibility: { mean: 0.5, sd: 0.45 }, share: 0.3 },
  { name: 'studies are noise', spread: 0.1, credibility: { mean: 0, sd: 0.1 }, share: 0.59 },
];

/**
 * Prior mean and covariance of every parameter of the layout, log-odds.
 *
 * @param unseenOfBrand variance of what was not seen about a brand: its level has to make up for it
 */
export function parameterPrior(
  layout: Layout,
  scale: PriorScale,
  unseenOfBrand: ReadonlyMap<string, number> = new Map(),
): { mean: Float64Array; covariance: Float64Array } {
  const size = layout.names.length;
  const mean = new Float64Array(size);
  const covariance = new Float64Array(size * size);
  const believe = (at: number, center: number, sd: number): void => {
    mean[at] = center;
    covariance[at * size + at] = sd * sd;
  };
  believe(0, 0, levelSd.common);
  for (const [i, tier] of brandTiers.entries()) believe(1 + i, tierMean[tier], levelSd.tier);
  const published = new Float64Array(size);
  const { spread, credibility } = scale;
  for (const [i, prior] of featurePriors.entries()) {
    const at = firstFeatureColumn + i;
    const { mean, sd } = prior.association;
    believe(at, prior.counted ? mean : credibility.mean * mean, prior.counted ? sd : spread * sd);
    published[at] = prior.counted ? 0 : mean;
  }
  addOuter(covariance, published, credibility.sd ** 2);
  for (const [engine, start] of layout.engines) {
    const belief = engineBelief(engine);
    for (const [i] of engineColumns.entries())
      believe(start + i, i === 0 ? belief.mean : 0, i === 0 ? belief.sd : engineSlopeSd);
  }
  for (const [brand, at] of layout.brands)
    believe(at, 0, Math.sqrt(levelSd.brand ** 2 + (unseenOfBrand.get(brand) ?? 0)));
  return { mean, covariance };
}

function addOuter(matrix: Float64Array, vector: Float64Array, factor: number): void {
  const size = vector.length;
  for (let row = 0; row < size; row += 1) {
    const scaled = factor * (vector[row] ?? 0);
    if (scaled === 0) continue;
    for (let column = 0; column < size; column += 1) {
      const at = row * size + column;
      matrix[at] = (matrix[at] ?? 0) + scaled * (vector[column] ?? 0);
    }
  }
}

/** The mixture of all candidates before any answer. */
export function mixedPrior(layout: Layout): { mean: Float64Array; covariance: Float64Array } {
  return mixNormals(
    priorCandidates.map((scale) => ({ ...parameterPrior(layout, scale), share: scale.share })),
  );
}
