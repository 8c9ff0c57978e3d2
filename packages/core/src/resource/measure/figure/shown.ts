import type { Estimate } from '@svc/contract/measure/score';
import type { Panel, PanelCell, PanelGroup } from '../cell/index.ts';
import { type Basis, showsSome } from '../score/index.ts';
import { estimateFigure } from './estimate.ts';

/** The basis of rates over these surfaces. */
export function basisOf(surfaces: readonly string[]): Basis {
  const boxes = surfaces.filter((surface) => showsSome({ surface }));
  if (boxes.length === 0) return 'all_answers';
  return boxes.length === surfaces.length ? 'shown_answers' : 'mixed';
}

const shownOf = (cell: PanelCell): PanelCell => {
  const shown = cell.read + cell.refused;
  const searches = shown + cell.notShown;
  return { ...cell, answers: searches, read: searches, present: shown, refused: 0 };
};

/**
 * How often answer boxes showed an answer at all.
 *
 * @param groups of one brand and bucket, read with all counts
 * @returns null for engines that always answer
 */
export function estimateShown(panel: Panel, groups: readonly PanelGroup[]): Estimate | null {
  const boxes = groups.filter(showsSome);
  return estimateFigure(
    panel,
    boxes.map((group) => ({ ...group, cells: group.cells.map(shownOf) })),
    'presence',
  );
}
