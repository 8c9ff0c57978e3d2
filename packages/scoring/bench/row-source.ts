import type { Result, Task } from './simulation/index.ts';

const rowsOfKind: Partial<Record<Task['kind'], string>> = {
  coverage: 'C1 C2 C3 C4 C5 C9 C18 C19 W1 W2 N1 B1 B2',
  cells: 'C6',
  engines: 'C7',
  assisted: 'C8 W3',
  history: 'W4',
  alerts: 'A1 A6 A7',
  comparison: 'D1 D2 D3 D4',
  headToHead: 'H1',
  share: 'R1',
  movers: 'A2',
  stopping: 'S1 S2',
};

/** Rows of predictions, which are worked out on a thread of their own. */
export const predictorRows = 'P1 P2 P3 P4 P5 P6 P7 P8 W7'.split(' ');
export const speedRows = 'E1 E2 E3 E4 E5'.split(' ');

/** Whether one of the rows is read from the task's result. */
export function isSourceOf(task: Task | Result, rows: readonly string[]): boolean {
  const own = 'row' in task ? [task.row] : (rowsOfKind[task.kind] ?? '').split(' ');
  return own.some((id) => rows.includes(id));
}
