import { drawNormal, type Random } from '../random/index.ts';
import { checkFeatures } from './design.ts';
import { featureColumn } from './parameter.ts';
import { type Belief, distanceFromTypical, type FeaturePrior } from './prior.ts';
import { type FeatureId, type FeatureVector, featurePrior, isContentEdit, isFeatureId } from './priors.ts';

/**
 * Content edits together never promise more: pairs of methods gave about 36% where the sum would be over 50%
 * (GEO, figure 4).
 */
export const contentCap = 0.6;

/** One feature that a change moves. `from` undefined: it was not seen. */
interface Move {
  prior: FeaturePrior & { id: FeatureId };
  column: number;
  from: number | undefined;
  to: number;
}

/** The features that differ once `set` is applied. */
export function movesOf(before: FeatureVector, set: FeatureVector): Move[] {
  const from = checkFeatures(before);
  const to = checkFeatures({ ...before, ...set });
  const moves: Move[] = [];
  for (const [id, value] of Object.entries(to)) {
    if (!isFeatureId(id) || value === from[id]) continue;
    moves.push({ prior: featurePrior(id), column: featureColumn(id), from: from[id], to: value });
  }
  return moves;
}

/**
 * What is believed of changing a feature, from experiments that changed it. Scans only observe pages, so
 * their associations make no effect more certain. undefined: only the association is known.
 */
export function effectBelief(prior: FeaturePrior): Belief | undefined {
  return prior.effect ?? (prior.experiment ? prior.association : undefined);
}

/** One draw of the causal part of every coefficient that has a belief of its own, shared by all subjects and variants. */
export function drawEffects(random: Random): (move: Pick<Move, 'prior'>) => number | undefined {
  const drawn = new Map<FeatureId, number>();
  return ({ prior }) => {
    const belief = effectBelief(prior);
    if (!belief) return undefined;
    const effect = drawn.get(prior.id) ?? belief.mean + belief.sd * drawNormal(random);
    drawn.set(prior.id, effect);
    return effect;
  };
}

/** The value of an unseen feature before the change: a draw from typical pages, the same for every variant. */
export function drawUnseen(random: Random): (prior: FeaturePrior) => number {
  const drawn = new Map<string, number>();
  return ({ id, unit, typical }) => {
    const value =
      drawn.get(id) ??
      (unit === 'share' ? Number(random() < typical.mean) : typical.mean + typical.sd * drawNormal(random));
    drawn.set(id, value);
    return value;
  };
}

/**
 * Change of the score, log-odds. Effects that experiments measured replace associations; content edits are summed, thinned by
 * the share of rivals that do the same (congestion: the answer's slots are shared out), and capped at +.6.
 */
export function changeOfScore(
  moves: readonly Move[],
  coefficients: Float64Array,
  effect: (move: Pick<Move, 'prior'>) => number | undefined,
  unseen: (prior: FeaturePrior) => number,
  adoption: number,
): { change: number; capped: boolean } {
  let content = 0;
  let other = 0;
  for (const move of moves) {
    const slope = effect(move) ?? coefficients[move.column] ?? 0;
    const from = move.from ?? unseen(move.prior);
    const part = slope * (distanceFromTypical(move.prior, move.to) - distanceFromTypical(move.prior, from));
    if (isContentEdit(move.prior)) content += part;
    else other += part;
  }
  const thinned = content * (1 - adoption);
  return { change: other + Math.min(contentCap, thinned), capped: thinned > contentCap };
}
