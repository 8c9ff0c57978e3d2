import { planComparisons } from './plan-comparisons.ts';
import type { Task } from './simulation/index.ts';
import { mends } from './simulation/mend.ts';
import { type Calibration, calibrations } from './simulation/predictor.ts';
import { scenarios } from './simulation/scenario.ts';
import { otherTruths, rareBrand, truths, twoGroupTruths } from './simulation/truth.ts';

export const seed = 20261;

const sizes = [100, 50, 20, 10, 5];
const repeats = [10, 5, 3, 1];
/** Rows of a hundred settings and more; those of the cycle are slow besides. */
const shareOfRepeats = (row: string): number =>
  row.startsWith('Y') ? 0.2 : /^(C22|D[6789])/.test(row) ? 0.5 : 1;
const common = ['Beta(0.3, 0.5)', 'Beta(0.1, 0.35)'];

/** FNV-1a: a setting keeps its seed, whatever others there are. */
function seedOf(task: Task): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const letter of JSON.stringify(task)) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash;
}

/** Every simulation of the report; about 25 minutes of one core in full. */
export function planSimulations(full: boolean): Task[] {
  const R = full ? 20_000 : 2_000;
  const few = full ? 4_000 : 500;
  const tasks: Task[] = [];
  const add = (task: Task): void => {
    tasks.push({ ...task, seed: seedOf(task) });
  };
  for (const { id } of twoGroupTruths) {
    for (const n of [200, 100, 50, 24]) {
      for (const k of repeats) add({ kind: 'coverage', truth: id, n, k, repeats: full ? 8_000 : 500, seed });
    }
  }
  for (const n of sizes) {
    for (const k of repeats) {
      for (const { id } of truths) add({ kind: 'coverage', truth: id, n, k, repeats: R, seed });
    }
  }
  for (const { id } of otherTruths) {
    for (const n of [100, 24, 10]) {
      for (const k of [10, 3, 2, 1]) add({ kind: 'coverage', truth: id, n, k, repeats: few, seed });
    }
  }
  for (const [row, list] of Object.entries(scenarios)) {
    const repeats = few * shareOfRepeats(row);
    for (const { setting } of list) add({ kind: 'scenario', row, setting, repeats, seed });
  }
  for (const [row, list] of Object.entries(mends)) {
    for (const { setting, trials } of list) {
      const repeats = full ? trials : Math.max(40, Math.round(trials / 10));
      add({ kind: 'mend', row, setting, repeats, seed });
    }
  }
  const evenly = [1, 1, 1, 1].map((weight) => weight / 4);
  for (const shape of [
    [0.3, 0.5],
    [0.1, 0.35],
    [2, 3],
  ] as const) {
    for (const correlation of [0.5, 0.8]) {
      for (const n of [100, 20]) {
        add({
          kind: 'engines',
          shape,
          correlation,
          weights: evenly,
          n,
          k: 3,
          repeats: full ? 2_500 : 600,
          seed,
        });
      }
      add({
        kind: 'engines',
        shape,
        correlation,
        weights: [0.4, 0.3, 0.2, 0.1],
        n: 50,
        k: 3,
        repeats: full ? 2_500 : 600,
        seed,
      });
    }
  }
  for (const truth of [...common, rareBrand]) {
    for (const calibration of Object.keys(calibrations) as Calibration[]) {
      for (const n of [100, 50]) {
        for (const k of [3, 1]) {
          add({ kind: 'assisted', truth, auc: 0.8, calibration, n, k, repeats: full ? R : 600, seed });
        }
      }
    }
  }
  for (const { id } of truths) {
    for (const k of repeats) add({ kind: 'cells', truth: id, n: 100, k, repeats: full ? 200 : 80, seed });
  }
  for (const truth of common) {
    for (const drift of [0.3, 1]) {
      for (const turn of [200, 100] as const)
        add({ kind: 'history', truth, drift, turn, repeats: full ? 500 : 250, seed });
    }
  }
  for (const task of planComparisons(full)) add(task);
  for (const [weekly, correlation] of [
    [0, 0],
    [0.2, 0.5],
    [0.2, 0.9],
  ] as const)
    for (const surfaces of [1, 2, 5])
      add({
        kind: 'alerts',
        truth: 'Beta(0.3, 0.5)',
        weekly,
        correlation,
        surfaces,
        panels: full ? 4_000 : surfaces === 1 ? 1_000 : 500,
        seed,
      });
  return tasks;
}

/** A scenario with ten times the trials, and another seed. */
export const moreTrials = (task: Extract<Task, { kind: 'scenario' }>): Task => {
  const more = { ...task, repeats: 10 * task.repeats };
  return { ...more, seed: seedOf(more) };
};
