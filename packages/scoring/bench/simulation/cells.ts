import { estimateCells } from '../../src/interval/cell.ts';
import { wilsonInterval } from '../../src/interval/wilson.ts';
import { createRandom } from '../../src/random/index.ts';
import { addInterval, createTally, readTally } from './tally.ts';
import { drawCluster, truthById } from './truth.ts';

export interface CellsTask {
  kind: 'cells';
  truth: string;
  n: number;
  k: number;
  repeats: number;
  seed: number;
}

export interface CellsResult extends CellsTask {
  coverage: number;
  /** Coverage of cells with none, some and all answers naming the brand. */
  strata: { none: number; some: number | null; all: number };
  width: number;
  wilsonWidth: number;
}

/** Average coverage over the cells of one engine. */
export function simulateCells(task: CellsTask): CellsResult {
  const { n, k, repeats } = task;
  const truth = truthById(task.truth);
  const random = createRandom(task.seed);
  const [all, wilson] = [createTally(), createTally()];
  const strata = { none: createTally(), some: createTally(), all: createTally() };
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const rates = Array.from({ length: n }, () => truth.draw(random));
    const cells = rates.map((rate) => drawCluster(random, rate, k));
    for (const [i, { ci }] of estimateCells(cells).entries()) {
      const rate = rates[i] ?? 0;
      const successes = cells[i]?.successes ?? 0;
      addInterval(all, ci, rate);
      addInterval(wilson, wilsonInterval(successes / k, k), rate);
      addInterval(strata[successes === 0 ? 'none' : successes === k ? 'all' : 'some'], ci, rate);
    }
  }
  return {
    ...task,
    ...readTally(all),
    wilsonWidth: readTally(wilson).width,
    strata: {
      none: readTally(strata.none).coverage,
      some: strata.some.count > 0 ? readTally(strata.some).coverage : null,
      all: readTally(strata.all).coverage,
    },
  };
}
