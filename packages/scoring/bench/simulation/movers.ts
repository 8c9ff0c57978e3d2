import { findMovers } from '../../src/compare/mover.ts';
import { createRandom } from '../../src/random/index.ts';
import { drawCluster, truthById } from './truth.ts';

export interface MoversTask {
  kind: 'movers';
  truth: string;
  /** How many of 40 brands really moved. */
  moving: number;
  repeats: number;
  seed: number;
}

export interface MoversResult extends MoversTask {
  /** Mean share of false ones among those called movers; 0 when none is called. */
  falseDiscoveryRate: number;
  /** The same for raw p < .05. */
  rawFalseDiscoveryRate: number;
  power: number;
}

/** 40 brands on 50 prompts × 3 in two scans; the moving ones shift by 15 points. */
export function simulateMovers(task: MoversTask): MoversResult {
  const truth = truthById(task.truth);
  const random = createRandom(task.seed);
  let [rate, raw, power] = [0, 0, 0];
  for (let repeat = 0; repeat < task.repeats; repeat += 1) {
    const candidates = Array.from({ length: 40 }, (_, brand) => ({
      id: String(brand),
      pairs: Array.from({ length: 50 }, () => {
        const before = truth.draw(random);
        const after = brand < task.moving ? Math.min(1, before + 0.15) : before;
        return { before: drawCluster(random, before, 3), after: drawCluster(random, after, 3) };
      }),
    }));
    const movers = findMovers(candidates);
    const share = (called: typeof movers): number =>
      called.length === 0 ? 0 : called.filter(({ id }) => Number(id) >= task.moving).length / called.length;
    const moved = movers.filter((mover) => mover.moved);
    rate += share(moved) / task.repeats;
    raw += share(movers.filter(({ pValue }) => pValue < 0.05)) / task.repeats;
    power +=
      moved.filter(({ id }) => Number(id) < task.moving).length / Math.max(1, task.moving) / task.repeats;
  }
  return { ...task, falseDiscoveryRate: rate, rawFalseDiscoveryRate: raw, power };
}
