import { isRanked } from './organic-rank.ts';
import { firstFeatureColumn, sharedWidth } from './parameter.ts';
import { appliesTo, distanceFromTypical } from './prior.ts';
import { type BrandTier, brandTiers, tierMean, tierShare } from './prior-intercept.ts';
import { type FeatureId, type FeatureVector, featurePriors, isFeatureId } from './priors.ts';

/** Subject of a prediction. */
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
  /** Variance between tiers, log-odds², when neither the tier nor the rank is known. */
  tierVariance: number;
}

const unknownTierVariance = ((): number => {
  const mean = brandTiers.reduce((sum, tier) => sum + tierShare[tier] * tierMean[tier], 0);
  return brandTiers.reduce((sum, tier) => sum + tierShare[tier] * (tierMean[tier] - mean) ** 2, 0);
})();

/** The features as given. Throws RangeError for a value that is not finite or an unknown id. */
export function checkFeatures(features: FeatureVector): FeatureVector {
  for (const [id, value] of Object.entries(features)) {
    if (!isFeatureId(id)) throw new RangeError(`unknown feature ${id}`);
    if (!Number.isFinite(value)) throw new RangeError(`feature ${id} must be a finite number`);
  }
  return features;
}

export function designRow(subject: Subject): DesignRow {
  const columns = new Float64Array(sharedWidth);
  columns[0] = 1;
  for (const [i, tier] of brandTiers.entries()) {
    if (subject.tier) columns[1 + i] = tier === subject.tier ? 1 : 0;
    else columns[1 + i] = tierShare[tier];
  }
  const features = checkFeatures(subject.features);
  const missing: FeatureId[] = [];
  // Rates at a rank are of brands of every tier and questions of every kind: the rank stands for what these would have told.
  const ranked = isRanked(subject);
  for (const [i, prior] of featurePriors.entries()) {
    if (!appliesTo(prior, subject.engine) || (ranked && prior.id === 'asks_for_names')) continue;
    const value = features[prior.id];
    if (value === undefined) missing.push(prior.id);
    else columns[firstFeatureColumn + i] = distanceFromTypical(prior, value);
  }
  return { columns, missing, tierVariance: subject.tier || ranked ? 0 : unknownTierVariance };
}
