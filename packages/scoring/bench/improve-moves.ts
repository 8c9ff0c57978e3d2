import {
  createRandom,
  drawBeta,
  drawBinomial,
  drawIndex,
  drawNormal,
  type ExperimentDesign,
  estimateLift,
  type LiftCell,
  learnPanel,
  levelOfNextLook,
  playExperiment,
  type Random,
  readLift,
  runExperiment,
  shiftFor,
  simulatePower,
} from '../src/index.ts';
import { planRow } from './improve-plan.ts';
import { coverageError, judge, type Row, round, shareError } from './row.ts';

const shifted = (rate: number, logits: number): number =>
  rate <= 0 || rate >= 1 ? rate : 1 / (1 + Math.exp(-(Math.log(rate / (1 - rate)) + logits)));
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How the touched prompts came to be chosen, and what they were compared by. */
const choices = [
  { name: 'by page', outcome: false, fresh: true },
  { name: 'by answers, measured again', outcome: true, fresh: true },
  { name: 'by answers, not measured again', outcome: true, fresh: false },
] as const;

interface ShippedMove {
  truth: number;
  looks: { cells: LiftCell[]; adjust: 'difference' | 'regression' }[];
}

/** A move that went live: weeks shift all prompts, each prompt drifts by itself, and touched ones rise by so many logits. */
function playMove(
  random: Random,
  choice: (typeof choices)[number],
  size: number,
  effect: number,
): ShippedMove {
  const levels = Array.from({ length: size }, () => drawBeta(random, 0.5, 0.8));
  const scan = (logits: readonly number[]): number[] =>
    levels.map((rate, at) => drawBinomial(random, 3, shifted(rate, logits[at] ?? 0)));
  const found = scan(levels.map(() => 0));
  const touched = found.map((count) =>
    choice.outcome ? random() < (count === 0 ? 0.8 : 0.2) : random() < 0.5,
  );
  const before = choice.fresh ? scan(levels.map(() => 0)) : found;
  const drift = levels.map(() => 0.2 * drawNormal(random));
  const after = levels.map(() => 0);
  let scans = 0;
  const looks = [1, 2, 3].map(() => {
    const week = 0.25 * drawNormal(random);
    const counts = scan(levels.map((_, at) => week + (drift[at] ?? 0) + (touched[at] ? effect : 0)));
    for (const [at, count] of counts.entries()) after[at] = (after[at] ?? 0) + count;
    scans += 1;
    const trials = 3 * scans;
    return {
      adjust: choice.outcome && !choice.fresh ? ('regression' as const) : ('difference' as const),
      cells: levels.map(
        (_, at): LiftCell => ({
          cluster: `${at}`,
          engine: 'one',
          treated: touched[at] ?? false,
          before: { successes: before[at] ?? 0, trials: 3 },
          after: { successes: after[at] ?? 0, trials },
        }),
      ),
    };
  });
  const gains = levels.flatMap((rate, at) =>
    touched[at] ? [shifted(rate, (drift[at] ?? 0) + effect) - shifted(rate, drift[at] ?? 0)] : [],
  );
  return { truth: mean(gains), looks };
}

/** Half of what studies of single moves say, log-odds: content .1, comparison .18, lists .3. */
const halfEffects = [0.1, 0.18, 0.3];

function verificationRows(full: boolean): Row[] {
  const random = createRandom(31);
  const repeats = full ? 4_000 : 500;
  const settings = choices.flatMap((choice) => [40, 100].map((size) => ({ choice, size })));
  const coverages = settings.map(({ choice, size }) => {
    let [held, judged] = [0, 0];
    for (let run = 0; run < repeats; run += 1) {
      const effect = halfEffects[drawIndex(random, halfEffects.length)] ?? 0;
      const { truth, looks } = playMove(random, choice, size, effect);
      const lift = looks[0] && estimateLift(looks[0].cells, looks[0]);
      if (!lift) continue;
      judged += 1;
      if (lift.ci.low <= truth && truth <= lift.ci.high) held += 1;
    }
    return (100 * held) / judged;
  });
  const claimed = settings.map(({ choice, size }) => {
    let [verified, judged] = [0, 0];
    for (let run = 0; run < repeats; run += 1) {
      const lifts = playMove(random, choice, size, 0).looks.map(({ cells, adjust }) =>
        readLift(cells, { adjust }),
      );
      if (lifts.includes(null)) continue;
      judged += 1;
      if (lifts.some((lift, at) => lift && lift.value > 0 && lift.pValue < levelOfNextLook(at + 1)))
        verified += 1;
    }
    return (100 * verified) / judged;
  });
  const detail = (figures: readonly number[]) =>
    Object.fromEntries(
      settings.map(({ choice, size }, at) => [`${choice.name}, ${size} prompts`, round(figures[at] ?? 0)]),
    );
  const furthest = coverages.reduce((a, b) => (Math.abs(b - 95) > Math.abs(a - 95) ? b : a));
  return [
    judge(
      {
        id: 'verification-coverage',
        what: 'Verification: coverage of the realised uplift’s interval, effects half of the priors, worst of six kinds',
        bar: '93–97%',
        figure: round(furthest),
        unit: '%',
        detail: detail(coverages),
      },
      [{ figure: furthest, least: 93, most: 97, error: coverageError(repeats) }],
      full,
    ),
    judge(
      {
        id: 'verification-false',
        what: 'Verification: moves without effect that one of three looks calls verified, worst of six kinds',
        bar: '≤ 5%',
        figure: round(Math.max(...claimed)),
        unit: '%',
        detail: detail(claimed),
      },
      [{ figure: Math.max(...claimed), most: 5, error: 100 * shareError(0.05, repeats) }],
      full,
    ),
  ];
}

const design: ExperimentDesign = {
  prompts: 50,
  engines: 2,
  samples: 3,
  scansBefore: 1,
  scansAfter: 3,
  stopRule: 'sequential',
};

function experimentRows(full: boolean): Row[] {
  const random = createRandom(33);
  const repeats = full ? 4_000 : 600;
  const panels = [
    { rate: 0.35, icc: 0.6, agreement: 0.7 },
    { rate: 0.1, icc: 0.5, agreement: 0.7, drift: 0.3 },
  ];
  const claims = panels.map(
    (panel) =>
      (100 *
        Array.from({ length: repeats }, () => playExperiment(random, design, panel, 0)).filter(
          ({ change }) => change,
        ).length) /
      repeats,
  );
  // Power is told from one earlier scan of the very prompts, and then played on them.
  const worlds = full ? 600 : 150;
  const told: number[] = [];
  let shown = 0;
  for (let world = 0; world < worlds; world += 1) {
    const levels = Array.from({ length: design.prompts }, () => {
      const shared = drawBeta(random, 0.4, 0.6);
      return [shared, random() < 0.7 ? shared : drawBeta(random, 0.4, 0.6)];
    });
    const history = [0, 1].map((engine) =>
      levels.map((rates) => ({ successes: drawBinomial(random, 3, rates[engine] ?? 0), trials: 3 })),
    );
    const panel = learnPanel(history);
    if (!panel) continue;
    const agreement = Math.min(1, (panel.agreement ?? 0.7 * panel.icc) / panel.icc);
    told.push(simulatePower(random, design, { rate: panel.rate, icc: panel.icc, agreement }, 0.12, 60).power);
    if (runExperiment(random, design, levels, shiftFor(levels.flat(), 0.12)).rise) shown += 1;
  }
  const apart = 100 * (shown / told.length - mean(told));
  return [
    judge(
      {
        id: 'experiment-false-claims',
        what: 'Experiments: changes claimed where there is none, looked at after each of three scans, worse of two panels',
        bar: '≤ 5%',
        figure: round(Math.max(...claims)),
        unit: '%',
        detail: { common: round(claims[0] ?? 0), rareAndDrifting: round(claims[1] ?? 0) },
      },
      [{ figure: Math.max(...claims), most: 5, error: 100 * shareError(0.05, repeats) }],
      full,
    ),
    judge(
      {
        id: 'experiment-power',
        what: 'Experiments: share that showed a rise of 12 points less the power told beforehand',
        bar: '± 5 points',
        figure: round(apart),
        unit: 'points',
        detail: {
          told: round(100 * mean(told)),
          shown: round((100 * shown) / told.length),
          worlds: told.length,
        },
      },
      [{ figure: apart, least: -5, most: 5, error: 100 * shareError(shown / told.length, told.length) }],
      full,
    ),
  ];
}

/** Verification, plans and experiments in worlds that react. */
export const moveRows = (full: boolean): Row[] => [
  ...verificationRows(full),
  planRow(full),
  ...experimentRows(full),
];
