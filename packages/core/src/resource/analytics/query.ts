import { type RawBuilder, sql } from 'kysely';
import { type Context, invalid, pageOf } from '../../kernel/index.ts';
import { type PanelQuery, pickedCells, readDimensions, readPanelBy, sayWhatExists } from '../cell/index.ts';
import { estimateFigure, type Measure, measures } from '../figure/index.ts';
import { getProject } from '../project/index.ts';
import { rulesOf } from './filter.ts';
import type { Dimension, MetricName, MetricTable, QueryMetrics } from './schema-query.ts';
import { spanOf } from './window.ts';

/** A row before its intervals: they are made for the page that is shown alone. */
type Found = Record<Dimension | MetricName, string | number | null>;

const period = (unit: string) => (zone: string) =>
  sql<string>`to_char(date_trunc(${unit}::text, picked.scanned_at at time zone ${zone}::text), 'YYYY-MM-DD')`;
const column = (name: string) => () => sql<string>`${sql.ref(`picked.${name}`)}`;

const dimensionSql: Record<Dimension, (zone: string) => RawBuilder<string>> = {
  brand: column('brand_id'),
  engine: column('engine'),
  surface: column('surface'),
  model: column('model_served'),
  intent: column('intent'),
  topic: column('topic'),
  prompt: column('prompt'),
  country: column('country'),
  language: column('language'),
  scan: column('scan_id'),
  day: period('day'),
  week: period('week'),
  month: period('month'),
};

/** The most groups that are sorted in memory; more is a query that should be narrowed. */
const mostRows = 100_000;

/** Any of the figures by any of the dimensions: one statement sums cells, and the page's rows get their intervals. */
export async function queryMetrics(context: Context, input: QueryMetrics): Promise<MetricTable> {
  const { projectId, dimensions, timeZone } = input;
  const { brand } = await getProject(context, { projectId });
  const span = spanOf(context, input);
  const query: PanelQuery = {
    workspaceId: context.workspace.id,
    projectId,
    ...span,
    rules: [input.rules, ...(await rulesOf(context, projectId, { segmentId: input.segmentId }))],
    brandIds: input.brandIds ?? (dimensions.includes('brand') ? 'all' : [brand.id]),
    bucket: 'all',
    timeZone,
  };
  if (input.brandIds && !dimensions.includes('brand') && input.brandIds.length > 1)
    throw invalid('brandIds', 'Figures of several brands need the dimension “brand”.', {
      expected: 'one brand, or “brand” among the dimensions',
    });
  checkNames(input);
  const names = dimensions.map((name) => ({ name, value: dimensionSql[name](timeZone) }));
  const found = await readGroups(context, query, names);
  const kept = found.filter((row) =>
    input.having.every(({ metric, min, max }) => {
      const value = row[metric as MetricName];
      return typeof value === 'number' && value >= (min ?? value) && value <= (max ?? value);
    }),
  );
  const key = (row: Found): string => JSON.stringify(dimensions.map((name) => row[name]));
  const page = pageOf(kept.sort(order(input)), { limit: input.limit, offset: 0, after: input.after }, key);
  const wanted = measures.filter((measure) => input.metrics.includes(measure));
  const figures =
    wanted.length === 0 || page.items.length === 0
      ? new Map()
      : await readFigures(context, query, names, page.items.map(key), wanted);
  return {
    projectId,
    span,
    rows: page.items.map((row) => ({
      dimensions: Object.fromEntries(dimensions.map((name) => [name, text(row[name])])),
      values: Object.fromEntries(input.metrics.map((name) => [name, number(row[name])])),
      figures: Object.fromEntries(figures.get(key(row)) ?? []),
    })),
    total: page.total,
    next: page.next,
    notes:
      found.length > 0
        ? []
        : [sayWhatExists(await readDimensions(context.db, { workspaceId: context.workspace.id, projectId }))],
  };
}

/** Throws validation_failed for bounds and an order on what the query does not ask for. */
function checkNames({ metrics, dimensions, having, orderBy }: QueryMetrics): void {
  const refuse = (path: string, received: string, allowed: readonly string[]): never => {
    throw invalid(path, `“${received}” is not asked for by this query.`, {
      expected: 'one of those asked for',
      received,
      allowed,
    });
  };
  const named: readonly string[] = metrics;
  for (const [at, { metric }] of having.entries())
    if (!named.includes(metric)) refuse(`having[${at}].metric`, metric, metrics);
  const orders: readonly string[] = [...metrics, ...dimensions];
  if (orderBy && !orders.includes(orderBy.field)) refuse('orderBy.field', orderBy.field, orders);
}

type Named = readonly { name: Dimension; value: RawBuilder<string> }[];

const text = (value: Found[Dimension]): string | null => (value === null ? null : String(value));
const number = (value: Found[MetricName]): number | null => (typeof value === 'number' ? value : null);

const order = ({ orderBy, dimensions }: QueryMetrics) => {
  const fields = orderBy ? [orderBy.field as MetricName | Dimension, ...dimensions] : dimensions;
  return (a: Found, b: Found): number => {
    for (const [at, field] of fields.entries()) {
      const sign = orderBy && at === 0 && orderBy.direction === 'desc' ? -1 : 1;
      const [own, other] = [a[field], b[field]];
      if (own === other) continue;
      // What was not measured comes last in every order.
      if (own === null) return 1;
      if (other === null) return -1;
      return own < other ? -sign : sign;
    }
    return 0;
  };
};

async function readGroups({ db }: Context, query: PanelQuery, names: Named): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with picked as (${pickedCells(query)}), cells as (
      select ${columns(names)} picked.engine as engine_, picked.prompt as prompt_, sum(answers) as answers, sum(present) as present,
        sum(mentioned) as mentioned, sum(grounded) as grounded, sum(cited) as cited, sum(lost + failed) as lost, sum(rank_sum) as rank_sum,
        sum(first) as first, sum(share_sum) as share_sum, max(scan_id) as scan_id_, count(distinct scan_id) as scans
      from picked group by ${grouped(names)} picked.engine, picked.prompt
    ), engines as (
      select ${listed(names)} engine_, avg(present::double precision / nullif(answers, 0)) as presence,
        avg(mentioned::double precision / nullif(answers, 0)) as mention, avg(cited::double precision / nullif(grounded, 0)) as citation,
        sum(answers) as answers, sum(lost) as lost, sum(mentioned) as mentioned, sum(rank_sum) as rank_sum, sum(first) as first,
        sum(share_sum) as share_sum, count(*) as prompts, max(scans) as scans
      from cells group by ${listed(names)} engine_
    )
    select ${listed(names)} avg(presence) as presence, avg(mention) as mention, avg(citation) as citation, sum(answers)::double precision as answers,
      sum(lost)::double precision as lost, max(prompts)::double precision as prompts, max(scans)::double precision as scans,
      sum(rank_sum)::double precision / nullif(sum(mentioned), 0) as "meanRank", sum(first)::double precision / nullif(sum(answers), 0) as "firstShare",
      sum(share_sum) / nullif(sum(mentioned), 0) as "wordShare"
    from engines ${names.length > 0 ? sql`group by ${sql.join(names.map(({ name }) => sql.ref(name)))}` : sql`having count(*) > 0`}
    limit ${mostRows + 1}`.execute(db);
  if (rows.length > mostRows)
    throw invalid('dimensions', `The query has more than ${mostRows} rows.`, {
      expected: 'fewer dimensions, a shorter span, or rules that pick less',
    });
  return rows;
}

const columns = (names: Named) =>
  sql.join([...names.map(({ name, value }) => sql`${value} as ${sql.ref(name)},`), sql``], sql` `);
const grouped = (names: Named) =>
  sql.join([...names.map((_, at) => sql`${sql.raw(String(at + 1))},`), sql``], sql` `);
const listed = (names: Named) =>
  sql.join([...names.map(({ name }) => sql`${sql.ref(name)},`), sql``], sql` `);

/** The figures of the rows on a page, with their intervals, by the row's key. */
async function readFigures(
  context: Context,
  query: PanelQuery,
  names: Named,
  keys: readonly string[],
  wanted: readonly Measure[],
) {
  const label =
    names.length === 0
      ? sql`'[]'::jsonb`
      : sql`jsonb_build_array(${sql.join(names.map(({ value }) => value))})`;
  const panel = await readPanelBy(context.db, query, label, keys);
  const byKey = Map.groupBy(panel.groups, ({ bucket }) => JSON.stringify(JSON.parse(bucket)));
  return new Map(
    [...byKey].map(([key, groups]) => [
      key,
      wanted.flatMap((measure) => {
        const figure = estimateFigure(panel, groups, measure);
        return figure ? [[measure, figure] as const] : [];
      }),
    ]),
  );
}
