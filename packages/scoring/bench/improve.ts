import {
  type CombinedMeasure,
  chanceOfReaching,
  combineFigures,
  createRandom,
  drawBeta,
  drawBinomial,
  drawIndex,
  drawNormal,
  estimatePresence,
  type Random,
} from '../src/index.ts';
import { moveRows } from './improve-moves.ts';
import { coverageError, judge, type Row, round } from './row.ts';

const seed = 20_262;

/** Goals are set in worlds of each kind: logits that whole scans shift by from week to week, and how long shifts last. */
const worlds = [
  { weekly: 0, lasting: 0 },
  { weekly: 0.25, lasting: 0.5 },
  { weekly: 0.25, lasting: 0.9 },
] as const;
const scansBefore = 12;

interface Outcome {
  chance: number;
  reached: boolean;
}

const shifted = (rate: number, logits: number): number =>
  rate <= 0 || rate >= 1 ? rate : 1 / (1 + Math.exp(-(Math.log(rate / (1 - rate)) + logits)));

/** One goal: its probability after twelve weekly scans, and the result of the scan in the due week. */
function playGoal(random: Random, { weekly, lasting }: (typeof worlds)[number]): Outcome {
  const rates = Array.from({ length: 40 }, () => drawBeta(random, 0.3, 0.5));
  const due = scansBefore - 1 + ([1, 4, 8][drawIndex(random, 3)] ?? 1);
  let shift = weekly * drawNormal(random);
  const scans = Array.from({ length: due + 1 }, (_, at) => {
    if (at > 0) shift = lasting * shift + weekly * Math.sqrt(1 - lasting ** 2) * drawNormal(random);
    const prompts = rates.map((rate) => ({
      successes: drawBinomial(random, 3, shifted(rate, shift)),
      trials: 3,
    }));
    const { value, effectiveN } = estimatePresence(prompts, { estimand: 'tracked' });
    return { at, value: value ?? 0, effectiveN, trials: 3 * prompts.length };
  });
  const known = scans.slice(0, scansBefore);
  const needed = -0.05 + 0.15 * random();
  const target = Math.min(1, Math.max(0, (known.at(-1)?.value ?? 0) + needed));
  return {
    chance: chanceOfReaching(known, due, target) ?? 0,
    reached: (scans[due]?.value ?? 0) >= target,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Half the width of the range in which the share reached lies when every promise is exactly right: outcomes drawn anew from
 * the promises (Bröcker and Smith 2007), at 99.5% each, so that all ten hold in 95 cases of 100.
 */
function consistencyBand(random: Random, chances: readonly number[]): number {
  const expected = mean(chances);
  const apart = Array.from({ length: 2_000 }, () =>
    Math.abs(mean(chances.map((chance) => Number(random() < chance))) - expected),
  ).sort((a, b) => a - b);
  return apart[Math.ceil(0.995 * apart.length) - 1] ?? 1;
}

function goalRows(full: boolean): Row[] {
  const random = createRandom(seed);
  const each = full ? 4_000 : 800;
  const outcomes = worlds.flatMap((world) => Array.from({ length: each }, () => playGoal(random, world)));
  const rate = mean(outcomes.map(({ reached }) => Number(reached)));
  const gains = outcomes.map(
    ({ chance, reached }) => (rate - Number(reached)) ** 2 - (chance - Number(reached)) ** 2,
  );
  const baseline = rate * (1 - rate);
  const skill = mean(gains) / baseline;
  const error = Math.sqrt(mean(gains.map((gain) => (gain - mean(gains)) ** 2)) / gains.length) / baseline;
  const bins = [...Map.groupBy(outcomes, ({ chance }) => Math.min(9, Math.floor(10 * chance)))]
    .filter(([, own]) => own.length >= 30)
    .map(([bin, own]) => {
      const expected = mean(own.map(({ chance }) => chance));
      const observed = mean(own.map(({ reached }) => Number(reached)));
      return { bin, expected, observed, count: own.length, chances: own.map(({ chance }) => chance) };
    })
    .sort((a, b) => a.bin - b.bin);
  const outside = bins.filter(({ observed, expected, chances }) => {
    const band = consistencyBand(random, chances);
    return Math.abs(observed - expected) > band;
  });
  const written = bins.map(
    ({ expected, observed, count }) => `${round(expected)} → ${round(observed)} of ${count}`,
  );
  return [
    judge(
      {
        id: 'goal-brier-skill',
        what: 'Goals: Brier skill of the probability of the target over the share of goals reached',
        bar: '> 0',
        figure: round(skill, 3),
        unit: 'share',
        detail: { goals: outcomes.length, reached: round(rate, 3) },
      },
      [{ figure: skill, least: 0, error, clearly: true }],
      full,
    ),
    judge(
      {
        id: 'goal-calibration',
        what: 'Goals: tenths whose share reached lies outside its consistency band (95% over all tenths)',
        bar: '0',
        figure: outside.length,
        unit: 'tenths',
        detail: { promised: written.join('; ') },
      },
      [{ figure: outside.length, most: 0, error: 0 }],
      full,
    ),
  ];
}

const fields = { presence: 'present', mention: 'mentioned', citation: 'cited' } as const;

/** One scorecard: whether the interval contains the value that the same weights give with the true rates. */
function playScorecard(random: Random, prompts: number, answers: number): boolean {
  const drawn = Array.from({ length: prompts }, (_, at) => {
    const [mention, citation] = [drawBeta(random, 0.3, 0.5), drawBeta(random, 0.3, 0.9)];
    const counts = { present: 0, mentioned: 0, cited: 0 };
    for (let answer = 0; answer < answers; answer += 1) {
      const [named, linked] = [random() < mention, random() < citation];
      counts.mentioned += Number(named);
      counts.cited += Number(linked);
      counts.present += Number(named || linked);
    }
    const truth = { presence: 1 - (1 - mention) * (1 - citation), mention, citation };
    return { key: `${at}`, answers, grounded: answers, truth, ...counts };
  });
  const row = (measure: CombinedMeasure, factor: number, cells: typeof drawn) => {
    const { value, ci } = estimatePresence(
      cells.map((cell) => ({ successes: cell[fields[measure]], trials: answers })),
      { estimand: 'tracked' },
    );
    return {
      factor,
      truth: mean(cells.map(({ truth }) => truth[measure])),
      value: value ?? 0,
      ci: ci ?? { low: 0, high: 1 },
      cells: cells.map((cell) => ({ ...cell, share: 1 / cells.length, measure })),
    };
  };
  const parts = [
    row('presence', 1, drawn),
    row('mention', 0.5, drawn),
    row('citation', 0.5, drawn),
    row('presence', 0.5, drawn.slice(0, prompts / 2)),
  ];
  const truth = parts.reduce((sum, part) => sum + part.factor * part.truth, 0);
  const { ci } = combineFigures(parts);
  return ci.low <= truth && truth <= ci.high;
}

function scorecardRow(full: boolean): Row {
  const random = createRandom(seed + 1);
  const repeats = full ? 5_000 : 1_000;
  const settings = [100, 50, 20].flatMap((prompts) => [3, 5, 10].map((answers) => ({ prompts, answers })));
  const coverages = settings.map(({ prompts, answers }) => {
    let held = 0;
    for (let run = 0; run < repeats; run += 1) if (playScorecard(random, prompts, answers)) held += 1;
    return (100 * held) / repeats;
  });
  const error = coverageError(repeats);
  const worst = coverages.reduce((a, b) => (Math.abs(b - 95) > Math.abs(a - 95) ? b : a));
  return judge(
    {
      id: 'scorecard-coverage',
      what: 'Scorecards: coverage of the composite’s interval, worst of nine sizes',
      bar: '93–97%',
      figure: round(worst),
      unit: '%',
      detail: Object.fromEntries(
        settings.map(({ prompts, answers }, at) => [`${prompts} × ${answers}`, round(coverages[at] ?? 0)]),
      ),
    },
    [{ figure: worst, least: 93, most: 97, error }],
    full,
  );
}

export const run = async ({ full }: { full: boolean }) => ({
  bench: 'improve',
  seed,
  rows: [...goalRows(full), scorecardRow(full), ...moveRows(full)],
});
