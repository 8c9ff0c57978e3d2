import { rowsOf, type Scope, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import type { ScanKey } from './queries-reading.ts';

/** Locks the project's identity until the transaction ends; waits for a change that is under way. */
export async function holdIdentity({ db, workspace }: Scope, projectId: string): Promise<void> {
  await sql`select 1 from project where workspace_id = ${workspace.id} and id = ${projectId} for share`.execute(
    db,
  );
}

interface ReadWith {
  oldest: number | null;
  newest: number | null;
  detector: string | null;
}

/** The versions of identity and detector that a scan's answers were read with; nulls: it has no answers. */
export async function readWith({ db, workspace }: Scope, scanId: string): Promise<ReadWith> {
  const rows = await rowsOf<ReadWith>(db)`
    select min(identity_version) as oldest, max(identity_version) as newest, min(detector_version) as detector
    from answer where workspace_id = ${workspace.id} and scan_id = ${scanId}`;
  return rows[0] ?? { oldest: null, newest: null, detector: null };
}

export async function scansGoOn(system: TenantDatabase): Promise<boolean> {
  const rows = await rowsOf<{ busy: boolean }>(system)`select scans_go_on() as busy`;
  return rows[0]?.busy ?? false;
}

/** Scans of all tenants with answers that an older detector has read, newest first. */
export const scansToReadAgain = (system: TenantDatabase, detector: string, atMost: number) => rowsOf<
  ScanKey & { workspaceId: string }
>(system)`
    select workspace_id, project_id, scan_id
    from scans_to_read_again(${detector}, ${atMost})`;

/** Scans of all tenants whose result is stored in an older shape, newest first. */
export const scansToScoreAgain = (system: TenantDatabase, shape: number, atMost: number) => rowsOf<{
  workspaceId: string;
  scanId: string;
}>(system)`
    select workspace_id, scan_id from scans_to_score_again(${shape}, ${atMost})`;

/** What a re-reading of a scan has changed. */
export interface DetectionChange {
  identity: number;
  detector: string;
  previous: { identity: number; detector: string };
  answers: number;
  changed: number;
  presence: { before: number | null; after: number | null };
  at: string;
}

/** Once for each version of identity and detector. */
export async function insertChange(
  { db, workspace }: Scope,
  { scanId, projectId }: ScanKey,
  { identity, detector, previous, answers, changed, presence, at }: DetectionChange,
): Promise<void> {
  await sql`
    insert into detection_change (workspace_id, scan_id, identity_version, detector_version, project_id, previous_identity_version,
      previous_detector_version, answers, changed, presence_before, presence_after, at)
    values (${workspace.id}, ${scanId}, ${identity}::integer, ${detector}, ${projectId}::text, ${previous.identity}::integer,
      ${previous.detector}, ${answers}::integer, ${changed}::integer,
      ${presence.before}::double precision, ${presence.after}::double precision, ${at}::timestamptz)
    on conflict do nothing`.execute(db);
}
