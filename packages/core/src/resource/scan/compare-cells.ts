import type { ComparedCell } from '@svc/scoring';
import type { CellCount } from '../score/index.ts';

/** A prompt on an engine in either scan, with what tells it apart from other cells. */
export interface ScanCell extends ComparedCell {
  intent: string;
}

interface Counted {
  engine: string;
  cluster: string;
  prompt: string;
  present: number;
  answers: number;
}

/** Cells of two scans by prompt and engine, null where a scan has no readable answer. */
export function pairCells<Cell extends Counted>(
  before: readonly Cell[],
  after: readonly Cell[],
): (ComparedCell & { source: Cell })[] {
  const keyOf = ({ engine, prompt }: Counted): string => JSON.stringify([engine, prompt]);
  const cells = new Map<string, ComparedCell & { source: Cell }>();
  for (const side of ['before', 'after'] as const) {
    for (const source of side === 'before' ? before : after) {
      const { cluster, engine } = source;
      const cell = cells.get(keyOf(source)) ?? { cluster, engine, before: null, after: null, source };
      cells.set(keyOf(source), cell);
      const known = cell[side] ?? { successes: 0, trials: 0 };
      cell[side] = {
        successes: known.successes + source.present,
        trials: known.trials + source.answers,
      };
    }
  }
  return [...cells.values()];
}

/** The own brand’s cells; prompts that name the brand are left out. */
export function ownCells(before: readonly CellCount[], after: readonly CellCount[]): ScanCell[] {
  const counted = (cells: readonly CellCount[]) =>
    cells.filter(({ branded }) => !branded).map((cell) => ({ ...cell, prompt: cell.promptId ?? cell.text }));
  return pairCells(counted(before), counted(after)).map(({ source, ...cell }) => ({
    ...cell,
    intent: source.intent,
  }));
}
