import { rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';

interface Key {
  /** The scan that counts as now; the others count as before. */
  scanId: string;
  scanIds: readonly string[];
  cells: readonly { engine: string; prompt: string }[];
}

interface ShiftRow {
  id: string;
  countNow: number;
  ofNow: number;
  countBefore: number;
  ofBefore: number;
}

/** Answers that name a brand, of those to the given prompts on their engines. */
export interface CountedOfCells {
  id: string;
  now: { count: number; of: number };
  before: { count: number; of: number };
}

const wanted = ({ cells }: Key) => sql`json_to_recordset(${cells}::json) as w(engine text, prompt text)`;
const told = (rows: readonly ShiftRow[]): CountedOfCells[] =>
  rows.map(({ id, countNow, ofNow, countBefore, ofBefore }) => ({
    id,
    now: { count: countNow, of: ofNow },
    before: { count: countBefore, of: ofBefore },
  }));

/** By competitor. */
export const readNamedThere = async ({ db, workspace }: Scope, key: Key): Promise<CountedOfCells[]> =>
  told(
    await rowsOf<ShiftRow>(db)`
      select c.brand_id as id,
        coalesce(sum(c.mentioned) filter (where c.scan_id = ${key.scanId}), 0)::integer as count_now,
        coalesce(sum(c.answers) filter (where c.scan_id = ${key.scanId}), 0)::integer as of_now,
        coalesce(sum(c.mentioned) filter (where c.scan_id <> ${key.scanId}), 0)::integer as count_before,
        coalesce(sum(c.answers) filter (where c.scan_id <> ${key.scanId}), 0)::integer as of_before
      from cell c join ${wanted(key)} on w.engine = c.engine and w.prompt = coalesce(c.prompt_id, c.question)
      where c.workspace_id = ${workspace.id} and c.scan_id = any(${[...key.scanIds]}::text[]) and c.brand_role <> 'own'
      group by c.brand_id`,
  );

/** Answers of one prompt on one engine that searched: with a site, those that cite it; with null, all. */
export interface CitedOfCell {
  domain: string | null;
  engine: string;
  prompt: string;
  now: number;
  before: number;
}

export const readCitedThere = (
  { db, workspace }: Scope,
  key: Key,
): Promise<CitedOfCell[]> => rowsOf<CitedOfCell>(db)`
    with asked as materialized (
      select c.scan_id, c.engine, w.prompt, c.prompt_index, c.grounded
      from cell c join ${wanted(key)} on w.engine = c.engine and w.prompt = coalesce(c.prompt_id, c.question)
      where c.workspace_id = ${workspace.id} and c.scan_id = any(${[...key.scanIds]}::text[]) and c.brand_role = 'own'
    ), counted as (
      select null::text as domain, engine, prompt, scan_id, grounded as count from asked
      union all
      select t.domain, a.engine, a.prompt, a.scan_id, t.cited
      from asked a join citation t on t.workspace_id = ${workspace.id} and t.scan_id = a.scan_id and t.engine = a.engine
        and t.prompt_index = a.prompt_index and t.url is null
    )
    select domain, engine, prompt,
      coalesce(sum(count) filter (where scan_id = ${key.scanId}), 0)::integer as now,
      coalesce(sum(count) filter (where scan_id <> ${key.scanId}), 0)::integer as before
    from counted group by domain, engine, prompt`;
