import type { Row } from '@svc/bench';
import { type CheckedReading, correctShare, createRandom, drawBeta, drawNormal } from '../src/index.ts';

const seed = 20_261_124;

interface World {
  prompts: number;
  share: number;
  sensitivity: number;
  specificity: number;
  checked: number;
  /** Spread of the reader's errors between prompts, in logits. */
  together: number;
  /** Sensitivity in what was checked, where it differs from that in what is corrected. */
  checkedSensitivity?: number;
}

const answersEach = 24;
/** Correlation of the truth between prompts (intracluster). */
const alike = 0.3;
const at = (rate: number, shift: number): number =>
  1 / (1 + Math.exp(-(Math.log(rate / (1 - rate)) + shift)));

/** How often the interval holds the true share, and the mean errors of the corrected and of the plain share. */
function simulate(world: World, repeats: number, random: () => number) {
  const { prompts, share, sensitivity, specificity, checked, together } = world;
  const size = (1 - alike) / alike;
  let [held, error, plainError, known] = [0, 0, 0, 0];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const parts: { part: number; whole: number }[] = [];
    const pool: (CheckedReading & { order: number })[] = [];
    for (let prompt = 0; prompt < prompts; prompt += 1) {
      const rate = drawBeta(random, share * size, (1 - share) * size);
      const shift = together * drawNormal(random);
      const [se, sp] = [at(sensitivity, shift), at(specificity, shift)];
      let part = 0;
      for (let answer = 0; answer < answersEach; answer += 1) {
        const truth = random() < rate;
        const chance = random();
        const read = truth ? chance < se : chance >= sp;
        if (read) part += 1;
        const seen = truth ? chance < (world.checkedSensitivity ?? se) : read;
        // One mention of each prompt before the second of any, in the order in which people get them.
        pool.push({ truth, read: seen, cluster: `${prompt}`, order: answer + random() });
      }
      parts.push({ part, whole: answersEach });
    }
    const labels = pool.sort((a, b) => a.order - b.order).slice(0, checked);
    const { value, ci, label } = correctShare(parts, labels);
    const plain = parts.reduce((sum, one) => sum + one.part, 0) / (prompts * answersEach);
    if (ci && ci.low <= share && share <= ci.high) held += 1;
    if (label === 'ok') known += 1;
    error += ((value ?? plain) - share) / repeats;
    plainError += (plain - share) / repeats;
  }
  return { held: held / repeats, error, plainError, known: known / repeats };
}

const worlds = (together: number): World[] =>
  [24, 60].flatMap((prompts) =>
    [0.05, 0.2, 0.5, 0.8].flatMap((share) =>
      [
        [0.9, 0.95],
        [0.75, 0.9],
      ].flatMap(([sensitivity = 0, specificity = 0]) =>
        [40, 80, 160].map((checked) => ({ prompts, share, sensitivity, specificity, checked, together })),
      ),
    ),
  );

const percent = (share: number): number => Math.round(share * 1_000) / 10;
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * Shares corrected for a reader's error, in worlds where truth, sensitivity and specificity are known: 24 and 60 prompts
 * of 24 answers, shares of .05 to .8, 40 to 160 checked readings.
 */
export function run({ full = false, quick = false }: { full?: boolean; quick?: boolean } = {}): Promise<{
  bench: string;
  seed: number;
  rows: Row[];
}> {
  const repeats = full ? 2_000 : quick ? 60 : 300;
  const random = createRandom(seed);
  const apart = worlds(0).map((world) => ({ world, ...simulate(world, repeats, random) }));
  const alikeErrors = worlds(0.8)
    .filter(({ checked }) => checked === 80)
    .map((world) => ({ world, ...simulate(world, repeats, random) }));
  // Three standard errors of the worst of so many cells.
  const slack = 3 * Math.sqrt((0.95 * 0.05) / repeats);
  const inner = apart.filter(({ world: { share, checked } }) => share >= 0.2 && checked >= 80);
  const shifted = simulate(
    {
      ...{ prompts: 60, share: 0.5, sensitivity: 0.7, specificity: 0.95, checked: 160, together: 0 },
      checkedSensitivity: 0.9,
    },
    repeats,
    random,
  );
  const row = (id: string, what: string, figure: number, [least, most]: [number, number], unit: string) => ({
    ...{ id, what, figure, unit, bar: `${least} to ${most}` },
    pass: figure >= least && figure <= most,
  });
  const of = `${apart.length} worlds, ${repeats} times each`;
  return Promise.resolve({
    bench: 'reader',
    seed,
    rows: [
      row(
        'coverage',
        `mean coverage of the corrected 95% interval, ${of}`,
        percent(mean(apart.map(({ held }) => held))),
        [93, 97],
        '%',
      ),
      row(
        'coverage-worst',
        `its lowest, ${of}; bar less 3 standard errors`,
        percent(Math.min(...apart.map(({ held }) => held))),
        [percent(0.93 - slack), 100],
        '%',
      ),
      row(
        'coverage-errors-together',
        'mean coverage where the reader errs by prompt (standard deviation .8 logits)',
        percent(mean(alikeErrors.map(({ held }) => held))),
        [93, 98.5],
        '%',
      ),
      row(
        'bias',
        'mean error of the corrected share, shares of .2 to .8, 80 and 160 checked',
        percent(mean(inner.map(({ error }) => error))),
        [-0.5, 0.5],
        'points',
      ),
      row(
        'bias-worst',
        'the largest of them, sign dropped',
        percent(Math.max(...inner.map(({ error }) => Math.abs(error)))),
        [0, 2],
        'points',
      ),
      row(
        'bias-rare',
        'the largest at a true share of .05, where the correction cannot go below 0',
        percent(
          Math.max(...apart.filter(({ world }) => world.share === 0.05).map(({ error }) => Math.abs(error))),
        ),
        [0, 6],
        'points',
      ),
      row(
        'bias-uncorrected',
        'the largest error of the share as read, for comparison',
        percent(Math.max(...apart.map(({ plainError }) => Math.abs(plainError)))),
        [5, 100],
        'points',
      ),
      row(
        'bias-other-error',
        'where sensitivity is .9 in what was checked and .7 in what is corrected: an assumption broken, shown and not mended',
        percent(Math.abs(shifted.error)),
        [0, 100],
        'points',
      ),
    ],
  });
}
