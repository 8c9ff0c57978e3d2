import { estimatePresenceBoth } from '../../src/interval/estimate.ts';
import { createGrid } from '../../src/interval/grid.ts';
import { computePosterior } from '../../src/interval/posterior.ts';
import { wilsonInterval } from '../../src/interval/wilson.ts';
import { createRandom, drawBinomial } from '../../src/random/index.ts';
import { readGridMarket } from '../comparator/grid-market.ts';
import { kornGraubardInterval } from '../comparator/korn-graubard.ts';
import { addInterval, createTally, readTally, type Tallied, widthRatio } from './tally.ts';
import { truthById, truths } from './truth.ts';

export interface CoverageTask {
  kind: 'coverage';
  truth: string;
  n: number;
  k: number;
  repeats: number;
  seed: number;
}

export const coverageMethods = ['tracked', 'market', 'naiveTracked', 'naiveMarket', 'kornGraubard'] as const;
export type CoverageMethod = (typeof coverageMethods)[number];
export type CoverageResult = CoverageTask &
  Record<CoverageMethod, Tallied> & {
    /** Width of the market interval over the reference grid's, on the first 100 data sets; 1 where that does not hold. */
    overReference: number;
    overReferenceError: number;
  };

type Intervals = Record<CoverageMethod, { low: number; high: number } | null>;

function toClusters(counts: readonly number[], k: number): { successes: number; trials: number }[] {
  return counts.flatMap((count, y) => Array.from({ length: count }, () => ({ successes: y, trials: k })));
}

/** All methods on one data set: `counts[y]` prompts with y of k. */
function intervals(counts: readonly number[], n: number, k: number): Intervals {
  const clusters = toClusters(counts, k);
  const { tracked, market } = estimatePresenceBoth(clusters);
  const total = counts.reduce((sum, count, y) => sum + count * y, 0);
  const naive = wilsonInterval(total / (n * k), n * k);
  return {
    tracked: tracked.ci,
    market: market.ci,
    naiveTracked: naive,
    naiveMarket: naive,
    kornGraubard: kornGraubardInterval(clusters),
  };
}

/** The grid as published, 160 x 30 whatever the data. */
const referenceGrid = createGrid(160, 30);

function referenceInterval(counts: readonly number[], k: number): { low: number; high: number } {
  const { low, high } = readGridMarket(computePosterior(toClusters(counts, k), referenceGrid));
  return {
    low: counts.slice(1).every((count) => count === 0) ? 0 : low,
    high: counts.slice(0, -1).every((count) => count === 0) ? 1 : high,
  };
}

/** One cell of the coverage table. Data sets that come again (few prompts, few answers) are computed once. */
export function simulateCoverage(task: CoverageTask): CoverageResult {
  const { n, k, repeats } = task;
  const truth = truthById(task.truth);
  const random = createRandom(task.seed);
  const withReference = n >= 20 && truths.some(({ id }) => id === task.truth);
  const known = new Map<string, Intervals>();
  const tallies = Object.fromEntries(coverageMethods.map((method) => [method, createTally()]));
  const [reference, peer] = [createTally(), createTally()];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const counts = new Array<number>(k + 1).fill(0);
    let sum = 0;
    for (let prompt = 0; prompt < n; prompt += 1) {
      const rate = truth.draw(random);
      sum += rate;
      const y = drawBinomial(random, k, rate);
      counts[y] = (counts[y] ?? 0) + 1;
    }
    const key = counts.join();
    const found = known.get(key) ?? intervals(counts, n, k);
    if (known.size < 50_000) known.set(key, found);
    if (withReference && repeat < 100) {
      addInterval(reference, referenceInterval(counts, k), truth.mean);
      addInterval(peer, found.market, truth.mean);
    }
    for (const method of coverageMethods) {
      const tally = tallies[method];
      const isTracked = method === 'tracked' || method === 'naiveTracked';
      if (tally) addInterval(tally, found[method], isTracked ? sum / n : truth.mean);
    }
  }
  const over = withReference ? widthRatio(peer, reference) : { ratio: 1, error: 0 };
  const read = (method: CoverageMethod) => readTally(tallies[method] ?? createTally());
  return {
    ...task,
    tracked: read('tracked'),
    market: read('market'),
    naiveTracked: read('naiveTracked'),
    naiveMarket: read('naiveMarket'),
    kornGraubard: read('kornGraubard'),
    overReference: over.ratio,
    overReferenceError: over.error,
  };
}
