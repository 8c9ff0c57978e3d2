import type { Stats } from '@svc/emulator';
import type { Reply, Task } from './protocol.ts';
import type { Trial, World } from './world.ts';

/** Right, wrong and missed readings. */
interface Readings {
  right: number;
  wrong: number;
  missed: number;
}

/** How often intervals were given, how often they held the truth, and their width. */
interface Intervals {
  figures: number;
  given: number;
  held: number;
  width: number;
  error: number;
}

/** Totals of one tracker. */
export interface Tally {
  intervals: Record<Task['about'], Intervals>;
  /** Brands that moved and brands that did not: how many, and how many of them were called moved. */
  calm: { brands: number; called: number };
  falls: { brands: number; found: number };
  names: Readings;
  citations: Readings;
  calls: number;
  milliseconds: number;
}

const noReadings = (): Readings => ({ right: 0, wrong: 0, missed: 0 });
const noIntervals = (): Intervals => ({ figures: 0, given: 0, held: 0, width: 0, error: 0 });

export const emptyTally = (): Tally => ({
  intervals: { list: noIntervals(), market: noIntervals(), prompts: noIntervals() },
  calm: { brands: 0, called: 0 },
  falls: { brands: 0, found: 0 },
  names: noReadings(),
  citations: noReadings(),
  calls: 0,
  milliseconds: 0,
});

function read(readings: Readings, said: readonly string[], truth: readonly string[]): void {
  const [one, other] = [new Set(said), new Set(truth)];
  for (const name of one) {
    if (other.has(name)) readings.right += 1;
    else readings.wrong += 1;
  }
  readings.missed += [...other].filter((name) => !one.has(name)).length;
}

/** Whether each answer was read right. An answer that the reply leaves out names nobody. */
function tallyReadings(sums: Tally, { task }: Trial, reply: Reply, stats: Stats): void {
  if (reply.answers === undefined) return;
  const asked = new Set(task.prompts.map(({ text }) => text));
  const bySaid = new Map(reply.answers.map((answer) => [answer.id, answer]));
  for (const { answerId, draws } of stats.recent) {
    const [draw] = draws;
    if (answerId === null || !draw || !asked.has(draw.prompt)) continue;
    const said = bySaid.get(`resp_${answerId}`);
    read(sums.names, said?.named ?? [], draw.mentioned);
    read(sums.citations, said?.cited ?? [], draw.cited);
  }
}

/** Whether intervals held, and changes were called right. */
function tallyFigures(sums: Tally, { task, truth, moved }: Trial, reply: Reply): void {
  const intervals = sums.intervals[task.about];
  for (const [name, right] of truth) {
    const said = reply.presence[name];
    intervals.figures += 1;
    intervals.error += Math.abs((said?.value ?? 0) - right);
    if (said?.low === undefined || said.high === undefined) continue;
    intervals.given += 1;
    intervals.width += said.high - said.low;
    if (said.low - 1e-9 <= right && right <= said.high + 1e-9) intervals.held += 1;
  }
  for (const [name, move] of moved ?? []) {
    const called = reply.changes?.[name] ?? 'none';
    if (move === 'fall') {
      sums.falls.brands += 1;
      if (called === 'fall') sums.falls.found += 1;
    } else {
      sums.calm.brands += 1;
      if (called !== 'none') sums.calm.called += 1;
    }
  }
}

/** Adds one reply. What a tracker leaves out is no interval and no change. */
export function tally(sums: Tally, { judged }: World, trial: Trial, reply: Reply, stats: Stats): void {
  if (judged === 'figures') tallyFigures(sums, trial, reply);
  else tallyReadings(sums, trial, reply, stats);
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

const f1 = ({ right, wrong, missed }: Readings): number | null =>
  share(2 * right, 2 * right + wrong + missed);

/** A line of the table; null: the tracker says nothing of it. */
export interface Line {
  tracker: string;
  /** By estimand: shares of figures with an interval that holds the truth; mean width; mean error of the value. */
  list: Level;
  market: Level;
  prompts: Level;
  falseChanges: number | null;
  fallsFound: number | null;
  namesF1: number | null;
  citationsF1: number | null;
  /** Answers asked for: at this service one is one credit. */
  calls: number;
  seconds: number;
  /** Why the tracker did not come to the end. */
  failed: string | null;
}

interface Level {
  figures: number;
  coverage: number | null;
  width: number | null;
  error: number | null;
}

const levelOf = ({ figures, given, held, width, error }: Intervals): Level => ({
  figures,
  coverage: share(held, given),
  width: share(width, given),
  error: share(error, figures),
});

export function lineOf(tracker: string, sums: Tally, failed: string | null): Line {
  const { intervals, calm, falls, names, citations, calls, milliseconds } = sums;
  const reads = names.right + citations.right > 0;
  return {
    tracker,
    list: levelOf(intervals.list),
    market: levelOf(intervals.market),
    prompts: levelOf(intervals.prompts),
    falseChanges: share(calm.called, calm.brands),
    fallsFound: share(falls.found, falls.brands),
    namesF1: reads ? f1(names) : null,
    citationsF1: reads ? f1(citations) : null,
    calls,
    seconds: milliseconds / 1_000,
    failed,
  };
}
