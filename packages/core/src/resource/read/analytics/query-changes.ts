import { measures } from '@svc/contract/measure/figure';
import type { Difference } from '@svc/contract/measure/scan';
import type { Dimension, QueryMetrics, RowChange } from '@svc/contract/read/analytics';
import { currentMethod, judgeTogether } from '@svc/scoring';
import type { Measure } from '../../measure/figure/index.ts';
import { changeOf, changeOfPeriods } from '../../measure/scan/index.ts';
import { pairPanels, type SpanPanel, sharedEngines } from './load.ts';
import { addLooks } from './looks.ts';
import type { Found, Table } from './query-table.ts';

export type Changes = Record<string, RowChange>;

/** Rows of fewer prompts are told by the figures' own intervals: between so few prompts nothing can be learned. */
const fewestPrompts = 6;
const falseAlarms = 0.1;
const questions = ['tracked', 'market'] as const;

/** Key of rows that belong together in two spans: all dimensions except time. */
export const rowKey = ({ values }: Found, dimensions: readonly Dimension[]): string =>
  JSON.stringify(dimensions.map((name) => values[name] ?? null));

/** The change of each row against the same row of the span before, tested over all rows of the query. */
export function changesOf(
  now: Table,
  before: Table,
  { dimensions, metrics }: Pick<QueryMetrics, 'dimensions' | 'metrics'>,
): Map<Found, Changes> {
  const earlier = new Map(before.found.map((row) => [rowKey(row, dimensions), row]));
  const found = new Map<Found, Changes>();
  for (const measure of measures) {
    if (!metrics.includes(measure)) continue;
    const rows = now.found.flatMap((row) => {
      const old = earlier.get(rowKey(row, dimensions));
      return old ? [{ row, ...bothOf(before.panelOf(old), now.panelOf(row), measure) }] : [];
    });
    const [tracked, market] = questions.map((question) => judged(rows.map((one) => one[question])));
    for (const [at, { row }] of rows.entries()) {
      const [these, like] = [tracked?.[at], market?.[at]];
      if (these && like) found.set(row, { ...found.get(row), [measure]: { tracked: these, market: like } });
    }
  }
  return found;
}

function bothOf(before: SpanPanel, after: SpanPanel, measure: Measure) {
  const panels = { before, after };
  const cells = pairPanels(panels, measure, sharedEngines(panels));
  const shared = new Set(cells.flatMap((cell) => (cell.before && cell.after ? [cell.cluster] : []))).size;
  if (shared < fewestPrompts)
    return { tracked: currentMethod.compareFew(cells), market: changeOf(cells, 'market') };
  const overDays = addLooks(cells, panels, measure);
  return { tracked: changeOfPeriods(overDays, 'tracked'), market: changeOfPeriods(overDays, 'market') };
}

/** All rows are one family of tests, so that a thousand rows give no more false findings than one. */
function judged(changes: readonly Difference[]): RowChange['tracked'][] {
  const family = judgeTogether(changes, falseAlarms);
  return changes.map((change, at) => {
    const { qValue = null, discovery = false } = family[at] ?? {};
    const moved = change.verdict === 'rise' || change.verdict === 'fall';
    return { ...change, qValue, verdict: moved && !discovery ? 'no_change_shown' : change.verdict };
  });
}
