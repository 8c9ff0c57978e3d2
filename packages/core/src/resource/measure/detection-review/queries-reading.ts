import { deleteRows, rowsOf, type Scope } from '@svc/db';
import type { CitedLink, RetrievedSource } from '@svc/detection';
import { sql } from 'kysely';
import type { Identity } from './identity.ts';
import type { AnswerReading } from './reader.ts';

/** Where a re-reading got to: answers in the order of the index on (scan, run, prompt). */
export interface Position {
  runId: string;
  promptIndex: number;
  id: string;
}

export interface StoredAnswer extends Position {
  scanId: string;
  engine: string;
  createdAt: string;
  outcome: string;
  text: string;
  citations: CitedLink[];
  sources: RetrievedSource[];
  prompt: string;
  verdicts: Record<string, boolean> | null;
}

export interface ScanKey {
  projectId: string | null;
  scanId: string;
}

/** The next answers of a scan, those that it took over included, that were last read with another identity or another detector. */
export async function outdatedAnswers(
  { db, workspace }: Scope,
  { scanId }: ScanKey,
  reader: { identityVersion: number; detectorVersion: string },
  after: Position | null,
  limit: number,
): Promise<StoredAnswer[]> {
  const from = after ?? { runId: '', promptIndex: -1, id: '' };
  const rows = await rowsOf<StoredAnswer>(db)`
    select a.id, a.scan_id, a.run_id, a.prompt_index, a.engine, a.created_at, a.outcome, a.text, a.citations, a.sources,
      p.text as prompt, (select json_object_agg(v.brand_id, v.is_brand) from detection_verdict v where v.workspace_id = a.workspace_id and v.answer_id = a.id) as verdicts
    from answer a join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
    where a.workspace_id = ${workspace.id} and (a.scan_id = ${scanId} or a.id = any(array(
        select u.answer_id from reused_answer u where u.workspace_id = ${workspace.id} and u.scan_id = ${scanId})))
      and (a.run_id, a.prompt_index, a.id) > (${from.runId}, ${from.promptIndex}::integer, ${from.id})
      and (a.identity_version <> ${reader.identityVersion}::integer or a.detector_version <> ${reader.detectorVersion})
      and a.erased_at is null
    order by a.run_id, a.prompt_index, a.id limit ${limit}::integer`;
  return rows;
}

/**
 * The fence: nobody changes the project's identity until the transaction ends. False: the identity has
 * changed, or the project is deleted; whoever changed it has started another re-reading.
 */
export async function holdsIdentity(
  { db, workspace }: Scope,
  { projectId }: ScanKey,
  { version }: Identity,
): Promise<boolean> {
  if (projectId === null) return true;
  const { rows } = await sql`
    select 1 from project where workspace_id = ${workspace.id} and id = ${projectId} and deleted_at is null
      and identity_version = ${version}::integer for share`.execute(db);
  return rows.length > 0;
}

/** Replaces the readings of a batch. An earlier reading that differs is kept as a change. */
export async function saveReadings(
  { db, workspace }: Scope,
  { projectId }: ScanKey,
  identityVersion: number,
  batch: readonly { answer: StoredAnswer; reading: AnswerReading }[],
): Promise<void> {
  const readings = batch.map(({ answer, reading }) => ({
    id: answer.id,
    created_at: answer.createdAt,
    detection: reading.detection,
    detector_version: reading.detectorVersion,
    present: reading.present,
    mentioned: reading.mentioned,
    cited: reading.cited,
  }));
  await sql`
    with reading as (
      select * from json_to_recordset(${readings}::json) as r(id text, created_at timestamptz, detection jsonb,
        detector_version text, present boolean, mentioned boolean, cited boolean)
    ), kept as (
      insert into detection_version (workspace_id, answer_id, identity_version, detector_version, scan_id, detection, present, mentioned, cited,
        replaced_by_identity, replaced_by_detector)
      select a.workspace_id, a.id, a.identity_version, a.detector_version, a.scan_id, a.detection, a.present, a.mentioned, a.cited,
        ${identityVersion}::integer, r.detector_version
      from answer a join reading r on r.id = a.id and r.created_at = a.created_at
      where a.workspace_id = ${workspace.id} and a.detection - 'detectorVersion' is distinct from r.detection - 'detectorVersion'
      on conflict do nothing)
    update answer a set detection = r.detection, detector_version = r.detector_version, identity_version = ${identityVersion}::integer,
      present = r.present, mentioned = r.mentioned, cited = r.cited
    from reading r where a.workspace_id = ${workspace.id} and a.id = r.id and a.created_at = r.created_at`.execute(
    db,
  );
  if (projectId === null) return;
  const uncertain = batch.flatMap(({ answer, reading }) =>
    reading.uncertain.map((span) => ({
      answer_id: answer.id,
      scan_id: answer.scanId,
      brand_id: span.brandId,
      engine: answer.engine,
      confidence: span.confidence,
      alias: span.alias,
      matched: span.matched,
      excerpt: span.excerpt,
      excerpt_start: span.excerptStart,
      created_at: answer.createdAt,
    })),
  );
  await sql`delete from uncertain_detection where workspace_id = ${workspace.id} and answer_id = any(${batch.map(({ answer }) => answer.id)}::text[])`.execute(
    db,
  );
  await sql`
    insert into uncertain_detection (workspace_id, project_id, scan_id, answer_id, brand_id, engine, confidence, alias, matched, excerpt, excerpt_start, created_at)
    select ${workspace.id}, ${projectId}, scan_id, answer_id, brand_id, engine, confidence, alias, matched, excerpt, excerpt_start, created_at
    from json_to_recordset(${uncertain}::json) as u(answer_id text, scan_id text, brand_id text, engine text, confidence double precision,
      alias text, matched text, excerpt text, excerpt_start integer, created_at timestamptz)
    returning 1`.execute(db);
}

/** The excerpts of a scan whose answers lost their text: nobody can decide by them any more. */
export const forgetDoubts = ({ db, workspace }: Scope, scanId: string): Promise<void> =>
  deleteRows(db, 'uncertain_detection', { workspaceId: workspace.id, scanId });
