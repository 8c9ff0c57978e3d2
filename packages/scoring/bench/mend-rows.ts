import { coverageError, geometricMean, judge, type Row, round, shareError } from './row.ts';
import type { MendResult } from './simulation/mend.ts';
import { creditsOfDay } from './simulation/mend-cycle.ts';

type Pick = (result: MendResult) => number;
const of =
  (name: string): Pick =>
  (result) =>
    result.means[name] ?? Number.NaN;

/** Rows C20, C21, A3, A4, A5, R2, W8, Y5, Y6: what a second audit found open; C23: presence by demand. */
export function mendRows(all: readonly MendResult[], full: boolean): Row[] {
  const rows: [string, (results: readonly MendResult[], full: boolean) => Row][] = [
    ['C20', refusedRow],
    ['C21', levelRow],
    ['C23', demandRow],
    ['A3', breakRow],
    ['A4', rivalRow],
    ['A5', verifiedRow],
    ['R2', rankRow],
    ['W8', noiseRow],
    ['Y5', cycleRow],
    ['Y6', secondLookRow],
  ];
  return rows.flatMap(([id, row]) => {
    // Two rows of the same worlds.
    const results = all.filter((one) => one.row === (id === 'Y6' ? 'Y5' : id));
    return results.length === 0 ? [] : [row(results, full)];
  });
}

/** The smallest or the largest result. */
function extreme(results: readonly MendResult[], pick: Pick, sign: 1 | -1) {
  const found = results.reduce((best, one) => (sign * pick(one) > sign * pick(best) ? one : best));
  return { value: pick(found), setting: found.setting, repeats: found.repeats };
}

const meanOf = (list: readonly MendResult[], name: string): number =>
  list.reduce((sum, one) => sum + of(name)(one), 0) / list.length;

const percent = (value: number): number => round(100 * value, 1);

function refusedRow(results: readonly MendResult[], full: boolean): Row {
  const refusing = results.filter(({ setting }) => !setting.includes('evenly'));
  const even = results.filter(({ setting }) => setting.includes('evenly'));
  const tracked = extreme(refusing, of('tracked'), -1);
  const market = extreme(refusing, of('market'), -1);
  const worst = tracked.value < market.value ? tracked : market;
  const error = coverageError(worst.repeats);
  return judge(
    {
      id: 'C20',
      what: 'answers or whole prompts refused where the brand is, one and four engines, k = 1 and 3: tracked and market coverage, worst setting',
      bar: '>= 92.5',
      figure: percent(worst.value),
      unit: '%',
      detail: {
        worst: worst.setting,
        unbounded: percent(extreme(refusing, of('without'), -1).value),
        boundedThoughLostByChance: percent(extreme(even, of('bounded'), 1).value),
        coverageWhereLostByChance: percent(extreme(even, of('tracked'), -1).value),
      },
    },
    [{ figure: 100 * worst.value, least: 92.5, error }],
    full,
  );
}

function levelRow(results: readonly MendResult[], full: boolean): Row {
  const picked = (spread: RegExp, correlation: RegExp) =>
    results.filter(({ setting }) => spread.test(setting) && correlation.test(setting));
  const worst = extreme(picked(/of 0\.(1|2|35) l/, /correlation 0(\.[589])?,/), of('coverage'), -1);
  const slow = picked(/of 0\.(1|2|35) l/, /correlation 0\.95,/);
  const wide = picked(/of 0\.5 l/, /correlation 0(\.[589])?,/);
  return judge(
    {
      id: 'C21',
      what: 'longRun over 5 to 60 days in a row that differ by .1 to .35 logits, correlation 0 to .9: worst setting',
      bar: '>= 92.5',
      figure: percent(worst.value),
      unit: '%',
      detail: {
        worst: worst.setting,
        worstAt95: percent(extreme(slow, of('coverage'), -1).value),
        saidTooPersistentAt95Of60: percent(
          Math.min(...slow.filter(({ setting }) => setting.endsWith(' 60 scans')).map(of('slow'))),
        ),
        worstWhereDaysDifferBy5: percent(extreme(wide, of('coverage'), -1).value),
      },
    },
    [{ figure: 100 * worst.value, least: 92.5, error: coverageError(worst.repeats) }],
    full,
  );
}

function demandRow(results: readonly MendResult[], full: boolean): Row {
  const worst = extreme(results, of('coverage'), -1);
  const large = results.filter(({ setting }) => /^(60|200) /.test(setting));
  const errors = large.map(of('error'));
  return judge(
    {
      id: 'C23',
      what: 'presence weighted by demand, 10 to 200 prompts of two sources, even, rising and falling with demand, topics too: coverage, worst setting',
      bar: '>= 92.5',
      figure: percent(worst.value),
      unit: '%',
      detail: {
        worst: worst.setting,
        mean: percent(results.map(of('coverage')).reduce((sum, one) => sum + one, 0) / results.length),
        farthestFromTruthOf60AndMore: round(Math.max(...errors.map(Math.abs)), 4),
        widthOf60: round(
          geometricMean(large.filter(({ setting }) => setting.startsWith('60 prompts,')).map(of('width'))),
          3,
        ),
      },
    },
    [{ figure: 100 * worst.value, least: 92.5, error: coverageError(worst.repeats) }],
    full,
  );
}

function breakRow(results: readonly MendResult[], full: boolean): Row {
  const asked = results.filter(({ setting }) => !setting.includes('of 0.35'));
  const worst = extreme(asked, of('alarms'), 1);
  const power = (part: string): number =>
    percent(results.find(({ setting }) => setting.includes(part))?.means.found ?? Number.NaN);
  return judge(
    {
      id: 'A3',
      what: 'half a year of weekly looks without a break, calm, independent, AR(.5) and AR(.9) days of .2 logits: series with a false one, worst',
      bar: '<= 10',
      figure: percent(worst.value),
      unit: '%',
      detail: {
        worst: worst.setting,
        ...Object.fromEntries(results.map(({ setting, means }) => [setting, percent(means.alarms ?? 0)])),
        dropFoundInCalm: power('Beta(0.3, 0.5), days of 0 '),
        dropFoundInCalmUnimodal: power('Beta(2, 3), days of 0 '),
      },
    },
    [{ figure: worst.value, most: 0.1, error: shareError(worst.value, worst.repeats) }],
    full,
  );
}

function rivalRow(results: readonly MendResult[], full: boolean): Row {
  const worst = extreme(results, of('any'), 1);
  const power = (setting: string): number =>
    percent(results.find((one) => one.setting === setting)?.means.power ?? Number.NaN);
  return judge(
    {
      id: 'A4',
      what: 'rivals that only a passing shock of 0 to .5 logits moves, 5 and 40 of them: pairs of scans with any false mover, worst',
      bar: '<= 10',
      figure: percent(worst.value),
      unit: '%',
      detail: {
        worst: worst.setting,
        powerOf40By15Points: power('40 rivals, 50 topics, shock 0 on later day'),
        powerOf5By15Points: power('5 rivals, 50 topics, shock 0 on later day'),
      },
    },
    [{ figure: worst.value, most: 0.1, error: shareError(worst.value, worst.repeats) }],
    full,
  );
}

function verifiedRow(results: readonly MendResult[], full: boolean): Row {
  const worst = extreme(results, of('verified'), 1);
  return judge(
    {
      id: 'A5',
      what: 'moves without any effect that six looks verify, prompts chosen by the answers compared with: worst setting',
      bar: '<= 5',
      figure: percent(worst.value),
      unit: '%',
      detail: {
        worst: worst.setting,
        atOneAnswer: percent(
          Math.max(...results.filter(({ setting }) => setting.includes('k = 1')).map(of('verified'))),
        ),
      },
    },
    [{ figure: worst.value, most: 0.05, error: shareError(worst.value, worst.repeats) }],
    full,
  );
}

function rankRow(results: readonly MendResult[], full: boolean): Row {
  const told = results.filter(({ setting }) => !setting.includes('equal'));
  const worst = extreme(told, (one) => of('said')(one) - of('right')(one), 1);
  const modest = extreme(results, (one) => of('said')(one) - of('right')(one), -1);
  return judge(
    {
      id: 'R2',
      what: 'chance of being first that is said of the leader, less how often it leads; 5 and 12 brands, close, rare and apart, 20 to 200 questions: worst',
      bar: '<= 7',
      figure: percent(worst.value),
      unit: 'points',
      detail: {
        worst: worst.setting,
        mostModest: percent(modest.value),
        where: modest.setting,
        saidOfEqualBrands: percent(Math.max(...results.filter((one) => !told.includes(one)).map(of('said')))),
      },
    },
    [{ figure: worst.value, most: 0.07, error: shareError(0.3, worst.repeats) }],
    full,
  );
}

function noiseRow(results: readonly MendResult[], full: boolean): Row {
  const pooled = results.filter(({ setting }) => setting.startsWith('pooled'));
  const mixed = results.filter(({ setting }) => setting.startsWith('once'));
  /** Compared with k = 3 at the same half-width: a third of the answers, times the square of the ratio of widths. */
  const credits = (name: string) =>
    geometricMean(pooled.map((one) => (100 / 3) * (of(name)(one) / of('thrice')(one)) ** 2));
  const coverage = extreme(results, of('coverage'), -1);
  return judge(
    {
      id: 'W8',
      what: 'credits of four engines asked once with noise learned before, of those asked three times, for the same tracked half-width: geometric mean',
      bar: '<= 105 at coverage >= 92.5, once or ten times included, and the market never narrower than tracked',
      figure: round(credits('once'), 1),
      unit: '%',
      detail: {
        withoutLearnedNoise: round(credits('blind'), 1),
        minCoverage: percent(coverage.value),
        where: coverage.setting,
        marketNarrowerPercent: percent(Math.max(...mixed.map(of('narrower')))),
      },
    },
    [
      { figure: credits('once'), most: 105, error: 1 },
      { figure: 100 * coverage.value, least: 92.5, error: coverageError(coverage.repeats) },
      { figure: Math.max(...mixed.map(of('narrower'))), most: 0, error: 0 },
    ],
    full,
  );
}

/** The whole set three times a day against one part a day. */
function cycleRow(results: readonly MendResult[], full: boolean): Row {
  const fallen = results.filter(({ setting }) => !setting.includes('no fall'));
  const still = results.filter(({ setting }) => setting.includes('no fall'));
  const ratio = geometricMean(results.map((one) => of('widthCycle')(one) / of('widthDaily')(one)));
  const credits = 100 * (creditsOfDay.cycle / creditsOfDay.daily) * ratio ** 2;
  const least = Math.min(
    ...(['coverageCycle', 'coverageDaily'] as const).map((name) => meanOf(results, name)),
  );
  const trials = results.reduce((sum, { repeats }) => sum + repeats, 0);
  const worst = extreme(results, of('coverageCycle'), -1);
  return judge(
    {
      id: 'Y5',
      what: 'a cycle of 7 (30 questions a day, each once) against 182 questions × 3 daily, four engines, 20 topics: credits for the same market half-width',
      bar: '<= 30, mean coverage of both >= 92.5',
      figure: round(credits, 1),
      unit: '%',
      detail: {
        halfWidthDaily: percent(meanOf(results, 'widthDaily') / 2),
        halfWidthCycle: percent(meanOf(results, 'widthCycle') / 2),
        coverageDaily: percent(meanOf(results, 'coverageDaily')),
        coverageCycle: percent(meanOf(results, 'coverageCycle')),
        worstCoverageCycle: percent(worst.value),
        daysUntilToldDaily: round(meanOf(fallen, 'daysDaily'), 1),
        daysUntilToldCycle: round(meanOf(fallen, 'daysCycle'), 1),
        toldWithinAWeekDaily: percent(meanOf(fallen, 'weekDaily')),
        toldWithinAWeekCycle: percent(meanOf(fallen, 'weekCycle')),
        toldWithinTwoWeeksDaily: percent(meanOf(fallen, 'toldDaily')),
        toldWithinTwoWeeksCycle: percent(meanOf(fallen, 'toldCycle')),
        falselyToldInTwoWeeksDaily: percent(meanOf(still, 'toldDaily')),
        falselyToldInTwoWeeksCycle: percent(meanOf(still, 'toldCycle')),
      },
    },
    [
      { figure: credits, most: 30, error: 1 },
      { figure: 100 * least, least: 92.5, error: coverageError(trials) },
    ],
    full,
  );
}

/** Row Y6: false reports to somebody who looks each day. */
function secondLookRow(results: readonly MendResult[], full: boolean): Row {
  const still = results.filter(({ setting }) => setting.endsWith('no fall'));
  const fallen = results.filter((one) => !still.includes(one));
  const falsely = meanOf(still, 'toldConfirmed');
  const worst = extreme(still, of('toldConfirmed'), 1);
  const trials = still.reduce((sum, { repeats }) => sum + repeats, 0);
  return judge(
    {
      id: 'Y6',
      what: 'fourteen daily looks, none with a lasting change, days that shift by .1 or .2 logit and prompts that drift: projects told of a lasting fall, which two looks in a row have to show',
      bar: '<= 10 on average; a fall by ten points found within two weeks in >= 85',
      figure: percent(falsely),
      unit: '%',
      detail: {
        worst: percent(worst.value),
        worstSetting: worst.setting,
        byOneLook: percent(meanOf(still, 'toldDaily')),
        foundWithinAWeek: percent(meanOf(fallen, 'weekConfirmed')),
        foundWithinTwoWeeks: percent(meanOf(fallen, 'toldConfirmed')),
        foundWithinTwoWeeksByOneLook: percent(meanOf(fallen, 'toldDaily')),
        daysUntilTold: round(meanOf(fallen, 'daysConfirmed'), 1),
        daysUntilToldByOneLook: round(meanOf(fallen, 'daysDaily'), 1),
      },
    },
    [
      { figure: falsely, most: 0.1, error: shareError(falsely, trials) },
      { figure: meanOf(fallen, 'toldConfirmed'), least: 0.85, error: shareError(0.9, trials) },
    ],
    full,
  );
}
