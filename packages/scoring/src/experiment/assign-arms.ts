import { groupBy } from '../calibration/group-by.ts';
import { drawIndex, type Random } from '../random/index.ts';

/** Unit of assignment: a prompt, or all prompts that one page answers. */
export interface ExperimentUnit {
  id: string;
  intent: string;
  /** Presence before, 0 to 1; null: not measured. */
  baseline: number | null;
}

/**
 * Treated units, half of all: within each intent, neighbours in the baseline make a pair, and chance decides
 * which of the two is treated. Units left over from the intents are paired in the same way, so that arms
 * differ by one unit at most. The same random source gives the same arms, in whatever order units come.
 * Matched pairs: Imai, King and Nall 2009.
 */
export function assignArms(units: readonly ExperimentUnit[], random: Random): Set<string> {
  const treated = new Set<string>();
  const pairUp = (stratum: readonly ExperimentUnit[], alone: (unit: ExperimentUnit) => void): void => {
    // Shuffled first, so that chance decides among those with the same baseline.
    const order = shuffle(stratum, random).sort((a, b) => (a.baseline ?? -1) - (b.baseline ?? -1));
    for (let at = 0; at < order.length; at += 2) {
      const pair = order.slice(at, at + 2);
      const [first] = pair;
      const chosen = pair[drawIndex(random, 2)];
      if (pair.length === 1 && first) alone(first);
      else if (chosen) treated.add(chosen.id);
    }
  };
  const known = units.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const left: ExperimentUnit[] = [];
  const strata = [...groupBy(known, ({ intent }) => intent)].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [, stratum] of strata) pairUp(stratum, (unit) => left.push(unit));
  pairUp(left, (unit) => {
    if (random() < 0.5) treated.add(unit.id);
  });
  return treated;
}

/** Fisher and Yates (1938). */
function shuffle<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = drawIndex(random, at + 1);
    const [a, b] = [order[at], order[other]] as [T, T];
    order[at] = b;
    order[other] = a;
  }
  return order;
}

export interface Balance {
  treated: number;
  holdout: number;
  /** Difference of the arms’ mean baselines in standard deviations of a unit; null: no baseline differs. */
  standardised: number | null;
  balanced: boolean;
}

/**
 * How far the arms differ in what was measured before; up to .25 standard deviations they pass (Rubin 2001).
 */
export function checkBalance(treated: readonly number[], holdout: readonly number[]): Balance {
  const mean = (values: readonly number[]): number =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = (values: readonly number[]): number =>
    values.length < 2
      ? 0
      : values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) / (values.length - 1);
  const spread = Math.sqrt((variance(treated) + variance(holdout)) / 2);
  const apart = mean(treated) - mean(holdout);
  const standardised = spread > 0 ? apart / spread : null;
  return {
    treated: mean(treated),
    holdout: mean(holdout),
    standardised,
    balanced: Math.abs(standardised ?? apart) <= 0.25,
  };
}
