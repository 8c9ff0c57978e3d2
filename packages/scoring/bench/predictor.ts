import { recalibrationCost } from './prediction/recalibration.ts';
import { reliabilityFigure, scoredPredictions } from './prediction/reliability.ts';
import { type SkillCell, skillCell } from './prediction/skill.ts';
import { upliftCoverage } from './prediction/uplift.ts';
import { worlds } from './prediction/world.ts';
import { coldRows, creditRow, rankCoverageRows, rankRows } from './prediction-rows.ts';
import { judge, type Row, round } from './row.ts';

export interface PredictorBenchOptions {
  full: boolean;
  /** Of the short run's brands and trials, 0..1. */
  share: number;
  seed: number;
}

const sizes = [0, 20, 100, 500] as const;

/** Brands simulated for a training size: cold starts are cheap and noisy, large fits the other way round. */
function brandsFor(size: number, full: boolean, share: number): number {
  const short = size === 0 ? 150 : size === 20 ? 40 : size === 100 ? 24 : 8;
  return full ? short * 3 : Math.max(4, Math.round(short * share));
}

/** Rows P1 to P8 and W7 of the acceptance table: prediction for brands whose truth is known. About 25 s; two minutes in full. */
export async function rows({ full, share, seed }: PredictorBenchOptions): Promise<Row[]> {
  const cells = worlds.flatMap((world) =>
    sizes.map((size) => skillCell(world, size, brandsFor(size, full, share), seed + size)),
  );
  return [
    ...skillRows(cells, full),
    coverageRow(cells, full),
    upliftRow(full, share, seed),
    recalibrationRow(full, share, seed),
    ...rankRows(full, seed),
    ...rankCoverageRows(full, seed),
    ...coldRows(full, share, seed),
    creditRow(full, share, seed),
  ];
}

/** Sections for the report page: reliability of predictions cold and fitted, where the studies hold and where they are noise. */
export function sections({ seed }: { seed: number }): string[] {
  const figures = [
    reliabilityFigure('Before any answer, studies hold', scoredPredictions('right', 0, 500, 3, seed)),
    reliabilityFigure('After 100 prompts, studies hold', scoredPredictions('right', 100, 30, 25, seed)),
    reliabilityFigure('Before any answer, studies are noise', scoredPredictions('zero', 0, 500, 3, seed)),
    reliabilityFigure('After 100 prompts, studies are noise', scoredPredictions('zero', 100, 30, 25, seed)),
  ];
  return [
    `<h2>Predictions: reliability on prompts that were not fitted</h2>\n<p class="soft">Simulated brands with known presence; each point a tenth of the answers. Baseline of the skill: the base rate of the other prompts.</p>\n${figures.join('\n')}`,
  ];
}

const describe = (cells: readonly SkillCell[]): Record<string, string> =>
  Object.fromEntries(
    cells.map((cell) => [
      `${cell.world}, n = ${cell.prompts}`,
      `${round(cell.skill, 3)} ± ${round(cell.skillError, 3)}, over counts ${round(cell.overCounts, 3)} ± ${round(cell.overCountsError, 3)}`,
    ]),
  );

function worst(cells: readonly SkillCell[]): SkillCell {
  return cells.reduce((low, cell) => (cell.skill < low.skill ? cell : low));
}

function skillRows(cells: readonly SkillCell[], full: boolean): Row[] {
  const right = cells.filter((cell) => cell.world === 'right');
  const row = (what: string, bar: number, members: readonly SkillCell[]): Row => {
    const low = worst(members);
    const blind = members.reduce((least, one) => (one.overCounts < least.overCounts ? one : least));
    return judge(
      {
        id: 'P1',
        what: `Brier skill on held-out prompts against the base rate of brand × engine (fitted without features): ${what}`,
        bar: `≥ ${bar}`,
        figure: round(low.skill, 3),
        unit: '',
        detail: describe(members),
      },
      [
        { figure: low.skill, least: bar, error: low.skillError, clearly: true },
        // Skill that rests on counts of engines alone must not hide what studies cost where they are noise.
        { figure: blind.overCounts, least: -0.02, error: blind.overCountsError, clearly: true },
      ],
      full,
    );
  };
  return [
    row(
      'no answers, studies hold',
      0,
      right.filter((cell) => cell.prompts === 0),
    ),
    row(
      'n ≥ 100, studies hold',
      0.05,
      right.filter((cell) => cell.prompts >= 100),
    ),
    row(
      'every n, studies hold, halved, noise, or of random sign; and against a fit that knows no study, but what was counted of engines',
      -0.02,
      cells,
    ),
  ];
}

function coverageRow(cells: readonly SkillCell[], full: boolean): Row {
  const right = cells.filter((cell) => cell.world === 'right' && cell.prompts > 0);
  const error = 100 * Math.max(...right.map((cell) => cell.coverageError));
  const percent = right.map((cell) => 100 * cell.coverage);
  const mean = percent.reduce((sum, value) => sum + value, 0) / percent.length;
  const row = {
    id: 'P2',
    what: "95% predictive interval holds a cell's true rate, n = 20 to 500, studies hold (without any answer: P6)",
    bar: '93 to 97 at each n',
    figure: round(mean, 1),
    unit: '%',
    detail: Object.fromEntries(
      cells.map((cell) => [`${cell.world}, n = ${cell.prompts}`, round(100 * cell.coverage, 1)]),
    ),
  };
  const [lowest, highest] = [Math.min(...percent), Math.max(...percent)];
  return judge(
    row,
    [
      { figure: lowest, least: 93, error },
      { figure: highest, most: 97, error },
    ],
    full,
  );
}

function upliftRow(full: boolean, share: number, seed: number): Row {
  const brands = full ? 100 : Math.ceil(20 * share);
  const results = [0, 100].map((size) => ({ size, ...upliftCoverage('half', size, brands, seed + size) }));
  const figures = results.flatMap((one) => [
    { figure: 100 * one.prompt, error: 100 * one.promptError },
    { figure: 100 * one.portfolio, error: 100 * one.portfolioError },
  ]);
  const lowest = figures.reduce((low, one) => (one.figure < low.figure ? one : low));
  const row = {
    id: 'P3',
    what: 'uplift interval holds the true uplift when effects are half the priors: one prompt, and a portfolio of 20',
    bar: '≥ 93',
    figure: round(lowest.figure, 1),
    unit: '%',
    detail: Object.fromEntries(
      results.flatMap(({ size, prompt, portfolio }) => [
        [`prompt, n = ${size}`, round(100 * prompt, 1)],
        [`portfolio, n = ${size}`, round(100 * portfolio, 1)],
      ]),
    ),
  };
  return judge(row, [{ ...lowest, least: 93 }], full);
}

function recalibrationRow(full: boolean, share: number, seed: number): Row {
  const costs = [120, 250, 500, 1000, 1600].map((answers) => {
    const repeats = (full ? 1000 : Math.ceil(300 * share)) / (answers >= 1500 ? 10 : 1);
    return recalibrationCost(answers, repeats, seed + answers);
  });
  const worst = costs.reduce((most, one) => (one.change > most.change ? one : most));
  return judge(
    {
      id: 'P4',
      what: 'recalibrating predictions that were right: change of expected log loss, worst n',
      bar: '≤ 0.002',
      figure: round(worst.change, 5),
      unit: 'nats',
      detail: Object.fromEntries(costs.map(({ answers, change }) => [`n = ${answers}`, round(change, 5)])),
    },
    [{ figure: worst.change, most: 0.002, error: worst.error }],
    full,
  );
}
