import type { Task } from './simulation/index.ts';
import { mixture, rareBrand, truths } from './simulation/truth.ts';

const seed = 0;
const common = ['Beta(0.3, 0.5)', 'Beta(0.1, 0.35)'];

/** Comparisons, head-to-heads, shares of voice, movers and early stops; the caller gives each its seed. */
export function planComparisons(full: boolean): Task[] {
  const tasks: Task[] = [];
  const world = { kind: 'comparison', engines: 1, drop: 0, redrawn: 0, loss: 0, seed } as const;
  const lost = { ...world, n: 30, shared: 30, k: 3, engines: 3, repeats: full ? 4_000 : 2_000 };
  const partly = { ...world, n: 50, k: 3, redrawn: 0.1, repeats: full ? 1_500 : 400 };
  for (const truth of full ? [...common, rareBrand] : common) {
    for (const loss of [0.2, 0.4, 0.6]) tasks.push({ ...lost, truth, loss });
    for (const shared of [3, 25, 45]) tasks.push({ ...partly, truth, shared });
  }
  const shapes = full ? truths.map(({ id }) => id) : [...common, rareBrand, mixture];
  const repeats = full ? 2_000 : 1_000;
  for (const truth of shapes) {
    for (const n of full ? [8, 20, 50] : [8, 50]) {
      for (const k of full ? [1, 3] : [3]) {
        for (const change of [{}, { drop: 0.3 }, { redrawn: 0.3 }])
          tasks.push({ ...world, ...change, truth, n, k, shared: n, repeats });
      }
    }
    for (const n of full ? [5, 10, 20, 50, 100] : [5, 20]) {
      for (const mentions of ['few', 'many', 'patchy', 'uneven'] as const)
        tasks.push({ kind: 'share', truth, n, mentions, repeats, seed });
    }
  }
  for (const truth of shapes) {
    for (const k of full ? [1, 3] : [3]) {
      for (const halfWidth of full ? [0.05, 0.1] : [0.075])
        tasks.push({ kind: 'stopping', truth, k, halfWidth, topics: 0, repeats: full ? 300 : 200, seed });
    }
  }
  for (const truth of common) {
    tasks.push({
      kind: 'stopping',
      truth,
      k: 3,
      halfWidth: 0.12,
      topics: 25,
      repeats: full ? 300 : 200,
      seed,
    });
    for (const rival of [1, 0.6]) {
      for (const n of [10, 50]) tasks.push({ kind: 'headToHead', truth, n, k: 3, rival, repeats, seed });
    }
    const movers = { kind: 'movers', truth, repeats: full ? 200 : 60, seed } as const;
    for (const shock of full ? [0, 0.3, 0.5] : [0.5]) {
      for (const moving of [0, 8]) {
        tasks.push({ ...movers, world: 'parts', shock, moving });
        tasks.push({ ...movers, world: 'brands', shock, moving });
      }
    }
  }
  return tasks;
}
