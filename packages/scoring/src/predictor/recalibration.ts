import { expit, logit } from './logistic.ts';

/** A monotone map of predicted probabilities learned from outcomes. `weight`: how far the answers say to trust it. */
export type Recalibration =
  | { method: 'none' }
  | { method: 'intercept'; shift: number; weight: number }
  | { method: 'logit'; shift: number; slope: number; weight: number }
  | { method: 'beta'; shift: number; a: number; b: number; weight: number }
  | { method: 'isotonic'; knots: readonly number[]; values: readonly number[] }
  | { method: 'venn-abers'; knots: readonly number[]; lower: readonly number[]; upper: readonly number[] };

/** The recalibrated probability. Parametric maps move the log-odds by weight × (map − identity). */
export function recalibrate(map: Recalibration, probability: number): number {
  if (map.method === 'none') return probability;
  if (map.method === 'isotonic') return interpolate(map.knots, map.values, probability);
  if (map.method === 'venn-abers') {
    const low = interpolate(map.knots, map.lower, probability);
    const high = interpolate(map.knots, map.upper, probability);
    return high / (1 - low + high);
  }
  const score = logit(probability);
  return expit(score + map.weight * (mappedScore(map, probability, score) - score));
}

function mappedScore(
  map: Extract<Recalibration, { weight: number }>,
  probability: number,
  score: number,
): number {
  if (map.method === 'intercept') return score + map.shift;
  if (map.method === 'logit') return map.shift + map.slope * score;
  const inside = Math.min(1 - 1e-9, Math.max(1e-9, probability));
  return map.a * Math.log(inside) - map.b * Math.log(1 - inside) + map.shift;
}

/** Linear between knots, flat outside. */
function interpolate(knots: readonly number[], values: readonly number[], at: number): number {
  let low = 0;
  let high = knots.length - 1;
  if (at <= (knots[low] ?? 0)) return values[low] ?? at;
  if (at >= (knots[high] ?? 1)) return values[high] ?? at;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((knots[middle] ?? 0) <= at) low = middle;
    else high = middle;
  }
  const from = knots[low] ?? 0;
  const share = (at - from) / ((knots[high] ?? 1) - from);
  return (values[low] ?? 0) + share * ((values[high] ?? 0) - (values[low] ?? 0));
}
