import { cellCounts } from '@svc/core/resource/measure/cell';
import type { Scope } from '@svc/db';
import { type RawBuilder, sql } from 'kysely';

/** What all cells of a scan, engine and brand have in common. */
const shared = [
  'projectId',
  'brandRole',
  'scannedAt',
  'surface',
  'modelServed',
  'country',
  'language',
  'persona',
] as const;

const prompt = sql`prompt_index, prompt_id, cluster, question, topic, intent, branded, text`;
const pack = sql`scan_id, brand_id, engine`;

const names = (of: readonly string[]) => sql.join(of.map((name) => sql.ref(name)));

/** A value for each place, or the one that all have. */
function listOf(name: string) {
  const value = sql`coalesce(${sql.ref(name)}, 0)`;
  return sql`case when min(${value}) = max(${value}) then array[min(${value})] else array_agg(${value} order by place) end`;
}

/** Stores rows with the columns of the view `cell`, of one workspace and of scans without cells. A count of null is 0. */
export async function packCells({ db, workspace }: Scope, rows: RawBuilder<unknown>): Promise<void> {
  await sql`
    with found as materialized (
      select *, row_number() over (partition by ${pack} order by prompt_index) as place from (${rows}) cells
    ), packs as materialized (
      select ${pack}, md5(string_agg(md5(row(${prompt})::text), '' order by place)) as panel from found group by ${pack}
    ), kept as (
      insert into cell_prompt (workspace_id, panel, place, ${prompt})
      select distinct ${workspace.id}, panel, place, ${prompt} from found join packs using (${pack}) order by panel, place
      on conflict do nothing
    )
    insert into cell_pack (workspace_id, ${pack}, withheld, panel, cells, ${names([...shared, ...cellCounts])})
    select ${workspace.id}, ${pack}, bool_or(withheld), min(panel), count(*), ${sql.join([
      ...shared.map((name) => sql`min(${sql.ref(name)})`),
      ...cellCounts.map(listOf),
    ])}
    from found join packs using (${pack}) group by ${pack}
    returning 1`.execute(db);
}
