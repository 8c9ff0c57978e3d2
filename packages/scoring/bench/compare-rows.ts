import { ofKind } from './other-rows.ts';
import { coverageError, judge, type Row, round, shareError } from './row.ts';
import type { ComparisonResult } from './simulation/comparison.ts';
import type { Result } from './simulation/index.ts';

/** A row before it is judged, with what its bar asks for. */
type Unjudged = Parameters<typeof judge>[0] & { demands: Parameters<typeof judge>[1] };

const maxOf = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  Math.max(...items.map(value));

/** Rows D1 to D4, H1, R1, A2, S1, S2: comparisons, head-to-heads, shares, movers and early stops. */
export function compareRows(results: readonly Result[], full: boolean): Row[] {
  const all = ofKind(results, 'comparison');
  const has = (kind: Result['kind']): boolean => ofKind(results, kind).length > 0;
  const rows = [
    ...(has('comparison') ? changeRows(all) : []),
    ...(has('headToHead') ? [headToHeadRow(results)] : []),
    ...(has('share') ? [shareRow(results)] : []),
    ...(has('movers') ? [moverRow(results)] : []),
    ...(has('stopping') ? stopRows(results) : []),
  ];
  return rows.map(({ demands, ...row }) => judge(row, demands, full));
}

const changeRows = (all: readonly ComparisonResult[]): Unjudged[] => [
  lossRow(all.filter(({ loss }) => loss > 0)),
  coverageRow(all.filter(({ loss, shared, n }) => loss === 0 && shared === n)),
  sharedRow(all.filter(({ shared, n }) => shared < n)),
  powerRow(
    all.filter(({ drop, shared, n, engines }) => drop > 0 && shared === n && engines === 1 && n === 50),
  ),
];

function lossRow(cells: readonly ComparisonResult[]): Unjudged {
  const flagged = maxOf(cells, ({ market }) => market.flagged);
  const tracked = maxOf(cells, (cell) => cell.tracked.flagged);
  const bias = maxOf(cells, ({ market }) => Math.abs(market.bias));
  const worst = Math.max(flagged, tracked);
  return {
    id: 'D1',
    what: 'comparison, nothing changed, one engine of three loses 20, 40, 60% of its answers: false alarms, worst',
    bar: '<= .055, value unbiased within .2 points',
    figure: round(worst, 4),
    unit: 'rate',
    demands: [
      { figure: worst, most: 0.055, error: shareError(worst, cells[0]?.repeats ?? 1) },
      { figure: bias, most: 0.2, error: maxOf(cells, ({ market }) => market.biasError) },
    ],
    detail: { market: round(flagged, 4), tracked: round(tracked, 4), biasPoints: round(bias, 3) },
  };
}

function coverageRow(cells: readonly ComparisonResult[]): Unjudged {
  const market = Math.min(...cells.map((cell) => cell.market.coverage));
  const tracked = Math.min(...cells.map((cell) => cell.tracked.coverage));
  const worst = Math.min(market, tracked);
  const mean =
    cells.reduce((sum, cell) => sum + cell.market.coverage + cell.tracked.coverage, 0) / cells.length / 2;
  return {
    id: 'D2',
    what: 'coverage of a change, all shapes, n = 8 to 50, k = 1 to 3, same, falling by 30%, or prompts drawn anew: worst',
    bar: '>= 92.5',
    figure: round(worst),
    unit: '%',
    demands: [{ figure: worst, least: 92.5, error: coverageError(cells[0]?.repeats ?? 1, worst) }],
    detail: { market: round(market), tracked: round(tracked), mean: round(mean) },
  };
}

function sharedRow(cells: readonly ComparisonResult[]): Unjudged {
  const ratio = maxOf(
    cells,
    ({ market, pairedWidth, unpairedWidth }) => market.width / Math.min(pairedWidth, unpairedWidth),
  );
  const coverage = Math.min(...cells.map(({ market }) => market.coverage));
  const three = cells.find(({ shared }) => shared === 3);
  return {
    id: 'D3',
    what: 'some prompts shared (3, 25, 45 of 50): width over the better of paired and unpaired, worst',
    bar: '<= 1, coverage >= 93',
    figure: round(ratio, 3),
    unit: 'ratio',
    // Both widths are from the same data: the corrected one is never wider.
    demands: [
      { figure: ratio, most: 1, error: 0 },
      { figure: coverage, least: 93, error: coverageError(cells[0]?.repeats ?? 1, coverage) },
    ],
    detail: {
      coverage: round(coverage),
      threeOfFifty: round((three?.market.width ?? 0) / (three?.pairedWidth ?? 1), 3),
    },
  };
}

function powerRow(cells: readonly ComparisonResult[]): Unjudged {
  const gains = cells.map(({ market, signFlip }) => market.flagged - signFlip);
  const least = Math.min(...gains);
  const found = cells.find(({ truth, k }) => truth === 'Beta(0.3, 0.5)' && k === 3);
  return {
    id: 'D4',
    what: 'a fall by 30% on 50 prompts: found by the market test less found by the exact sign-flip test, least',
    bar: '>= 0',
    figure: round(least, 4),
    unit: 'rate',
    demands: [
      { figure: least, least: 0, error: shareError(found?.market.flagged ?? 0, found?.repeats ?? 1) },
    ],
    detail: {
      most: round(Math.max(...gains), 4),
      market: round(found?.market.flagged ?? 0, 3),
      tracked: round(found?.tracked.flagged ?? 0, 3),
      signFlip: round(found?.signFlip ?? 0, 3),
    },
  };
}

function headToHeadRow(results: readonly Result[]): Unjudged {
  const all = ofKind(results, 'headToHead');
  const even = all.filter(({ rival }) => rival === 1);
  const apart = all.filter(({ rival }) => rival < 1);
  const worst = maxOf(even, ({ flagged }) => flagged);
  const gain = Math.min(...apart.map(({ flagged, signFlip }) => flagged - signFlip));
  return {
    id: 'H1',
    what: 'head to head, two brands alike: called ahead or behind, worst',
    bar: '<= .055, and as often found apart as by exact McNemar',
    figure: round(worst, 4),
    unit: 'rate',
    demands: [
      { figure: worst, most: 0.055, error: shareError(worst, even[0]?.repeats ?? 1) },
      { figure: gain, least: 0, error: shareError(0.5, even[0]?.repeats ?? 1) },
    ],
    detail: {
      leastGain: round(gain, 4),
      found: round(
        maxOf(apart, ({ flagged }) => flagged),
        3,
      ),
    },
  };
}

function shareRow(results: readonly Result[]): Unjudged {
  const all = ofKind(results, 'share');
  const worst = Math.min(...all.map(({ coverage }) => coverage));
  const rare = all.filter(({ n }) => n <= 20);
  return {
    id: 'R1',
    what: 'share of voice, n = 5 to 100, rare brands and uneven mentions included: coverage, worst',
    bar: '>= 92',
    figure: round(worst),
    unit: '%',
    demands: [{ figure: worst, least: 92, error: coverageError(all[0]?.repeats ?? 1, worst) }],
    detail: {
      mean: round(all.reduce((sum, { coverage }) => sum + coverage, 0) / all.length),
      worstTo20Prompts: round(Math.min(...rare.map(({ coverage }) => coverage))),
    },
  };
}

function moverRow(results: readonly Result[]): Unjudged {
  const all = ofKind(results, 'movers');
  const worst = all.reduce((most, one) => (one.falseDiscoveryRate > most.falseDiscoveryRate ? one : most));
  const rateOf = (world: string): number =>
    maxOf(
      all.filter((one) => one.world === world),
      (one) => one.falseDiscoveryRate,
    );
  return {
    id: 'A2',
    what: 'false discovery rate of movers, 0 or 8 of 40 moving, under shocks of 0, .3, .5 to brand or topics: worst',
    bar: '<= .10',
    figure: round(worst.falseDiscoveryRate, 3),
    unit: 'rate',
    demands: [{ figure: worst.falseDiscoveryRate, most: 0.1, error: worst.standardError }],
    detail: {
      brandShock: round(rateOf('parts'), 3),
      topicShock: round(rateOf('brands'), 3),
      power: round(
        maxOf(all, ({ power }) => power),
        3,
      ),
    },
  };
}

function stopRows(results: readonly Result[]): Unjudged[] {
  const all = ofKind(results, 'stopping');
  const worst = maxOf(all, ({ missed }) => missed);
  // A confidence sequence knows of no topics.
  const alone = all.filter(({ topics }) => topics === 0);
  const inTopics = all.filter(({ topics }) => topics > 0);
  const stopped = alone.filter(({ saved }) => saved > 0.1);
  // Elsewhere 200 prompts do not reach the half-width: a scan stops early only by luck, in a few of 1,000 scans.
  const reachable = alone.filter((one) => Math.max(one.saved, one.savedBySequence) >= 0.01);
  const leastMore = Math.min(...reachable.map((one) => one.saved - one.savedBySequence));
  const mean = (value: (one: (typeof all)[number]) => number): number =>
    stopped.reduce((sum, one) => sum + value(one), 0) / stopped.length;
  const saved = mean((one) => one.saved);
  return [
    {
      id: 'S1',
      what: 'a scan that may stop after any of 200 prompts, each for itself or of 25 topics: the interval it publishes misses, worst',
      bar: '<= .05',
      figure: round(worst, 4),
      unit: 'rate',
      demands: [{ figure: worst, most: 0.05, error: shareError(worst, all[0]?.repeats ?? 1) }],
      detail: {
        withoutMargin: round(
          maxOf(all, ({ plainMissed }) => plainMissed),
          4,
        ),
        inTopics: round(
          maxOf(inTopics, ({ missed }) => missed),
          4,
        ),
      },
    },
    {
      id: 'S2',
      what: 'prompts saved by stopping early, mean over shapes where it saves anything',
      bar: '>= 25, and more than a confidence sequence at each shape and half-width where either saves 1%',
      figure: round(100 * saved, 1),
      unit: '%',
      demands: [
        {
          figure: 100 * saved,
          least: 25,
          error: (100 * Math.hypot(...stopped.map(({ savedError }) => savedError))) / stopped.length,
        },
        { figure: leastMore, least: 0, error: 0 },
      ],
      detail: {
        byConfidenceSequence: round(100 * mean((one) => one.savedBySequence), 1),
        leastMoreThanIt: round(100 * leastMore, 1),
        whereNeitherStops: alone.length - reachable.length,
        most: round(100 * maxOf(alone, (one) => one.saved), 1),
        inTopics: round((100 * inTopics.reduce((sum, one) => sum + one.saved, 0)) / inTopics.length, 1),
      },
    },
  ];
}
