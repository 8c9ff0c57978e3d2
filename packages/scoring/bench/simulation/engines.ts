import { estimatePooledEngines } from '../../src/interval/estimate.ts';
import { wilsonInterval } from '../../src/interval/wilson.ts';
import { createRandom, drawNormal } from '../../src/random/index.ts';
import { addInterval, createTally, readTally, type Tallied } from './tally.ts';
import { createCopula, drawCluster } from './truth.ts';

export interface EnginesTask {
  kind: 'engines';
  shape: readonly [number, number];
  correlation: number;
  weights: readonly number[];
  n: number;
  k: number;
  repeats: number;
  seed: number;
}

export interface EnginesResult extends EnginesTask {
  market: Tallied;
  tracked: Tallied;
  naive: Tallied;
}

/** Several engines whose prompt rates correlate through a normal copula. */
export function simulateEngines(task: EnginesTask): EnginesResult {
  const { n, k, correlation, weights } = task;
  const [a, b] = task.shape;
  const quantile = createCopula(a, b);
  const random = createRandom(task.seed);
  const [market, tracked, naive] = [createTally(), createTally(), createTally()];
  const truth = a / (a + b);
  for (let repeat = 0; repeat < task.repeats; repeat += 1) {
    const shared = Array.from({ length: n }, () => drawNormal(random));
    let mean = 0;
    let hits = 0;
    const engines = weights.map((weight) => ({
      weight,
      clusters: shared.map((score) => {
        const own = Math.sqrt(correlation) * score + Math.sqrt(1 - correlation) * drawNormal(random);
        const rate = quantile(own);
        mean += (weight * rate) / n;
        const cluster = drawCluster(random, rate, k);
        hits += cluster.successes;
        return cluster;
      }),
    }));
    const estimate = estimatePooledEngines(engines);
    const size = n * k * weights.length;
    addInterval(market, estimate.market.ci, truth);
    addInterval(tracked, estimate.tracked.ci, mean);
    addInterval(naive, wilsonInterval(hits / size, size), truth);
  }
  return { ...task, market: readTally(market), tracked: readTally(tracked), naive: readTally(naive) };
}
