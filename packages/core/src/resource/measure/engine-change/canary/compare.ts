/** Features of one answer to a canary prompt; null: it was not answered. */
export interface CanaryAnswer {
  characters: number;
  citations: number;
}
export type CanaryPanel = readonly (CanaryAnswer | null)[];

export type CanaryShift = Partial<Record<keyof CanaryAnswer, { before: number; after: number }>>;

/** Student's t, two-sided, at 0.001: one panel a day gives a false alarm in some years, not in some weeks. */
const criticalT: readonly [degrees: number, t: number][] = [
  [7, 5.41],
  [8, 5.04],
  [9, 4.78],
  [10, 4.59],
  [11, 4.44],
];
const smallestShift = 0.15;
const earlierPanels = 2;

/**
 * Paired t-test by prompt: the new answer against the mean of the earlier ones, on the scale of log(1 + x), so that
 * long answers do not decide alone. Needs two earlier panels and eight prompts that all of them answered; a shift
 * below 15% is no news. null: nothing to say, or nothing changed.
 */
export function compareCanary(panel: CanaryPanel, earlier: readonly CanaryPanel[]): CanaryShift | null {
  if (earlier.length < earlierPanels) return null;
  const shift: CanaryShift = {};
  for (const feature of ['characters', 'citations'] as const) {
    const pairs = panel.flatMap((answer, prompt) => {
      const past = earlier.map((one) => one[prompt]).filter((one) => one !== null && one !== undefined);
      return answer && past.length === earlier.length
        ? [{ after: answer[feature], before: mean(past.map((one) => one[feature])) }]
        : [];
    });
    const limit = criticalT.find(([degrees]) => degrees >= pairs.length - 1)?.[1] ?? 4.44;
    if (pairs.length <= 7 || Math.abs(pairedT(pairs)) < limit) continue;
    const [before, after] = [mean(pairs.map((pair) => pair.before)), mean(pairs.map((pair) => pair.after))];
    if (Math.abs(after - before) < smallestShift * Math.max(before, 1e-9)) continue;
    shift[feature] = { before: Math.round(before * 10) / 10, after: Math.round(after * 10) / 10 };
  }
  return Object.keys(shift).length === 0 ? null : shift;
}

function pairedT(pairs: readonly { before: number; after: number }[]): number {
  const differences = pairs.map(({ before, after }) => Math.log1p(after) - Math.log1p(before));
  const centre = mean(differences);
  const variance =
    differences.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (differences.length - 1);
  if (variance === 0) return centre === 0 ? 0 : Number.POSITIVE_INFINITY;
  return centre / Math.sqrt(variance / differences.length);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
