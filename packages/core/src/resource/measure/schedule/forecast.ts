import type { Forecast, SetSchedule } from '@svc/contract/measure/schedule';
import type { RunContext } from '../../../environment/index.ts';
import { instant } from '../../../kernel/index.ts';
import { dealSet, mostDealt } from '../cycle/index.ts';
import { estimateScanCost } from '../scan/index.ts';
import { type Cadence, nextRuns } from './cadence.ts';

const day = 86_400_000;
/** Hourly, in a month. */
const mostRuns = 750;

/** Scans that the schedule will start from `from` on and their cost, with the current prompts, engines and balance. */
export async function forecastOf(
  context: RunContext,
  projectId: string,
  { cadence, config, cycle }: { cadence: Cadence } & Pick<SetSchedule, 'config' | 'cycle'>,
  from: Date,
): Promise<Forecast> {
  const { credits, balance } = await costOfRun(context, projectId, { config, cycle });
  const month = nextRuns(cadence, from, mostRuns, from.getTime() + 30 * day);
  const covered = credits === 0 ? Number.POSITIVE_INFINITY : Math.floor(balance / credits);
  const ends = firstUncovered(cadence, from, { month, covered });
  return {
    nextRuns: nextRuns(cadence, from, 5).map(instant),
    creditsPerRun: credits,
    runsPerMonth: month.length,
    creditsPerMonth: month.length * credits,
    balance,
    balanceEndsAt: ends ? instant(ends) : null,
  };
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
  from: Date,
  { month, covered }: { month: readonly Date[]; covered: number },
): Date | null {
  if (covered < month.length) return month[covered] ?? null;
  if (month.length < 40)
    return nextRuns(cadence, from, covered + 1, from.getTime() + 365 * day)[covered] ?? null;
  const inFourWeeks = month.filter((run) => run.getTime() <= from.getTime() + 28 * day).length;
  const days = (covered / inFourWeeks) * 28;
  return days <= 365 ? new Date(from.getTime() + days * day) : null;
}
