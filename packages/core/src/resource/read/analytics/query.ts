import type { Dimension, MetricName, MetricTable, QueryMetrics } from '@svc/contract/read/analytics';
import { say } from '../../../i18n/index.ts';
import { type Context, invalid, pageOf } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { type PanelQuery, readDimensions, refuseTooDear, sayWhatExists } from '../../measure/cell/index.ts';
import { rulesOf } from './filter.ts';
import { changesOf } from './query-changes.ts';
import { type Found, loadTable } from './query-table.ts';
import { isPartial, type Span, spanBefore, spanOf, zoneOf } from './window.ts';

/** The most groups that are sorted in memory; more is a query that should be narrowed. */
const mostRows = 100_000;
/** The most rows that are tested against the span before. */
const mostTested = 5_000;
/** A row of one time has no like in the span before. */
const ofTime: readonly Dimension[] = ['scan', 'day', 'week', 'month'];

/** Any of the figures by any of the dimensions: cells are summed, and the page's rows get their intervals. */
export async function queryMetrics(context: Context, input: QueryMetrics): Promise<MetricTable> {
  const { projectId, dimensions } = input;
  const project = await getProject(context, { projectId });
  const span = spanOf(context, input, project);
  const timeZone = zoneOf(input, project);
  const query: PanelQuery = {
    projectId,
    ...span,
    rules: [input.rules, ...(await rulesOf(context, projectId, { segmentId: input.segmentId }))],
    brandIds: input.brandIds ?? (dimensions.includes('brand') ? 'all' : [project.brand.id]),
    bucket: 'all',
    timeZone,
  };
  if (input.brandIds && !dimensions.includes('brand') && input.brandIds.length > 1)
    throw invalid('brandIds', 'To get figures of several brands, add the dimension “brand”.', {
      expected: 'one brand, or “brand” among the dimensions',
    });
  checkNames(input);
  await refuseTooDear(context, query);
  const before = input.changes ? spanBefore(span, timeZone) : undefined;
  const [table, old] = await Promise.all([
    loadTable(context, query, input),
    before && loadTable(context, { ...query, ...before }, input),
  ]);
  const { found, figuresOf } = table;
  if (found.length > mostRows)
    throw invalid('dimensions', `The query has more than ${mostRows} rows.`, {
      expected: 'fewer dimensions, a shorter span, or rules that pick less',
    });
  if (old && found.length > mostTested)
    throw invalid(
      'changes',
      `Changes can be tested for up to ${mostTested} rows; the query has ${found.length}.`,
      {
        expected: 'fewer dimensions, or rules that pick less',
      },
    );
  const changes = old && changesOf(table, old, input);
  const kept = found.filter((row) =>
    input.having.every(({ metric, min, max }) => {
      const value = row.values[metric as MetricName];
      return typeof value === 'number' && value >= (min ?? value) && value <= (max ?? value);
    }),
  );
  const key = (row: Found): string => JSON.stringify(dimensions.map((name) => row.values[name]));
  const [first] = input.metrics;
  const changeOfRow = (row: Found): number | null =>
    (first === undefined ? undefined : changes?.get(row)?.[first]?.tracked.value) ?? null;
  const page = pageOf(
    kept.sort(order(input, changeOfRow)),
    { limit: input.limit, offset: 0, after: input.after },
    key,
  );
  return {
    projectId,
    span,
    ...(before && { before }),
    rows: page.items.map((row) => ({
      dimensions: Object.fromEntries(dimensions.map((name) => [name, text(row.values[name])])),
      values: Object.fromEntries(input.metrics.map((name) => [name, number(row.values[name])])),
      figures: figuresOf(row),
      ...(changes && { changes: changes.get(row) ?? {} }),
    })),
    total: page.total,
    next: page.next,
    notes:
      found.length > 0
        ? partsOf(found, span, timeZone)
        : [sayWhatExists(await readDimensions(context, projectId))],
  };
}

/** Which days, weeks and months of the table the span holds only a part of. */
function partsOf(found: readonly Found[], span: Span, timeZone: string): string[] {
  return (['day', 'week', 'month'] as const).flatMap((unit) => {
    const firstDays = [...new Set(found.flatMap(({ values }) => text(values[unit]) ?? []))].sort();
    const cut = firstDays.filter((firstDay) => isPartial(firstDay, unit, span, timeZone));
    return cut.length === 0 ? [] : [say({ id: 'span.partial', values: { unit, days: cut } })];
  });
}

/** Throws validation_failed for bounds and an order on what the query does not ask for. */
function checkNames({ metrics, dimensions, having, orderBy, changes }: QueryMetrics): void {
  const refuse = (path: string, received: string, allowed: readonly string[]): never => {
    throw invalid(path, `This query does not ask for “${received}”.`, {
      expected: 'one of those asked for',
      received,
      allowed,
    });
  };
  const named: readonly string[] = metrics;
  for (const [at, { metric }] of having.entries())
    if (!named.includes(metric)) refuse(`having[${at}].metric`, metric, metrics);
  const timed = dimensions.find((name) => ofTime.includes(name));
  if (changes && timed !== undefined)
    throw invalid('changes', `A row of a single ${timed} has no earlier row to compare with.`, {
      expected: 'dimensions other than scan, day, week and month',
      received: timed,
    });
  const orders: readonly string[] = [...metrics, ...dimensions, ...(changes ? ['change'] : [])];
  if (orderBy && !orders.includes(orderBy.field)) refuse('orderBy.field', orderBy.field, orders);
}

type Value = string | number | null | undefined;

const text = (value: Value): string | null => (typeof value === 'string' ? value : null);
const number = (value: Value): number | null => (typeof value === 'number' ? value : null);

const order = ({ orderBy, dimensions }: QueryMetrics, changeOfRow: (row: Found) => number | null) => {
  const fields = orderBy ? [orderBy.field as MetricName | Dimension | 'change', ...dimensions] : dimensions;
  return (a: Found, b: Found): number => {
    for (const [at, field] of fields.entries()) {
      const sign = orderBy && at === 0 && orderBy.direction === 'desc' ? -1 : 1;
      const [own = null, other = null] =
        field === 'change' ? [changeOfRow(a), changeOfRow(b)] : [a.values[field], b.values[field]];
      if (own === other) continue;
      // Rows without a measurement come last in every order.
      if (own === null) return 1;
      if (other === null) return -1;
      return own < other ? -sign : sign;
    }
    return 0;
  };
};
