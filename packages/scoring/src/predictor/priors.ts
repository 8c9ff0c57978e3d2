import type { FeaturePrior } from './prior.ts';
import { brandPriors } from './prior-brand.ts';
import { pagePriors } from './prior-page.ts';

/** Changes whenever a figure of the prior table does; every model says which it was made from. */
export const priorsVersion = 'priors-2026.11.5';

export type FeatureId = (typeof brandPriors)[number]['id'] | (typeof pagePriors)[number]['id'];

/** All features in the order of a model's coefficients. */
export const featurePriors: readonly (FeaturePrior & { id: FeatureId })[] = [...brandPriors, ...pagePriors];

/** What a page reader supplies. A feature it could not see is left out: it widens the prediction, it is never zero. */
export type FeatureVector = Readonly<Partial<Record<FeatureId, number>>>;

const byId: ReadonlyMap<string, FeaturePrior & { id: FeatureId }> = new Map(
  featurePriors.map((prior) => [prior.id, prior]),
);

export function isFeatureId(id: string): id is FeatureId {
  return byId.has(id);
}

/** The prior row of a feature; throws RangeError for an unknown id. */
export function featurePrior(id: string): FeaturePrior & { id: FeatureId } {
  const prior = byId.get(id);
  if (!prior) throw new RangeError(`unknown feature ${id}`);
  return prior;
}

/** Content and format edits: their summed uplift is capped, because pairs add up to less than their parts. */
export function isContentEdit(prior: FeaturePrior): boolean {
  return prior.kind === 'content' || prior.kind === 'format';
}
