import { type Row, round, slack, spreadOf } from './row.ts';
import type { Result } from './simulation/index.ts';
import { mixture, rareBrand } from './simulation/truth.ts';

type Kind = Result['kind'];
type ResultOf<K extends Kind> = Extract<Result, { kind: K }>;

export function ofKind<K extends Kind>(results: readonly Result[], kind: K): ResultOf<K>[] {
  return results.filter((result): result is ResultOf<K> => result.kind === kind);
}

/** Rows C6, C7, C8, W3, W4, A1. */
export function otherRows(results: readonly Result[], full: boolean): Row[] {
  return [
    cellRow(results, full),
    engineRow(results, full),
    ...assistedRows(results, full),
    historyRow(results, full),
    ...monitorRows(results, full),
  ];
}

function cellRow(results: readonly Result[], full: boolean): Row {
  const cells = ofKind(results, 'cells').filter(({ truth }) => truth !== mixture);
  const average = spreadOf(
    cells.map(({ coverage }) => coverage),
    [94, 96.5],
  );
  // Cells of one panel share its fitted mean and ICC: 100 cells are worth about 25 independent ones.
  const extra = slack(full, (cells[0]?.repeats ?? 1) * 25);
  const strata = cells.flatMap(({ strata: { none, some, all } }) =>
    some === null ? [none, all] : [none, some, all],
  );
  const narrower = cells.map(({ width, wilsonWidth }) => 100 * (1 - width / wilsonWidth));
  const mixed = ofKind(results, 'cells').filter(({ truth }) => truth === mixture);
  return {
    id: 'C6',
    what: 'cells, n = 100, Beta rates: average coverage, worst setting',
    bar: 'average 94-96.5',
    figure: round(average.min),
    unit: '%',
    slack: round(extra),
    pass: average.min >= 94 - extra && average.max <= 96.5 + extra,
    detail: {
      max: round(average.max),
      worstStratum: round(Math.min(...strata)),
      narrowerThanWilsonPercent: `${round(Math.min(...narrower), 0)} to ${round(Math.max(...narrower), 0)}`,
      ratesFromNoBeta: mixed.map(({ coverage }) => round(coverage, 1)).join(' '),
    },
  };
}

function engineRow(results: readonly Result[], full: boolean): Row {
  const engines = ofKind(results, 'engines');
  const market = spreadOf(
    engines.map((result) => result.market.coverage),
    [94, 96],
  );
  const tracked = spreadOf(
    engines.map((result) => result.tracked.coverage),
    [94, 96],
  );
  return {
    id: 'C7',
    what: 'four engines, correlation .5-.8, n >= 20: market, worst setting',
    bar: '>= 93.5',
    figure: round(market.min),
    unit: '%',
    slack: round(slack(full, engines[0]?.repeats ?? 1)),
    pass: market.min >= 93.5 - slack(full, engines[0]?.repeats ?? 1),
    detail: {
      max: round(market.max),
      trackedMin: round(tracked.min),
      trackedMax: round(tracked.max),
      naiveMean: round(
        spreadOf(
          engines.map((result) => result.naive.coverage),
          [94, 96],
        ).mean,
      ),
    },
  };
}

function assistedRows(results: readonly Result[], full: boolean): Row[] {
  const all = ofKind(results, 'assisted');
  const common = all.filter(({ truth }) => truth !== rareBrand);
  const extra = slack(full, all[0]?.repeats ?? 1);
  const coverage = spreadOf(
    common.map((result) => result.coverage),
    [94, 96],
  );
  const rare = spreadOf(
    all.filter(({ truth }) => truth === rareBrand).map((result) => result.coverage),
    [94, 96],
  );
  const saved = (truth: string): number =>
    all.find((r) => r.truth === truth && r.calibration === 'calibrated' && r.k === 3 && r.n === 100)?.saved ??
    0;
  return [
    {
      id: 'C8',
      what: 'model-assisted coverage, n >= 50, AUC .8, calibrated or not: worst setting',
      bar: '94-96',
      figure: round(coverage.min),
      unit: '%',
      slack: round(extra),
      pass: coverage.min >= 94 - extra && coverage.max <= 96 + extra,
      detail: { max: round(coverage.max), rarestBrandMin: round(rare.min), rarestBrandMax: round(rare.max) },
    },
    {
      id: 'W3',
      what: 'credits saved by a predictor of AUC .8, k = 3, n = 100: Beta(.1, .35)',
      bar: '>= 20 rare brand, >= 30 Beta(.3, .5)',
      figure: round(saved('Beta(0.1, 0.35)'), 1),
      unit: '%',
      pass: saved('Beta(0.1, 0.35)') >= 20 && saved('Beta(0.3, 0.5)') >= 30,
      detail: { beta35: round(saved('Beta(0.3, 0.5)'), 1), rarestBrand: round(saved(rareBrand), 1) },
    },
  ];
}

function historyRow(results: readonly Result[], full: boolean): Row {
  const panels = ofKind(results, 'history');
  const extra = slack(full, (panels[0]?.repeats ?? 1) * 2);
  const saved = spreadOf(
    panels.map((result) => result.saved),
    [40, 100],
  );
  const coverage = spreadOf(
    panels.map((result) => result.coverage),
    [94, 97],
  );
  return {
    id: 'W4',
    what: 'credits saved by own history, 200 prompts tracked weekly, all or half of them measured: least',
    bar: '>= 40 at coverage >= 94',
    figure: round(saved.min, 1),
    unit: '%',
    pass: saved.min >= 40 && coverage.min >= 94 - extra,
    detail: { most: round(saved.max, 1), minCoverage: round(coverage.min), maxCoverage: round(coverage.max) },
  };
}

function monitorRows(results: readonly Result[], full: boolean): Row[] {
  const all = ofKind(results, 'alerts');
  const calm = all.find(({ weekly }) => weekly === 0);
  const worst = Math.max(...all.map(({ falseAlarmRate }) => falseAlarmRate));
  const at = (correlation: number): number =>
    all.find((one) => one.weekly > 0 && one.correlation === correlation)?.falseAlarmRate ?? 1;
  const error = Math.sqrt((worst * (1 - worst)) / (all[0]?.panels ?? 1));
  const allowed = full ? 0 : 3 * error;
  return [
    {
      id: 'A1',
      what: 'alerts, 50 x 3: panels with a false alarm in 18 weeks, calm, AR(.5) and AR(.9) with steps of .2 logit: worst',
      bar: '<= .15, and a 10-point drop found within 4 weeks >= .95 in calm',
      figure: round(worst, 3),
      unit: 'rate',
      pass: worst <= 0.15 + allowed && (calm?.detectionRate ?? 0) >= 0.95 - allowed,
      standardError: round(error, 4),
      slack: round(allowed, 4),
      detail: {
        calm: round(calm?.falseAlarmRate ?? 1, 3),
        ar5: round(at(0.5), 3),
        ar9: round(at(0.9), 3),
        found: round(calm?.detectionRate ?? 0, 3),
      },
    },
  ];
}
