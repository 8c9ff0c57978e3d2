import type { Scope } from '@svc/db';
import { sql } from 'kysely';
import { copyKeyInSql } from '../resource/measure/cell/index.ts';

/**
 * Takes the words out of some answers of a scan: text, what was cited from where in it, titles, and the body. Their
 * readings stay, so that every figure does, and which of them are copies. Returns how many; 0: none has words any more.
 */
export async function eraseAnswerTexts(
  { db, workspace }: Scope,
  scanId: string,
  atMost: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update answer a set text = '', citations = '[]', raw = null, raw_object = null, raw_hash = null, copy_key = ${copyKeyInSql}, erased_at = now(),
      sources = coalesce((select jsonb_agg(jsonb_build_object('url', s ->> 'url', 'title', null)) from jsonb_array_elements(a.sources) s), '[]')
    where a.workspace_id = ${workspace.id} and a.scan_id = ${scanId} and (a.id, a.created_at) in (
      select o.id, o.created_at from answer o
      where o.workspace_id = ${workspace.id} and o.scan_id = ${scanId} and o.erased_at is null limit ${atMost}::integer)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Takes some bodies out, as engines sent them; their objects go when no row names them. Returns how many. */
export async function eraseRawBodies(
  { db, workspace }: Scope,
  scanId: string,
  atMost: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update answer a set raw = null, raw_object = null, raw_hash = null
    where a.workspace_id = ${workspace.id} and a.scan_id = ${scanId} and (a.id, a.created_at) in (
      select o.id, o.created_at from answer o
      where o.workspace_id = ${workspace.id} and o.scan_id = ${scanId} and coalesce(o.raw, o.raw_object) is not null limit ${atMost}::integer)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
