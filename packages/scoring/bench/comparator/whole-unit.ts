import { sortCells } from '../../src/compare/compared-cell.ts';
import type { ComparedCell } from '../../src/compare/index.ts';
import { groupShared, overClusters } from '../../src/compare/shared-change.ts';
import { steadyVariance } from '../../src/compare/steady-variance.ts';
import { judge } from '../../src/compare/verdict.ts';

/** The paired t interval that takes a whole point as what a cluster may add that none has added yet: method presence-3. */
export function wholeUnitChange(cells: readonly ComparedCell[]) {
  const clusters = groupShared(sortCells(cells).shared);
  const { parts, residuals } = overClusters(clusters, ({ before, after }) => after - before);
  const informative = parts.filter((part) => Math.abs(part) > 1e-12).length;
  const squares = parts.reduce((sum, part) => sum + part * part, 0);
  const variance = steadyVariance({ residuals, informative, squares });
  const before = overClusters(clusters, (one) => one.before).mean;
  const after = overClusters(clusters, (one) => one.after).mean;
  return judge({ before, after, variance, degrees: clusters.length - 1, method: 'clustered-t' });
}
