import type { TenantDatabase } from '@svc/db';
import { type RawBuilder, sql } from 'kysely';

/** Columns of `cell_pack` that hold one value for each prompt. */
const listed = [
  'prompt_index',
  'identity_version',
  'asked',
  'answered',
  'lost',
  'failed',
  'answers',
  'present',
  'mentioned',
  'retrieved',
  'grounded',
  'cited',
  'rank_sum',
  'first',
  'top3',
  'share_sum',
  'positive',
  'negative',
  'mixed',
  'neutral',
  'recommended',
] as const;

/** What all cells of a scan, engine and brand have in common. */
const shared = [
  'project_id',
  'brand_role',
  'scanned_at',
  'surface',
  'model_served',
  'country',
  'language',
] as const;

const prompt = sql`prompt_index, prompt_id, cluster, question, topic, intent, branded, text`;

const column = (name: string) => sql.ref(`c.${name}`);

/** Stores rows with the columns of the view `cell`, of one workspace and of scans without cells. A count of null is 0. */
export async function packCells(
  db: TenantDatabase,
  workspaceId: string,
  rows: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    with found as materialized (${rows}), prompts as materialized (select distinct scan_id, ${prompt} from found),
    panels as materialized (
      select scan_id, md5(string_agg(md5(row(${prompt})::text), '' order by prompt_index)) as panel from prompts group by scan_id
    ), kept as (
      insert into cell_prompt (workspace_id, panel, ${prompt})
      select distinct ${workspaceId}, panel, ${prompt} from prompts join panels using (scan_id) order by panel, prompt_index
      on conflict do nothing
    )
    insert into cell_pack (workspace_id, scan_id, brand_id, engine, withheld, panel, ${sql.join([...shared, ...listed].map((name) => sql.ref(name)))})
    select ${workspaceId}, c.scan_id, c.brand_id, c.engine, bool_or(c.withheld), min(p.panel),
      ${sql.join([
        ...shared.map((name) => sql`min(${column(name)})`),
        ...listed.map((name) => sql`array_agg(coalesce(${column(name)}, 0) order by c.prompt_index)`),
      ])}
    from found c join panels p on p.scan_id = c.scan_id group by c.scan_id, c.brand_id, c.engine`.execute(db);
}
