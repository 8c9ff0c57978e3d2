import { coverageError, describeSpread, geometricMean, judge, type Row, round, spreadOf } from './row.ts';
import type { CoverageMethod, CoverageResult } from './simulation/coverage.ts';
import type { Tallied } from './simulation/tally.ts';
import { rareBrand, truths } from './simulation/truth.ts';
import { bandError, ratioOfWidths } from './spread-error.ts';

const band = [94, 96] as const;

/** Rows C1 to C5, W1, W2, N1, and B1, B2: fewer than 20 prompts against the best published alternatives. */
export function coverageRows(results: readonly CoverageResult[], full: boolean): Row[] {
  const table = new Set(truths.map(({ id }) => id));
  const cells = results.filter(({ truth }) => table.has(truth));
  const error = coverageError(cells[0]?.repeats ?? 1);
  const many = cells.filter(({ n }) => n >= 20);
  const few = cells.filter(({ n }) => n < 20);
  const common = many.filter(({ truth }) => truth !== rareBrand);
  const spread = (of: readonly CoverageResult[], method: CoverageMethod) =>
    spreadOf(
      of.map((cell) => cell[method].coverage),
      band,
    );
  const repeated = (of: readonly CoverageResult[]) => of.filter(({ k }) => k >= 3);
  const market = spread(common, 'market');
  const tracked = spread(repeated(many), 'tracked');
  const naive = spread(common, 'naiveMarket');
  const fewMarket = spread(few, 'market');
  const row = (id: string, what: string, bar: string, unit: string, figure: number, digits = 2) => ({
    id,
    what,
    bar,
    unit,
    figure: round(figure, digits),
  });
  const coverageRow = (id: string, what: string, least: number, of: ReturnType<typeof spread>): Row =>
    judge(
      {
        ...row(id, `${what}: worst cell`, `every cell >= ${least.toFixed(1)}`, '%', of.min),
        detail: describeSpread(of),
      },
      [{ figure: of.min, least, error }],
      full,
    );
  const widths = (
    of: readonly CoverageResult[],
    one: (cell: CoverageResult) => Tallied,
    other: (cell: CoverageResult) => Tallied,
  ) => ratioOfWidths(of.map((cell) => [one(cell), other(cell)] as const));
  const widthRow = (id: string, what: string, most: number, of: { ratio: number; error: number }): Row =>
    judge(
      row(id, what, `<= ${most}`, 'ratio', of.ratio, 3),
      [{ figure: of.ratio, most, error: of.error }],
      full,
    );
  const overReference = geometricMean(many.map((cell) => cell.overReference));
  const overReferenceError =
    (overReference * Math.hypot(...many.map((cell) => cell.overReferenceError / cell.overReference))) /
    many.length;
  const fewWidth = widths(
    few,
    ({ market: own }) => own,
    ({ naiveMarket }) => naiveMarket,
  );
  return [
    judge(
      {
        ...row(
          'C1',
          'market coverage, n >= 20, without the rare brand: worst cell',
          'every cell 93.0-97.0, >= 80% of cells 94-96, mean 94.3-95.7',
          '%',
          market.min,
        ),
        detail: describeSpread(market),
      },
      [
        { figure: market.min, least: 93, error },
        { figure: market.max, most: 97, error },
        {
          figure: market.share,
          least: 0.8,
          error: bandError(common, ({ market: own }) => own.coverage, band),
        },
        { figure: market.mean, least: 94.3, most: 95.7, error: error / Math.sqrt(common.length) },
      ],
      full,
    ),
    coverageRow('C2', 'market coverage, n >= 20, with the rare brand', 93, spread(many, 'market')),
    judge(
      {
        ...row(
          'C3',
          'tracked coverage, k >= 3, n >= 20: worst cell',
          'every cell 93.5-97.0, >= 90% in 94-96',
          '%',
          tracked.min,
        ),
        detail: describeSpread(tracked),
      },
      [
        { figure: tracked.min, least: 93.5, error },
        { figure: tracked.max, most: 97, error },
        {
          figure: tracked.share,
          least: 0.9,
          error: bandError(repeated(many), ({ tracked: own }) => own.coverage, band),
        },
      ],
      full,
    ),
    coverageRow('C4', 'tracked coverage, k >= 3, n = 5 and 10', 92.5, spread(repeated(few), 'tracked')),
    coverageRow(
      'C5',
      'tracked coverage, k = 1 without history',
      95,
      spread(
        cells.filter(({ k }) => k === 1),
        'tracked',
      ),
    ),
    widthRow(
      'W1',
      'tracked width over naive Wilson, n >= 20, k >= 3, geometric mean',
      0.68,
      widths(
        repeated(many),
        ({ tracked: own }) => own,
        ({ naiveTracked }) => naiveTracked,
      ),
    ),
    {
      ...widthRow('W2', 'market width over the reference grid, n >= 20, geometric mean', 1.06, {
        ratio: overReference,
        error: overReferenceError,
      }),
      detail: {
        overKornGraubard: round(
          widths(
            many,
            ({ market: own }) => own,
            ({ kornGraubard }) => kornGraubard,
          ).ratio,
          3,
        ),
      },
    },
    judge(
      {
        ...row('N1', 'naive Wilson must fail C1: mean coverage', 'mean < 85', '%', naive.mean),
        detail: describeSpread(naive),
      },
      [{ figure: naive.mean, most: 85, error: error / Math.sqrt(common.length) }],
      full,
    ),
    judge(
      {
        ...row(
          'B1',
          'beyond: market, n = 5 and 10, worst cell (best closed form: 92.3 at width 1.63 of naive)',
          '>= 94, width ratio <= 1.68',
          '%',
          fewMarket.min,
        ),
        detail: { ...describeSpread(fewMarket), widthRatio: round(fewWidth.ratio, 3) },
      },
      [
        { figure: fewMarket.min, least: 94, error },
        { figure: fewWidth.ratio, most: 1.68, error: fewWidth.error },
      ],
      full,
    ),
    widthRow(
      'B2',
      'beyond: tracked width over naive Wilson, k >= 3, n = 5 and 10 (guarded closed form: .718 at 91.9%, the published: 94)',
      0.75,
      widths(
        repeated(few),
        ({ tracked: own }) => own,
        ({ naiveTracked }) => naiveTracked,
      ),
    ),
  ];
}
