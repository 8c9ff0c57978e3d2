import { groupBy } from '../calibration/group-by.ts';
import { normalCdf, normalQuantile, z95 } from '../distribution/index.ts';
import type { Cluster } from '../interval/cluster.ts';
import { createPanel } from '../interval/panel.ts';
import { readTracked } from '../interval/tracked.ts';
import type { Change } from './change.ts';
import { type ComparedCell, type SharedCell, sortCells } from './compared-cell.ts';
import { groupShared } from './shared-change.ts';

interface Side {
  value: number;
  low: number;
  high: number;
}

/** Fewer answers than these on a side are not judged. */
export const fewestAnswers = 6;

function sideOf(cells: readonly SharedCell[], of: (cell: SharedCell) => Cluster): Side {
  const names = [...new Set(cells.map(({ cluster }) => cluster))];
  const byEngine = [...groupBy(cells, ({ engine }) => engine).values()].map((own) => {
    const clusters = new Map(own.map((cell) => [cell.cluster, of(cell)]));
    return { weight: own.length, clusters: names.map((name) => clusters.get(name) ?? null) };
  });
  const panel = createPanel(byEngine);
  return { value: panel.value, ...readTracked(panel) };
}

/**
 * Did presence change on a few cells, such as one prompt on its engines? Each cell weighs the same.
 *
 * The two figures' own intervals for these prompts, put together by MOVER (Zou and Donner 2008), which for one cell is
 * Newcombe's (1998, method 10). p comes from the half of the interval that faces 0, so that it is below .05 exactly where
 * the interval leaves 0 out. `not_comparable` without a shared cell, `too_few` below six answers on a side.
 *
 * @param cells of one prompt on each of its engines, or of a few prompts
 */
export function changeOfFewCells(cells: readonly ComparedCell[]): Change {
  const { shared } = sortCells(cells);
  const none: Change = {
    ...{ question: 'tracked', before: null, after: null, value: null, ci: null, pValue: null },
    ...{ verdict: 'not_comparable', smallestVisible: null, shared: groupShared(shared).length },
    ...{ unshared: 0, cells: shared.length, label: 'insufficient' },
  };
  if (shared.length === 0) return none;
  const [old, now] = [sideOf(shared, ({ before }) => before), sideOf(shared, ({ after }) => after)];
  const sides = { ...none, before: old.value, after: now.value, value: now.value - old.value };
  const answers = (of: (cell: SharedCell) => Cluster): number =>
    shared.reduce((sum, cell) => sum + of(cell).trials, 0);
  if (
    Math.min(
      answers(({ before }) => before),
      answers(({ after }) => after),
    ) < fewestAnswers
  )
    return { ...sides, verdict: 'too_few' };
  const { value } = sides;
  const down = Math.hypot(now.value - now.low, old.high - old.value);
  const up = Math.hypot(now.high - now.value, old.value - old.low);
  const [low, high] = [Math.max(-1, value - down), Math.min(1, value + up)];
  const facing = value >= 0 ? down : up;
  return {
    ...sides,
    ci: { low, high, level: 0.95, method: 'mover' },
    pValue: Math.min(1, 2 * normalCdf((-Math.abs(value) / facing) * z95)),
    verdict: low > 0 ? 'rise' : high < 0 ? 'fall' : 'no_change_shown',
    smallestVisible: Math.min(1, (Math.max(down, up) * (z95 + normalQuantile(0.8))) / z95),
    label: 'indicative',
  };
}
