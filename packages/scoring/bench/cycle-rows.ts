import { coverageError, geometricMean, judge, type Row, round, shareError } from './row.ts';
import type { ScenarioResult } from './simulation/scenario.ts';

const coverageOf = ({ market }: ScenarioResult): number => market?.coverage ?? 0;

/** Credits for the same width as the other reading's, percent, and its standard error. */
function creditsOf(results: readonly ScenarioResult[]): { percent: number; error: number } {
  const ratios = results.map(({ overNaive }) => overNaive?.ratio ?? 1);
  const relative = results.map(({ overNaive }) => (2 * (overNaive?.error ?? 0)) / (overNaive?.ratio ?? 1));
  const percent = 100 * geometricMean(ratios.map((ratio) => ratio ** 2));
  return { percent, error: (percent * Math.hypot(...relative)) / results.length };
}

/** Row C22: few topics as strata. */
function strataRow(results: readonly ScenarioResult[], full: boolean): Row {
  const apart = results.filter(({ setting }) => /^(sd 2.5|one own)/.test(setting));
  const [differ, alike] = [apart, results.filter(({ setting }) => setting.startsWith('not at all'))].map(
    creditsOf,
  );
  const worstAlike = Math.max(
    ...results
      .filter(({ setting }) => setting.startsWith('not at all'))
      .map(({ overNaive }) => 100 * (overNaive?.ratio ?? 1) ** 2),
  );
  const worst = Math.min(...results.map(coverageOf));
  const said = Math.min(...results.map((one) => one.said));
  return judge(
    {
      id: 'C22',
      what: 'few topics as strata, topics that differ (sd 2.5 logits, one own, poles) or not, n = 24 to 150, uneven ones too: coverage, worst',
      bar: '>= 92.5, few_topics always said, credits of the whole spread <= 70% where topics differ, <= 105% where not',
      figure: round(worst),
      unit: '%',
      detail: {
        mean: round(results.reduce((sum, one) => sum + coverageOf(one), 0) / results.length),
        creditsWhereTheyDiffer: round(differ?.percent ?? 0, 1),
        creditsWhereAlike: round(alike?.percent ?? 0, 1),
        worstWhereAlike: round(worstAlike, 1),
        creditsAtPoles: round(
          creditsOf(results.filter(({ setting }) => setting.startsWith('poles'))).percent,
          1,
        ),
      },
    },
    [
      { figure: worst, least: 92.5, error: coverageError(results[0]?.repeats ?? 1, worst) },
      { figure: said, least: 1, error: 0 },
      { figure: differ?.percent ?? 100, most: 70, error: differ?.error ?? 0 },
      { figure: alike?.percent ?? 100, most: 105, error: alike?.error ?? 0 },
    ],
    full,
  );
}

/** Row D6: changes by topic. */
function topicChangeRow(results: readonly ScenarioResult[], full: boolean): Row {
  const some = results.filter(({ setting }) => setting.includes('half of the topics'));
  const alike = results.filter((one) => !some.includes(one));
  const still = alike.filter(({ setting }) => setting.includes('nothing changed'));
  const few = creditsOf(still.filter(({ setting }) => /^(8|12) topics/.test(setting)));
  const sorted = alike.map(coverageOf).toSorted((a, b) => a - b);
  // All but 1 in 100.
  const worst = sorted[Math.floor(sorted.length / 100)] ?? 0;
  const flagged = Math.max(...still.map(({ said }) => said));
  const power = (topics: RegExp) => {
    const own = results.filter(({ setting }) => topics.test(setting) && setting.includes('each topic'));
    return own.reduce((sum, { said }) => sum + said, 0) / own.length;
  };
  const repeats = results[0]?.repeats ?? 1;
  return judge(
    {
      id: 'D6',
      what: 'change over 8 to 60 topics that are alike within, nothing changed or each falls by 30%, rare brands too: coverage, worst but one in 100',
      bar: '>= 92.5, false change <= .065, credits of the earlier method <= 30% at 8 and 12 topics where nothing changed',
      figure: round(worst),
      unit: '%',
      detail: {
        falseChange: round(flagged, 4),
        credits8To12: round(few.percent, 1),
        credits20: round(creditsOf(still.filter(({ setting }) => setting.startsWith('20'))).percent, 1),
        found8To12: round(power(/^(8|12) topics/), 3),
        worstWhereHalfOfTheTopicsFall: round(Math.min(...some.map(coverageOf))),
        belowWhereHalfOfTheTopicsFall: `${some.filter((one) => coverageOf(one) < 92.5).length} of ${some.length}`,
      },
    },
    [
      { figure: worst, least: 92.5, error: coverageError(repeats, worst) },
      { figure: flagged, most: 0.065, error: shareError(flagged, repeats) },
      { figure: few.percent, most: 30, error: few.error },
    ],
    full,
  );
}

const trackedOf = ({ tracked }: ScenarioResult): number => tracked?.coverage ?? 0;
const meanOver = (results: readonly ScenarioResult[], of: (one: ScenarioResult) => number): number =>
  results.reduce((sum, one) => sum + of(one), 0) / results.length;

/** Row D7: that day against seven scans. */
function dayRow(results: readonly ScenarioResult[], full: boolean): Row {
  const worst = Math.min(...results.map(trackedOf));
  const { percent, error } = creditsOf(results);
  return judge(
    {
      id: 'D7',
      what: 'that day against the level of seven scans, days shifted by sd 0 to .35: coverage, worst',
      bar: '>= 92.5, credits <= 57% of those of two scans for the same width',
      figure: round(worst),
      unit: '%',
      detail: { mean: round(meanOver(results, trackedOf)), credits: round(percent, 1) },
    },
    [
      { figure: worst, least: 92.5, error: coverageError(results[0]?.repeats ?? 1, worst) },
      { figure: percent, most: 57, error },
    ],
    full,
  );
}

/** Row D8: a change that lasts, against seven scans. */
function lastingRow(results: readonly ScenarioResult[], full: boolean): Row {
  const stormy = results.filter(({ setting }) => setting.includes('days 0.35'));
  const calm = results.filter((one) => !stormy.includes(one));
  const [worst, worstStormy] = [calm, stormy].map((list) => Math.min(...list.map(trackedOf))) as [
    number,
    number,
  ];
  const still = results.filter(({ setting }) => setting.endsWith('shift 0'));
  const flagged = meanOver(still, ({ said }) => said);
  const repeats = results[0]?.repeats ?? 1;
  return judge(
    {
      id: 'D8',
      what: 'lasting change against the level of seven scans, days shifted by sd 0 to .2: coverage, worst',
      bar: '>= 92.5, >= 87 where days shift by .35, false change <= .08 on average',
      figure: round(worst),
      unit: '%',
      detail: {
        worstAt35: round(worstStormy),
        falseChange: round(flagged, 4),
        falseAt35: round(
          meanOver(
            stormy.filter((one) => still.includes(one)),
            ({ said }) => said,
          ),
          4,
        ),
        found: round(
          meanOver(
            results.filter((one) => !still.includes(one)),
            ({ said }) => said,
          ),
          3,
        ),
      },
    },
    [
      { figure: worst, least: 92.5, error: coverageError(repeats, worst) },
      { figure: worstStormy, least: 87, error: coverageError(repeats, worstStormy) },
      { figure: flagged, most: 0.08, error: shareError(flagged, repeats * still.length) },
    ],
    full,
  );
}

/** Row Y1: the market's level over a cycle. */
function levelRow(market: readonly ScenarioResult[], full: boolean): Row {
  const { percent, error } = creditsOf(market);
  const worst = Math.min(...market.map(coverageOf));
  return judge(
    {
      id: 'Y1',
      what: 'level over a cycle of 7 days, 30 questions a day on 4 engines, days shifted by sd 0 to .3, drift 0 to .5, 4 to 20 topics: market coverage, worst',
      bar: '>= 92.5, credits <= 30% of the same 30 prompts daily for the same width',
      figure: round(worst),
      unit: '%',
      detail: { mean: round(meanOver(market, coverageOf)), credits: round(percent, 1) },
    },
    [
      { figure: worst, least: 92.5, error: coverageError(market[0]?.repeats ?? 1, worst) },
      { figure: percent, most: 30, error },
    ],
    full,
  );
}

/** Row Y4: the level of these very questions over a cycle. */
function trackedLevelRow(results: readonly ScenarioResult[], full: boolean): Row {
  const worst = Math.min(...results.map(trackedOf));
  return judge(
    {
      id: 'Y4',
      what: 'level over a cycle of 7 days, the same worlds: tracked coverage, worst',
      bar: '>= 92.5',
      figure: round(worst),
      unit: '%',
      detail: { mean: round(meanOver(results, trackedOf)) },
    },
    [{ figure: worst, least: 92.5, error: coverageError(results[0]?.repeats ?? 1, worst) }],
    full,
  );
}

/** Row Y2: cycle against cycle, where nothing changed. */
function stillRow(results: readonly ScenarioResult[], full: boolean): Row {
  const worst = Math.min(...results.map(coverageOf));
  const stormy = results.filter(({ setting }) => setting.includes('days 0.3'));
  return judge(
    {
      id: 'Y2',
      what: 'cycle against cycle, nothing changed, the same worlds: coverage, worst',
      bar: '>= 92.5',
      figure: round(worst),
      unit: '%',
      detail: {
        mean: round(meanOver(results, coverageOf)),
        meanWhereDaysShiftBy30: round(meanOver(stormy, coverageOf)),
        falseFall: round(Math.max(...results.map(({ said }) => said)), 4),
        credits: round(creditsOf(results).percent, 1),
      },
    },
    [{ figure: worst, least: 92.5, error: coverageError(results[0]?.repeats ?? 1, worst) }],
    full,
  );
}

/** Row Y3: cycle against cycle, where presence fell. */
function fallenRow(results: readonly ScenarioResult[], full: boolean): Row {
  const gain = meanOver(results, ({ bias }) => bias);
  const gainError = Math.hypot(...results.map(({ biasError }) => biasError)) / results.length;
  const worst = Math.min(...results.map(coverageOf));
  const { percent, error } = creditsOf(results);
  return judge(
    {
      id: 'Y3',
      what: 'a fall by a quarter from cycle to cycle: found, less found by the same 30 prompts daily for the same credits',
      bar: '>= 0, coverage >= 92.5, credits for the same width <= 85%',
      figure: round(gain, 4),
      unit: 'rate',
      detail: {
        found: round(
          meanOver(results, ({ said }) => said),
          3,
        ),
        worstCoverage: round(worst),
        meanCoverage: round(meanOver(results, coverageOf)),
        credits: round(percent, 1),
      },
    },
    [
      { figure: gain, least: 0, error: gainError },
      { figure: worst, least: 92.5, error: coverageError(results[0]?.repeats ?? 1, worst) },
      { figure: percent, most: 85, error },
    ],
    full,
  );
}

/** Row D9: what the planner promises of a change for questions like these. */
function plannedFallRow(results: readonly ScenarioResult[], full: boolean): Row {
  const found = results.map(({ said }) => said);
  const [least, most] = [Math.min(...found), Math.max(...found)];
  const repeats = results[0]?.repeats ?? 1;
  return judge(
    {
      id: 'D9',
      what: 'the smallest market fall that the planner says is found 4 times in 5: found, worst of designs and laws',
      bar: '>= .75, none above .97, mean <= .88',
      figure: round(least, 3),
      unit: 'rate',
      detail: {
        most: round(most, 3),
        mean: round(
          meanOver(results, ({ said }) => said),
          3,
        ),
      },
    },
    [
      { figure: least, least: 0.75, error: shareError(least, repeats) },
      { figure: most, most: 0.97, error: shareError(most, repeats) },
      { figure: meanOver(results, ({ said }) => said), most: 0.88, error: 0 },
    ],
    full,
  );
}

/** Rows of topics as strata, of changes by topic and over a baseline, and of the cycle. */
export const cycleRowOf: Readonly<
  Record<string, (results: readonly ScenarioResult[], full: boolean) => Row>
> = {
  C22: strataRow,
  D6: topicChangeRow,
  D7: dayRow,
  D8: lastingRow,
  D9: plannedFallRow,
  Y1: levelRow,
  Y2: stillRow,
  Y3: fallenRow,
  Y4: trackedLevelRow,
};

/** Whether ten times the trials have to say on which side of its bar a setting lies: two standard errors, or below it. */
export function isNearBar({ row, setting, market, tracked, repeats }: ScenarioResult): boolean {
  const bar = row === 'D8' && setting.includes('days 0.35') ? 87 : 92.5;
  const { coverage } = market ?? tracked ?? { coverage: 100 };
  return row in cycleRowOf && coverage < bar + 2 * coverageError(repeats, bar);
}

export function cycleRows(all: readonly ScenarioResult[], full: boolean): Row[] {
  return Object.entries(cycleRowOf).flatMap(([id, row]) => {
    const results = all.filter((one) => one.row === id);
    return results.length === 0 ? [] : [row(results, full)];
  });
}
