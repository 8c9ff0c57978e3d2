import type { Task } from './simulation/index.ts';

const parts = 5;

/** Trials of a task, 30 at least: fewer tell nothing. */
const fewer = (planned: number): number => Math.min(planned, Math.max(30, Math.round(planned / parts)));

/**
 * About a fifth of a plan's work: each setting with fewer trials, and so with more slack. How many cells of the grid of `truths`
 * lie within a point of 95% shows with all trials only: there it is a fifth of the large cells, and all of the small ones.
 */
export function planPart(tasks: readonly Task[], truths: ReadonlySet<string>): Task[] {
  let large = 0;
  return tasks.flatMap((task): Task[] => {
    if (task.kind === 'alerts') return [{ ...task, panels: fewer(task.panels) }];
    if (task.kind !== 'coverage' || !truths.has(task.truth))
      return [{ ...task, repeats: fewer(task.repeats) }];
    if (task.n < 20) return [task];
    large += 1;
    return large % parts === 1 ? [task] : [];
  });
}
