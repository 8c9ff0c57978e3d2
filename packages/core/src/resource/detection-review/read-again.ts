import type { TenantDatabase } from '@svc/db';
import { detectorVersion } from '@svc/detection';
import { sql } from 'kysely';
import type { Environment } from '../../environment/index.ts';
import { scoredScanStatuses } from '../../kernel/index.ts';
import { markBranded } from './branded.ts';
import { type Identity, identityOfPage, loadIdentity } from './identity.ts';
import { createReader } from './reader.ts';
import { rescore } from './rescore.ts';
import {
  holdsIdentity,
  outdatedAnswers,
  type Position,
  type ScanKey,
  type StoredAnswer,
  saveReadings,
} from './store.ts';

/** Answers in one transaction: some ten milliseconds of reading, and the project's identity is held for little more. */
const batchSize = 200;

type Ending = 'done' | 'stopped' | 'superseded';

/**
 * Reads stored answers again with the project's present identity and this detector, and scores their scans anew.
 * Costs no credits. Safe to run again: it goes on where it was left, and writes nothing once the identity has moved on.
 */
export async function readAgain(
  environment: Environment,
  job: { workspaceId: string; projectId: string | null; scanId?: string | undefined },
  stop: AbortSignal,
): Promise<Ending> {
  const db = environment.database.forWorkspace(job.workspaceId);
  const ofProject = job.projectId === null ? null : await loadIdentity(db, job.workspaceId, job.projectId);
  if (job.projectId !== null) {
    if (!ofProject) return 'done';
    const { workspaceId, projectId: id } = job;
    await markBranded(db, { table: 'prompt', column: 'project_id', id, workspaceId }, ofProject.brands);
  }
  for (const scan of await outdatedScans(db, job, ofProject?.version ?? 1)) {
    const identity = ofProject ?? identityOfPage(scan.brands);
    const key = { workspaceId: job.workspaceId, projectId: job.projectId, scanId: scan.id };
    const ending = await readScanAgain(environment, db, { key, identity, language: scan.language }, stop);
    if (ending !== 'done') return ending;
  }
  return 'done';
}

interface Work {
  key: ScanKey;
  identity: Identity;
  language: string | null;
}

async function readScanAgain(
  environment: Environment,
  db: TenantDatabase,
  { key, identity, language }: Work,
  stop: AbortSignal,
): Promise<Ending> {
  const read = createReader(identity);
  const versions = { identityVersion: identity.version, detectorVersion };
  let after: Position | null = null;
  for (;;) {
    if (stop.aborted) return 'stopped';
    const answers: StoredAnswer[] = await outdatedAnswers(db, key, versions, after, batchSize);
    after = answers.at(-1) ?? after;
    if (answers.length === 0) break;
    const batch = answers.map((answer) => ({
      answer,
      reading: read({
        ...answer,
        language,
      }),
    }));
    const saved = await db.transaction().execute(async (db) => {
      if (!(await holdsIdentity(db, key, identity))) return false;
      await saveReadings(db, key, identity.version, batch);
      return true;
    });
    if (!saved) return 'superseded';
  }
  const scored = await db
    .transaction()
    .execute((db) => rescore(db, key, identity, { engines: environment.engines, now: environment.now() }));
  return scored ? 'done' : 'superseded';
}

/** Newest first: those are looked at. */
async function outdatedScans(
  db: TenantDatabase,
  job: { workspaceId: string; projectId: string | null; scanId?: string | undefined },
  identityVersion: number,
) {
  let scans = db
    .selectFrom('scan')
    .select(['id', 'brands', 'config'])
    .where('workspace_id', '=', job.workspaceId)
    .where('project_id', job.projectId === null ? 'is' : '=', job.projectId)
    .where('status', 'in', scoredScanStatuses)
    .where((where) =>
      where.or([
        where('recorded_samples', '>', 0),
        sql<boolean>`exists (select from reused_answer u where u.workspace_id = scan.workspace_id and u.scan_id = scan.id)`,
      ]),
    )
    // Of answers without text every reading would find nothing.
    .where('text_state', '=', 'kept')
    .where(
      sql<boolean>`not exists (select from reused_answer u
        join answer a on a.workspace_id = u.workspace_id and a.id = u.answer_id and a.created_at = u.answered_at
        join scan o on o.workspace_id = a.workspace_id and o.id = a.scan_id and o.text_state <> 'kept'
        where u.workspace_id = scan.workspace_id and u.scan_id = scan.id)`,
    )
    .where((where) =>
      where.or([
        where('identity_version', 'is distinct from', identityVersion),
        where('detector_version', 'is distinct from', detectorVersion),
      ]),
    )
    .orderBy('created_at', 'desc');
  if (job.scanId !== undefined) scans = scans.where('id', '=', job.scanId);
  return (await scans.execute()).map((scan) => ({
    id: scan.id,
    brands: scan.brands ?? [],
    language: scan.config.language,
  }));
}
