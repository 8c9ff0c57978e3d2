import { rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { readCitationPacks, visitRows } from '../../measure/cell/index.ts';

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

export async function readCitedThere(scope: Scope, projectId: string, key: Key): Promise<CitedOfCell[]> {
  const { db, workspace } = scope;
  const [asked, packs] = await Promise.all([
    rowsOf<{ scanId: string; engine: string; prompt: string; answers: number }>(db)`
      select c.scan_id, c.engine, w.prompt, sum(c.grounded)::integer as answers
      from cell c join ${wanted(key)} on w.engine = c.engine and w.prompt = coalesce(c.prompt_id, c.question)
      where c.workspace_id = ${workspace.id} and c.scan_id = any(${[...key.scanIds]}::text[]) and c.brand_role = 'own'
      group by c.scan_id, c.engine, w.prompt`,
    readCitationPacks(scope, {
      kind: 'domain',
      projectId,
      from: null,
      to: null,
      scanIds: key.scanIds,
      facts: [],
    }),
  ]);
  const counted = new Map<string, CitedOfCell>();
  const count = (domain: string | null, scanId: string, engine: string, prompt: string, answers: number) => {
    const place = `${domain}\n${engine}\n${prompt}`;
    const one = counted.get(place) ?? { domain, engine, prompt, now: 0, before: 0 };
    counted.set(place, one);
    one[scanId === key.scanId ? 'now' : 'before'] += answers;
  };
  const placeOf = (scanId: string, engine: string, prompt: string): string =>
    `${scanId}\n${engine}\n${prompt}`;
  const places = new Set(asked.map(({ scanId, engine, prompt }) => placeOf(scanId, engine, prompt)));
  for (const { scanId, engine, prompt, answers } of asked) count(null, scanId, engine, prompt, answers);
  for (const pack of packs)
    visitRows(pack, ({ page, prompt, cited }) => {
      if (places.has(placeOf(pack.scanId, pack.engine, prompt.key)))
        count(page.domain, pack.scanId, pack.engine, prompt.key, cited);
    });
  return [...counted.values()];
}
