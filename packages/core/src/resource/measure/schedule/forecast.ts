import type { Forecast, SetSchedule } from '@svc/contract/measure/schedule';
import type { RunContext } from '../../../environment/index.ts';
import { instant } from '../../../kernel/index.ts';
import { dealSet, mostDealt } from '../cycle/index.ts';
import { estimateScanCost } from '../scan/index.ts';
import { type Cadence, nextRuns } from './cadence.ts';

const day = 86_400_000;
/** Hourly, in a month. */
const mostRuns = 750;

/**
 * Scans that the schedule will start and their cost, with the current prompts, engines and balance. A month is thirty days
 * from the first run on: the same runs whenever it is asked for, before and after a schedule is set.
 *
 * @param first null: none will start
 */
export async function forecastOf(
  context: RunContext,
  projectId: string,
  { cadence, config, cycle }: { cadence: Cadence } & Pick<SetSchedule, 'config' | 'cycle'>,
  first: Date | null,
): Promise<Forecast> {
  const { credits, balance } = await costOfRun(context, projectId, { config, cycle });
  const month = first ? runsFrom(cadence, first, mostRuns, 30) : [];
  const covered = credits === 0 ? Number.POSITIVE_INFINITY : Math.floor(balance / credits);
  const ends = first && firstUncovered(cadence, first, { month, covered });
  return {
    nextRuns: first ? runsFrom(cadence, first, 5).map(instant) : [],
    creditsPerRun: credits,
    runsPerMonth: month.length,
    creditsPerMonth: month.length * credits,
    balance,
    balanceEndsAt: ends ? instant(ends) : null,
  };
}

/** The runs of so many days, which begin with the first one. */
function runsFrom(cadence: Cadence, first: Date, count: number, days = Number.POSITIVE_INFINITY): Date[] {
  const end = first.getTime() + days * day;
  return nextRuns(cadence, new Date(first.getTime() - 1_000), count, end).filter(
    (run) => run.getTime() < end,
  );
}

/** For a cycle, the cost of its largest part. */
export async function costOfRun(
  context: RunContext,
  projectId: string,
  { config, cycle }: Pick<SetSchedule, 'config' | 'cycle'>,
): Promise<{ credits: number; balance: number }> {
  const { credits, balance } = await estimateScanCost(context, {
    projectId,
    config: configOfRun(config, cycle),
  });
  if (cycle === null) return { credits, balance };
  const { prompts, largest } = await dealSet(context, { projectId, config, parts: cycle });
  return { credits: prompts === 0 ? 0 : Math.round((credits * largest) / prompts), balance };
}

/** A cycle asks each question once, of the whole set. */
export const configOfRun = (config: SetSchedule['config'], cycle: number | null): SetSchedule['config'] =>
  cycle === null ? config : { ...config, samplesK: 1, maxPrompts: config.maxPrompts ?? mostDealt };

/** As far as a year. Beyond the month runs of once a day or less are counted out, others go on at the pace of four weeks, to the day. */
function firstUncovered(
  cadence: Cadence,
  first: Date,
  { month, covered }: { month: readonly Date[]; covered: number },
): Date | null {
  if (covered < month.length) return month[covered] ?? null;
  if (month.length < 40) return runsFrom(cadence, first, covered + 1, 365)[covered] ?? null;
  const inFourWeeks = month.filter((run) => run.getTime() < first.getTime() + 28 * day).length;
  const days = (covered / inFourWeeks) * 28;
  return days <= 365 ? new Date(first.getTime() + days * day) : null;
}
