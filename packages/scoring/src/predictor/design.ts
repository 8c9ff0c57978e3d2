import { firstFeatureColumn, sharedWidth } from './parameter.ts';
import { type BrandTier, brandTiers, tierMean, tierShare } from './prior-intercept.ts';
import { type FeatureId, type FeatureVector, featurePriors, isFeatureId } from './priors.ts';

/** What a prediction is asked about. */
export interface Subject {
  engine: string;
  features: FeatureVector;
  /** null or absent: not known, averaged over the tiers. */
  tier?: BrandTier | null;
  /** A brand the model may have seen. */
  brand?: string;
}

/** A subject as numbers: shared columns (features centred on the typical page), and which features nobody could see. */
export interface DesignRow {
  columns: Float64Array;
  missing: readonly FeatureId[];
  /** Variance between tiers, log-odds², when the tier is not known. */
  tierVariance: number;
}

const unknownTierVariance = ((): number => {
  const mean = brandTiers.reduce((sum, tier) => sum + tierShare[tier] * tierMean[tier], 0);
  return brandTiers.reduce((sum, tier) => sum + tierShare[tier] * (tierMean[tier] - mean) ** 2, 0);
})();

/** ln 5: GEO's ranks ran from 1 to 5, so the interaction is not extended beyond. */
const deepestRank = 5;

/** Mean of quotations, sources and statistics × (rank − 3), rank within 1 to 5; missing unless all four are there. */
export function evidenceByRank(features: FeatureVector): number | undefined {
  const { quotations, sources_cited, statistics, ln_search_rank } = features;
  if (quotations === undefined || sources_cited === undefined || statistics === undefined) return undefined;
  if (ln_search_rank === undefined) return undefined;
  const rank = Math.min(deepestRank, Math.max(1, Math.exp(ln_search_rank)));
  return ((quotations + sources_cited + statistics) / 3) * (rank - 3);
}

/** The value of every feature, derived ones included. Throws RangeError for a value that is not finite or an unknown id. */
export function completeFeatures(features: FeatureVector): FeatureVector {
  for (const [id, value] of Object.entries(features)) {
    if (!isFeatureId(id)) throw new RangeError(`unknown feature ${id}`);
    if (!Number.isFinite(value)) throw new RangeError(`feature ${id} must be a finite number`);
  }
  const { evidence_by_rank: _, ...supplied } = features;
  const derived = evidenceByRank(features);
  return derived === undefined ? supplied : { ...supplied, evidence_by_rank: derived };
}

export function designRow(subject: Subject): DesignRow {
  const columns = new Float64Array(sharedWidth);
  columns[0] = 1;
  for (const [i, tier] of brandTiers.entries()) {
    if (subject.tier) columns[1 + i] = tier === subject.tier ? 1 : 0;
    else columns[1 + i] = tierShare[tier];
  }
  const features = completeFeatures(subject.features);
  const missing: FeatureId[] = [];
  for (const [i, prior] of featurePriors.entries()) {
    const value = features[prior.id];
    if (value === undefined) missing.push(prior.id);
    else columns[firstFeatureColumn + i] = value - prior.typical.mean;
  }
  return { columns, missing, tierVariance: subject.tier ? 0 : unknownTierVariance };
}
