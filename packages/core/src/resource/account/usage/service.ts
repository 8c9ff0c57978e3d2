import type { Forecast, ForecastUsage, GetUsage, Usage, UsageRow } from '@svc/contract/account/usage';
import { fewestWeeks, forecastTotal } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import { type Context, instant, invalid } from '../../../kernel/index.ts';
import { readBalance } from '../credit/index.ts';
import { dailyCredits, type UsedRow, usedRows } from './queries.ts';

const dayMs = 86_400_000;
const dateOf = (date: Date): string => date.toISOString().slice(0, 10);
const addDays = (date: string, days: number): string => dateOf(new Date(Date.parse(date) + days * dayMs));
const mostDays = 366;

/** Throws validation_failed for a period that is backwards or longer than a year. */
export async function getUsage(context: Context, query: GetUsage): Promise<Usage> {
  const to = query.to ?? dateOf(context.now());
  const from = query.from ?? addDays(to, -29);
  if (from > to || addDays(from, mostDays) <= to)
    throw invalid(
      'from',
      `The period from ${from} to ${to} is too long. It can have up to ${mostDays} days.`,
      {
        expected: `a day in the ${mostDays} days up to “to”`,
        received: from,
      },
    );
  const rows = await usedRows(context, { ...query, from, to });
  const starts = startsOf(from, to, query.interval);
  return {
    from,
    to,
    total: totalOf(rows),
    table: tableOf(rows, starts),
    series: starts.map((start) => ({ start, ...totalOf(rows.filter((row) => row.start === start)) })),
    asOf: instant(context.now()),
  };
}

const totalOf = (rows: readonly UsedRow[]): { answers: number; credits: number } =>
  rows.reduce(
    (total, { answers, credits }) => ({ answers: total.answers + answers, credits: total.credits + credits }),
    { answers: 0, credits: 0 },
  );

function tableOf(rows: readonly UsedRow[], starts: readonly string[]): UsageRow[] {
  const places = new Map(starts.map((start, index) => [start, index]));
  return [...Map.groupBy(rows, ({ id }) => id)]
    .map(([id, own]) => {
      const series = starts.map(() => 0);
      for (const { start, credits } of own) series[places.get(start) ?? 0] = credits;
      return { id, name: own[0]?.name ?? null, ...totalOf(own), series };
    })
    .sort((one, other) => other.credits - one.credits || String(one.id).localeCompare(String(other.id)));
}

/** First days of the intervals; weeks begin on Monday, and the first may begin before the period. */
function startsOf(from: string, to: string, interval: GetUsage['interval']): string[] {
  const starts: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const start =
      interval === 'day'
        ? day
        : interval === 'month'
          ? `${day.slice(0, 7)}-01`
          : addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
    if (starts.at(-1) !== start) starts.push(start);
  }
  return starts;
}

const mostWeeks = 12;

/** From whole weeks up to yesterday. With too few weeks: `insufficient`, and how many are missing. */
export async function forecastUsage(context: Context, { days }: ForecastUsage): Promise<Forecast> {
  const [history, { available }] = await Promise.all([dailyCredits(context), readBalance(context)]);
  const today = dateOf(context.now());
  const weeks = Math.min(mostWeeks, Math.floor(history.length / 7));
  const common = { from: today, to: addDays(today, days - 1), available, asOf: instant(context.now()) };
  if (weeks < fewestWeeks)
    return {
      ...common,
      status: 'insufficient',
      missing: say({
        id: 'forecast.too_few_days',
        values: { least: fewestWeeks * 7, days: history.length },
      }),
      credits: null,
      exhaustedOn: null,
      exhaustedEarliest: null,
    };
  const known = history.slice(-weeks * 7);
  const { value, ci } = forecastTotal(known, days);
  const firstDay = (exceeds: (horizon: number) => boolean): string | null => {
    for (let horizon = 1; horizon <= days; horizon += 1)
      if (exceeds(horizon)) return addDays(today, horizon - 1);
    return null;
  };
  return {
    ...common,
    status: 'measured',
    missing: null,
    credits: {
      value: Math.round(value),
      ci: { ...ci, low: Math.floor(ci.low), high: Math.ceil(ci.high) },
      weeks,
    },
    exhaustedOn: firstDay((horizon) => forecastTotal(known, horizon).value > available),
    exhaustedEarliest: firstDay((horizon) => forecastTotal(known, horizon).ci.high > available),
  };
}
