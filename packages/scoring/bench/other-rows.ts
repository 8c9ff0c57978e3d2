import { coverageError, judge, type Row, round, shareError, spreadOf } from './row.ts';
import type { Result } from './simulation/index.ts';
import { mixture, rareBrand } from './simulation/truth.ts';

type Kind = Result['kind'];
type ResultOf<K extends Kind> = Extract<Result, { kind: K }>;

export function ofKind<K extends Kind>(results: readonly Result[], kind: K): ResultOf<K>[] {
  return results.filter((result): result is ResultOf<K> => result.kind === kind);
}

const alertRows = [
  { id: 'A1', surfaces: 1, least: 0.95 },
  { id: 'A6', surfaces: 2, least: 0.9 },
  { id: 'A7', surfaces: 5, least: 0.85 },
];

/** Rows C6, C7, C8, W3, W4, A1, A6, A7. */
export function otherRows(results: readonly Result[], full: boolean): Row[] {
  const has = (kind: Kind): boolean => ofKind(results, kind).length > 0;
  return [
    ...(has('cells') ? [cellRow(results, full)] : []),
    ...(has('engines') ? [engineRow(results, full)] : []),
    ...(has('assisted') ? assistedRows(results, full) : []),
    ...(has('history') ? [historyRow(results, full)] : []),
    ...(has('alerts') ? alertRows.map((row) => alertRow(results, full, row)) : []),
  ];
}

const band = [94, 96] as const;

function cellRow(results: readonly Result[], full: boolean): Row {
  const cells = ofKind(results, 'cells').filter(({ truth }) => truth !== mixture);
  const average = spreadOf(
    cells.map(({ coverage }) => coverage),
    [94, 96.5],
  );
  const strata = cells.flatMap(({ strata: { none, some, all } }) =>
    some === null ? [none, all] : [none, some, all],
  );
  const narrower = cells.map(({ width, wilsonWidth }) => 100 * (1 - width / wilsonWidth));
  const mixed = ofKind(results, 'cells').filter(({ truth }) => truth === mixture);
  // Cells of one panel share its fitted mean and ICC: 100 cells are worth about 25 independent ones.
  const error = coverageError((cells[0]?.repeats ?? 1) * 25);
  return judge(
    {
      id: 'C6',
      what: 'cells, n = 100, Beta rates: average coverage, worst setting',
      bar: 'average 94-96.5',
      figure: round(average.min),
      unit: '%',
      detail: {
        max: round(average.max),
        worstStratum: round(Math.min(...strata)),
        narrowerThanWilsonPercent: `${round(Math.min(...narrower), 0)} to ${round(Math.max(...narrower), 0)}`,
        ratesFromNoBeta: mixed.map(({ coverage }) => round(coverage, 1)).join(' '),
      },
    },
    [
      { figure: average.min, least: 94, error },
      { figure: average.max, most: 96.5, error },
    ],
    full,
  );
}

function engineRow(results: readonly Result[], full: boolean): Row {
  const engines = ofKind(results, 'engines');
  const spread = (of: 'market' | 'tracked' | 'naive') =>
    spreadOf(
      engines.map((result) => result[of].coverage),
      band,
    );
  const [market, tracked] = [spread('market'), spread('tracked')];
  return judge(
    {
      id: 'C7',
      what: 'four engines, correlation .5-.8, n >= 20: market, worst setting',
      bar: '>= 93.5',
      figure: round(market.min),
      unit: '%',
      detail: {
        max: round(market.max),
        trackedMin: round(tracked.min),
        trackedMax: round(tracked.max),
        naiveMean: round(spread('naive').mean),
      },
    },
    [{ figure: market.min, least: 93.5, error: coverageError(engines[0]?.repeats ?? 1) }],
    full,
  );
}

function assistedRows(results: readonly Result[], full: boolean): Row[] {
  const all = ofKind(results, 'assisted');
  const error = coverageError(all[0]?.repeats ?? 1);
  const spread = (of: typeof all) =>
    spreadOf(
      of.map((result) => result.coverage),
      band,
    );
  const coverage = spread(all.filter(({ truth }) => truth !== rareBrand));
  const rare = spread(all.filter(({ truth }) => truth === rareBrand));
  const saved = (truth: string): { figure: number; error: number } => {
    const found = all.find(
      (r) => r.truth === truth && r.calibration === 'calibrated' && r.k === 3 && r.n === 100,
    );
    return { figure: found?.saved ?? 0, error: found?.savedError ?? 0 };
  };
  const [beta35, beta45] = [saved('Beta(0.3, 0.5)'), saved('Beta(0.1, 0.35)')];
  return [
    judge(
      {
        id: 'C8',
        what: 'model-assisted coverage, n >= 50, AUC .8, calibrated or not: worst setting',
        bar: '94-96',
        figure: round(coverage.min),
        unit: '%',
        detail: {
          max: round(coverage.max),
          rarestBrandMin: round(rare.min),
          rarestBrandMax: round(rare.max),
        },
      },
      [
        { figure: coverage.min, least: 94, error },
        { figure: coverage.max, most: 96, error },
      ],
      full,
    ),
    judge(
      {
        id: 'W3',
        what: 'credits saved by a predictor of AUC .8, k = 3, n = 100: Beta(.1, .35)',
        bar: '>= 20 rare brand, >= 30 Beta(.3, .5)',
        figure: round(beta45.figure, 1),
        unit: '%',
        detail: { beta35: round(beta35.figure, 1), rarestBrand: round(saved(rareBrand).figure, 1) },
      },
      [
        { ...beta45, least: 20 },
        { ...beta35, least: 30 },
      ],
      full,
    ),
  ];
}

function historyRow(results: readonly Result[], full: boolean): Row {
  const panels = ofKind(results, 'history');
  const saved = spreadOf(
    panels.map((result) => result.saved),
    [40, 100],
  );
  const coverage = spreadOf(
    panels.map((result) => result.coverage),
    [94, 97],
  );
  return judge(
    {
      id: 'W4',
      what: 'credits saved by own history, 200 prompts tracked weekly, all or half of them measured: least',
      bar: '>= 40 at coverage >= 94',
      figure: round(saved.min, 1),
      unit: '%',
      detail: {
        most: round(saved.max, 1),
        minCoverage: round(coverage.min),
        maxCoverage: round(coverage.max),
      },
    },
    [
      { figure: saved.min, least: 40, error: Math.max(...panels.map(({ savedError }) => savedError)) },
      // Four weeks of one panel, alike: worth two.
      { figure: coverage.min, least: 94, error: coverageError((panels[0]?.repeats ?? 1) * 2) },
    ],
    full,
  );
}

/** Of so many surfaces told together: false alarms at any of them, and whether a fall at one of them is found. */
function alertRow(
  results: readonly Result[],
  full: boolean,
  { id, surfaces, least }: { id: string; surfaces: number; least: number },
): Row {
  const all = ofKind(results, 'alerts').filter((one) => one.surfaces === surfaces);
  const panels = all[0]?.panels ?? 1;
  const of = (correlation: number) => all.find((one) => one.correlation === correlation);
  const rate = (correlation: number): number => of(correlation)?.falseAlarmRate ?? 1;
  const worst = Math.max(...all.map(({ falseAlarmRate }) => falseAlarmRate));
  const calm = all.find(({ weekly }) => weekly === 0);
  const found = calm?.detectionRate ?? 0;
  const where = surfaces === 1 ? '' : ` on ${surfaces} surfaces, each of which drifts by itself`;
  const drop = surfaces === 1 ? 'The drop' : 'The drop is at one surface and';
  return judge(
    {
      id,
      what: `alerts, 50 x 3${where}: panels with a false alarm in 18 weeks, calm, AR(.5) and AR(.9) with steps of .2 logit: worst. ${drop} comes right after 8 weeks of baseline; later ones are in foundEightWeeksLater`,
      bar: `<= .15, and a 10-point drop found within 4 weeks >= ${least} in calm`,
      figure: round(worst, 3),
      unit: 'rate',
      detail: {
        calm: round(rate(0), 3),
        ar5: round(rate(0.5), 3),
        ar9: round(rate(0.9), 3),
        found: round(found, 3),
        foundError: round(shareError(found, panels), 4),
        foundEightWeeksLater: round(calm?.lateDetectionRate ?? 0, 3),
        foundAr5: round(of(0.5)?.detectionRate ?? 0, 3),
        foundAr9: round(of(0.9)?.detectionRate ?? 0, 3),
      },
    },
    [
      { figure: worst, most: 0.15, error: shareError(worst, panels) },
      { figure: found, least, error: shareError(found, panels) },
    ],
    full,
  );
}
