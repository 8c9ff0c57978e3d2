import { deleteRows, type Scope, snake } from '@svc/db';
import { sql } from 'kysely';
import { allOf } from '../../../kernel/index.ts';
import { type CountedPack, cellCounts } from './count-packs.ts';
import { type CellPrompt, promptLists } from './prompt-lists.ts';
import { forgetScanFigures } from './queries-figures.ts';

/** What scoring knows of a scan beyond its answers. */
export interface CellContext {
  scanId: string;
  engines: readonly {
    engine: string;
    surface: string;
    modelServed: string | null;
    /** Whether it searches. */
    grounded: boolean;
    /** Its answers may not make figures. */
    withheld: boolean;
  }[];
  prompts: readonly CellPrompt[];
  brands: readonly { id: string; role: string; domains?: readonly string[] }[];
  projectId: string | null;
  scannedAt: string;
  country: string | null;
  language: string;
  personaId: string | null;
}

/**
 * Replaces a scan's cells, packed by engine and brand. Which answers are copies can be told only when all of a cell are there, so
 * this runs where a scan is scored, not as answers arrive.
 */
export async function writeCells(
  scope: Scope,
  context: CellContext,
  packs: readonly CountedPack[],
): Promise<void> {
  const { scanId } = context;
  const { db, workspace } = scope;
  await allOf([
    forgetScanFigures(scope, scanId),
    deleteRows(db, 'cell_pack', { workspaceId: workspace.id, scanId }),
  ]);
  if (packs.length > 0) await insertPacks(scope, context, packs);
}

async function insertPacks(
  { db, workspace }: Scope,
  context: CellContext,
  packs: readonly CountedPack[],
): Promise<void> {
  const roles = new Map(context.brands.map(({ id, role }) => [id, role]));
  const engines = new Map(context.engines.map((one) => [one.engine, one]));
  const { lists, listOf } = promptLists(context.prompts, packs);
  const rows = packs.map(({ engine, brandId, promptIndexes, lists: counts }) => {
    const { surface, modelServed, withheld } = engines.get(engine) ?? {};
    return {
      ...{ engine, brandId, brandRole: roles.get(brandId), surface, modelServed, withheld },
      list: listOf(promptIndexes),
      cells: promptIndexes.length,
      ...Object.fromEntries(cellCounts.map((name) => [snake(name), shortest(counts[name])])),
    };
  });
  const names = sql.join(cellCounts.map((name) => sql.ref(name)));
  const columns = cellCounts.map(
    (name) => sql`${sql.ref(name)} ${sql.raw(name === 'shareSum' ? 'double precision[]' : 'integer[]')}`,
  );
  await sql`
    with prompt as materialized (
      select list, place, "promptIndex" as prompt_index, "promptId" as prompt_id, cluster, question, topic, intent, branded, text
      from json_to_recordset(${lists}::json) as p(list integer, place integer, "promptIndex" integer, "promptId" text, cluster text,
        question text, topic text, intent text, branded boolean, text text)
    ), panels as materialized (
      select list, md5(string_agg(md5(row(prompt_index, prompt_id, cluster, question, topic, intent, branded, text)::text), '' order by place)) as panel
      from prompt group by list
    ), kept as (
      insert into cell_prompt (workspace_id, panel, place, prompt_index, prompt_id, cluster, question, topic, intent, branded, text)
      select ${workspace.id}, panel, place, prompt_index, prompt_id, cluster, question, topic, intent, branded, text
      from prompt join panels using (list) order by panel, place
      on conflict do nothing
    )
    insert into cell_pack (workspace_id, scan_id, project_id, scanned_at, country, language, persona, engine, brand_id, brand_role, surface,
      model_served, withheld, panel, cells, ${names})
    select ${workspace.id}, ${context.scanId}, ${context.projectId}, ${context.scannedAt}::timestamptz, ${context.country}, ${context.language},
      ${context.personaId}, engine, "brandId", "brandRole", surface, "modelServed", withheld, panel, cells, ${names}
    from json_to_recordset(${rows}::json) as k(engine text, "brandId" text, "brandRole" text, surface text, "modelServed" text,
      withheld boolean, list integer, cells integer, ${sql.join(columns)}) join panels using (list)
    returning 1`.execute(db);
}

/** A value for each place, or the one that all have. */
const shortest = (list: readonly number[]): readonly number[] =>
  list.every((value) => value === list[0]) ? list.slice(0, 1) : list;
