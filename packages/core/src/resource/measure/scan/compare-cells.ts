import { type AskedComparedCell, hasFewTopics as areFewTopics } from '@svc/scoring';
import type { CellCount } from '../score/index.ts';

export interface TopicCell extends AskedComparedCell {
  topic: string | null;
}

/** A prompt on an engine in either scan, with what tells it apart from other cells. */
export interface ScanCell extends TopicCell {
  intent: string;
}

interface Counted {
  engine: string;
  cluster: string;
  topic: string | null;
  prompt: string;
  present: number;
  answers: number;
  /** Answers that were asked for and did not come. */
  lost?: number;
  /** Answers that came and can't be read. */
  refused?: number;
}

/** Cells of two scans by prompt and engine, null where a scan has no readable answer. */
export function pairCells<Cell extends Counted>(
  before: readonly Cell[],
  after: readonly Cell[],
): (TopicCell & { source: Cell })[] {
  const keyOf = ({ engine, prompt }: Counted): string => JSON.stringify([engine, prompt]);
  const cells = new Map<string, TopicCell & { source: Cell }>();
  for (const side of ['before', 'after'] as const) {
    for (const source of side === 'before' ? before : after) {
      const { cluster, engine, topic } = source;
      const cell = cells.get(keyOf(source)) ?? { cluster, engine, topic, before: null, after: null, source };
      cells.set(keyOf(source), cell);
      // Old scans, from before topics were stored, have none.
      if (cell.topic === null) cell.topic = source.topic;
      const [lost, refused] =
        side === 'before'
          ? (['lostBefore', 'refusedBefore'] as const)
          : (['lostAfter', 'refusedAfter'] as const);
      cell[lost] = (cell[lost] ?? 0) + (source.lost ?? 0);
      cell[refused] = (cell[refused] ?? 0) + (source.refused ?? 0);
      if (source.answers === 0) continue;
      const known = cell[side] ?? { successes: 0, trials: 0 };
      cell[side] = {
        successes: known.successes + source.present,
        trials: known.trials + source.answers,
      };
    }
  }
  return [...cells.values()];
}

/** Counts of one scan in a cell, for the own brand. */
export type OwnCount = Pick<
  CellCount,
  'engine' | 'promptId' | 'text' | 'intent' | 'branded' | 'cluster' | 'topic' | 'answers' | 'present'
> & { lost?: number; refused?: number };

/** The own brand’s cells; prompts that name the brand are left out. */
export function ownCells(before: readonly OwnCount[], after: readonly OwnCount[]): ScanCell[] {
  const counted = (cells: readonly OwnCount[]) =>
    cells.filter(({ branded }) => !branded).map((cell) => ({ ...cell, prompt: cell.promptId ?? cell.text }));
  return pairCells(counted(before), counted(after)).map(({ source, ...cell }) => ({
    ...cell,
    intent: source.intent,
  }));
}

/** Whether the cells come from too few topics for questions on others. */
export function hasFewTopics(cells: readonly TopicCell[]): boolean {
  const topics = new Map(cells.map(({ topic, cluster }) => [cluster, topic ?? cluster]));
  return areFewTopics([...topics.values()], [...topics.keys()]);
}

/**
 * The cells with topics as clusters, where there are enough of them. A topic without a prompt that both scans asked
 * is one cluster for each scan, so that sets of new prompts on the same topics can be compared.
 */
export function byTopic<Cell extends TopicCell>(cells: readonly Cell[]): readonly Cell[] {
  if (hasFewTopics(cells)) return cells;
  const paired = new Set(cells.filter(({ before, after }) => before && after).map(({ topic }) => topic));
  return cells.map((cell) => {
    if (cell.topic === null) return cell;
    const side = paired.has(cell.topic) ? 'both' : cell.before ? 'before' : 'after';
    return { ...cell, cluster: JSON.stringify([side, cell.topic]) };
  });
}
