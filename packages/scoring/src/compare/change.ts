import { groupBy } from '../calibration/group-by.ts';
import { studentQuantile } from '../distribution/index.ts';
import type { Interval } from '../interval/estimate.ts';
import type { Estimand } from '../interval/method.ts';
import { promptsForOk } from '../interval/method.ts';
import { type ComparedCell, type SharedCell, type SortedCells, sortCells } from './compared-cell.ts';
import { readPartlyShared, readSide, type Side } from './partly-shared.ts';
import { reachOfLevel } from './reach-of-level.ts';
import { groupShared, readSharedMarket, readSharedTracked, type SharedCluster } from './shared-change.ts';
import { type ChangeEstimate, fewestClusters, judge, type Verdict } from './verdict.ts';

/** `upper_bound`: the true interval is no wider; `indicative`: fewer than 20 clusters. */
export type ChangeLabel = 'ok' | 'indicative' | 'upper_bound' | 'insufficient';

/** A change of presence with its interval, test and verdict, which always agree. */
export interface Change {
  /** The question that the verdict answers. */
  question: Estimand;
  before: number | null;
  after: number | null;
  /** After minus before, −1..1. */
  value: number | null;
  ci: Interval | null;
  pValue: number | null;
  verdict: Verdict;
  /** The smallest change that these answers would show 4 times in 5. */
  smallestVisible: number | null;
  /** Clusters that both measurements have. */
  shared: number;
  /** Clusters that only one of them has, where they are part of the figure. */
  unshared: number;
  /** Cells that both have: each weighs the same. */
  cells: number;
  label: ChangeLabel;
}

/** Variance that whole days add to a change, and how well it is known. */
export interface DaySpread {
  variance: number;
  degrees: number;
}

export interface ChangeOptions {
  question: Estimand;
  /** Given where the change has to outlast the days on which it was measured. */
  days?: DaySpread;
}

/** Engines at the weight of their shared cells; where none is shared, at what both sides have of them. */
function engineWeights({ shared, onlyBefore, onlyAfter }: SortedCells): Map<string, number> {
  // Needed for the cells of one side alone.
  if (onlyBefore.length === 0 && onlyAfter.length === 0) return new Map();
  const count = (cells: readonly { engine: string }[]): Map<string, number> =>
    new Map([...groupBy(cells, ({ engine }) => engine)].map(([engine, own]) => [engine, own.length]));
  if (shared.length > 0) return count(shared);
  const [before, after] = [count(onlyBefore), count(onlyAfter)];
  return new Map(
    [...before].flatMap(([engine, n]) => {
      const other = after.get(engine);
      return other ? [[engine, 1 / (1 / n + 1 / other)] as const] : [];
    }),
  );
}

const width = (reading: ChangeEstimate): number => {
  const { ci } = judge(reading);
  return ci.high - ci.low;
};

function readPaired(cells: readonly SharedCell[], clusters: readonly SharedCluster[]): ChangeEstimate {
  const reading = readSharedMarket(clusters);
  const half = studentQuantile(0.975, reading.degrees) * Math.sqrt(reading.variance);
  const reach = reachOfLevel(cells, clusters, reading.after - reading.before, half);
  return { ...reading, reach, method: 'clustered-t-level' };
}

/** Shared clusters alone, or with the others, whichever is narrower. */
function readMarket(
  cells: readonly SharedCell[],
  shared: readonly SharedCluster[],
  before: Side,
  after: Side,
): { reading: ChangeEstimate | null; unshared: number } {
  const paired = shared.length > 1 ? readPaired(cells, shared) : null;
  const unshared = before.n + after.n;
  if (unshared === 0) return { reading: paired, unshared };
  const combined = readPartlyShared(shared, { before, after });
  if (paired && combined && width(paired) <= width(combined)) return { reading: paired, unshared: 0 };
  return { reading: combined ?? paired, unshared: combined ? unshared : 0 };
}

/**
 * Did presence change between two measurements? Compares the cells that both have, each with the same weight,
 * so that an engine that lost answers shifts nothing.
 *
 * tracked: on these very cells; the noise comes from repeated answers. Without repeats it is the market test,
 * labelled `upper_bound`. market: on questions like these, with the cluster as the unit; clusters of one side
 * alone are combined with the shared ones. Interval, p-value and verdict come from one t statistic. Engines
 * that only one side asked are left out.
 */
export function estimateChange(cells: readonly ComparedCell[], { question, days }: ChangeOptions): Change {
  if (question !== 'tracked' && question !== 'market')
    throw new RangeError('the question is tracked or market');
  const sorted = sortCells(cells);
  const shared = groupShared(sorted.shared);
  const none: Change = {
    question,
    before: null,
    after: null,
    value: null,
    ci: null,
    pValue: null,
    verdict: 'not_comparable',
    smallestVisible: null,
    shared: shared.length,
    unshared: 0,
    cells: sorted.shared.length,
    label: 'insufficient',
  };
  if (question === 'tracked') {
    if (shared.length === 0) return none;
    const within = readSharedTracked(sorted.shared);
    const reading = within ?? (shared.length > 1 ? readSharedMarket(shared) : null);
    const enough = within ? sorted.shared.length : shared.length;
    return finish(none, overDays(reading, days), enough, within ? undefined : 'upper_bound');
  }
  const weights = engineWeights(sorted);
  const before = readSide(sorted.onlyBefore, weights);
  const after = readSide(sorted.onlyAfter, weights);
  const { reading, unshared } = readMarket(sorted.shared, shared, before, after);
  if (!reading && shared.length === 0) return none;
  const count = unshared > 0 ? shared.length + Math.max(before.n, after.n) : shared.length;
  return finish({ ...none, unshared }, overDays(reading, days), count);
}

/** The fewer of the degrees of freedom: what days do is known least, and may be most of it. */
function overDays(reading: ChangeEstimate | null, days: DaySpread | undefined): ChangeEstimate | null {
  if (!reading || !days) return reading;
  const variance = reading.variance + days.variance;
  const degrees = Math.min(reading.degrees, days.degrees);
  const ofDays = studentQuantile(0.975, degrees) * Math.sqrt(days.variance);
  const reach = reading.reach ? Math.hypot(reading.reach, ofDays) : 0;
  return { ...reading, variance, degrees, reach, method: `${reading.method}-over-days` };
}

function finish(none: Change, reading: ChangeEstimate | null, clusters: number, label?: ChangeLabel): Change {
  if (!reading) return { ...none, verdict: 'too_few' };
  const { before, after } = reading;
  const sides = { ...none, before, after, value: after - before };
  if (clusters < fewestClusters) return { ...sides, verdict: 'too_few' };
  const enough = clusters < promptsForOk ? 'indicative' : 'ok';
  return { ...sides, ...judge(reading), label: label ?? enough };
}
