/** How a feature is measured: sd (standard deviations from the typical page), share (0 absent to 1 clearly present), rank (1 is first). */
export type FeatureUnit = 'sd' | 'share' | 'rank';

/** content: text the owner can rewrite; format: markup and layout; access: robots and indexing; brand and retrieval: not edits. */
export type FeatureKind = 'content' | 'format' | 'access' | 'brand' | 'retrieval';

/** A normal belief about a coefficient, in log-odds of presence per unit of the feature. */
export interface Belief {
  mean: number;
  sd: number;
}

/** One row of the prior table: what a feature is, how common it is, and what published studies say of its effect. */
export interface FeaturePrior {
  id: string;
  description: string;
  unit: FeatureUnit;
  kind: FeatureKind;
  /** The typical page of a brand: a missing feature is taken to be drawn from here, never to be zero. sd 0: what is missing is
   * part of what prompts differ by. */
  typical: { mean: number; sd: number };
  /** Distance from the typical page where that is not value − typical mean. */
  fromTypical?: (value: number) => number;
  /** Belief about the association: what the feature tells about presence. */
  association: Belief;
  /** Belief about the effect of a change, where studies tell it apart from the association. */
  effect?: Belief;
  /** True when a study changed the feature itself; otherwise the slope is an association. */
  experiment?: boolean;
  /** True when engines are thought to differ enough for each to have a slope of its own. */
  variesByEngine?: boolean;
  /** True when the belief rests on counts of what engines did, or on what they cannot do: not discounted as studies of small effects are. */
  counted?: boolean;
  /** The engines that the feature exists for; left out: every one. */
  engines?: readonly string[];
  /** Studies behind the row, in words; figures and links: docs of the method. */
  basis: readonly string[];
}

/** Standardised feature. */
export const standardised = { mean: 0, sd: 1 } as const;

/** A 0 to 1 feature that a given share of pages has. */
export function prevalence(share: number): { mean: number; sd: number } {
  return { mean: share, sd: Math.sqrt(share * (1 - share)) };
}

/** How far a value is from the typical page, in the units of the feature's coefficient. */
export function distanceFromTypical({ typical, fromTypical }: FeaturePrior, value: number): number {
  return fromTypical ? fromTypical(value) : value - typical.mean;
}

/** Whether the feature exists for answers of that engine. */
export function appliesTo({ engines }: FeaturePrior, engine: string): boolean {
  return engines?.includes(engine) ?? true;
}
