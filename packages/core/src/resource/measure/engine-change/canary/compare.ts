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

/** How much whole panels differ from day to day though the engine is the same, on the logarithmic scale, and for how many panels this counts. */
const usualDays = { deviation: 0.05, panels: 4 };

/**
 * Paired t-test by prompt: the new answer against the mean of the earlier ones, on the scale of log(1 + x), so that
 * long answers do not decide alone. Days differ as a whole, too: by what the earlier panels show, and by what is usual. Without that, an engine whose answers are
 * 6% longer or shorter from day to day was noticed six times a year. Needs two earlier panels and eight prompts that all of them answered; a shift
 * below 15% is no news. null: nothing to say, or nothing changed.
 */
export function compareCanary(panel: CanaryPanel, earlier: readonly CanaryPanel[]): CanaryShift | null {
  if (earlier.length < earlierPanels) return null;
  const shift: CanaryShift = {};
  for (const feature of ['characters', 'citations'] as const) {
    const pairs = panel.flatMap((answer, prompt) => {
      const past = earlier.map((one) => one[prompt]).filter((one) => one !== null && one !== undefined);
      return answer && past.length === earlier.length
        ? [
            {
              after: answer[feature],
              before: mean(past.map((one) => one[feature])),
              past: past.map((one) => one[feature]),
            },
          ]
        : [];
    });
    const limit = criticalT.find(([degrees]) => degrees >= pairs.length - 1)?.[1] ?? 4.44;
    if (pairs.length <= 7 || Math.abs(pairedT(pairs, dayVariance(pairs.map(({ past }) => past)))) < limit)
      continue;
    const [before, after] = [mean(pairs.map((pair) => pair.before)), mean(pairs.map((pair) => pair.after))];
    if (Math.abs(after - before) < smallestShift * Math.max(before, 1e-9)) continue;
    shift[feature] = { before: Math.round(before * 10) / 10, after: Math.round(after * 10) / 10 };
  }
  return Object.keys(shift).length === 0 ? null : shift;
}

/** Of a panel’s mean less that of the earlier ones, beyond the noise of its answers. @param prompts by prompt, its earlier answers in order */
function dayVariance(prompts: readonly (readonly number[])[]): number {
  const panels = prompts[0]?.length ?? 0;
  const logs = prompts.map((own) => own.map((value) => Math.log1p(value)));
  const means = Array.from({ length: panels }, (_, at) => mean(logs.map((own) => own[at] ?? 0)));
  const middle = mean(means);
  // What is left of an answer without its prompt and its day: the noise of a panel’s mean.
  const rests = logs.flatMap((own) => own.map((log, at) => log - mean(own) - (means[at] ?? 0) + middle));
  const noise = sumOfSquares(rests) / ((prompts.length - 1) * (panels - 1)) / prompts.length;
  const seen = sumOfSquares(means.map((one) => one - middle)) - (panels - 1) * noise;
  const { deviation, panels: usual } = usualDays;
  const variance = Math.max(0, usual * deviation ** 2 + seen) / (usual + panels - 1);
  return variance * (1 + 1 / panels);
}

function pairedT(pairs: readonly { before: number; after: number }[], ofDays: number): number {
  const differences = pairs.map(({ before, after }) => Math.log1p(after) - Math.log1p(before));
  const centre = mean(differences);
  const variance = sumOfSquares(differences.map((value) => value - centre)) / (differences.length - 1);
  return centre / Math.sqrt(variance / differences.length + ofDays);
}

const sumOfSquares = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value * value, 0);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
