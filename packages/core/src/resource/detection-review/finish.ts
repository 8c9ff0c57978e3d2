import type { TenantDatabase } from '@svc/db';
import { detectorVersion } from '@svc/detection';
import { sql } from 'kysely';
import { enqueue } from '../../kernel/index.ts';
import { findProject, readAnswersAgain } from '../project/index.ts';
import { updateScanReadings } from '../scan/index.ts';
import { brandsOf } from './identity.ts';

/**
 * In the transaction that ends a scan: notes which readings its figures rest on. When the project's identity changed
 * while the scan ran, its earlier answers are read again afterwards.
 */
export async function settleReadings(
  db: TenantDatabase,
  key: { workspaceId: string; projectId: string | null; scanId: string },
): Promise<void> {
  const { workspaceId, projectId, scanId } = key;
  // An identity that is changing right now is waited for: either it finds this scan ended, or is found here.
  if (projectId !== null)
    await sql`select 1 from project where workspace_id = ${workspaceId} and id = ${projectId} for share`.execute(
      db,
    );
  const project = projectId === null ? null : await findProject(db, workspaceId, projectId);
  const { rows } = await sql<{ oldest: number | null; newest: number | null; detector: string | null }>`
    select min(identity_version) as oldest, max(identity_version) as newest, min(detector_version) as detector
    from answer where workspace_id = ${workspaceId} and scan_id = ${scanId}`.execute(db);
  const { oldest, newest, detector } = rows[0] ?? { oldest: null, newest: null, detector: null };
  const current = project?.identityVersion ?? 1;
  const settled = oldest === null || (oldest === current && newest === current);
  await updateScanReadings(db, key, {
    identity_version: oldest,
    detector_version: oldest === null ? null : (detector ?? detectorVersion),
    // The runs were read with the identity as it was when they started, which may be newer than the scan.
    ...(project && settled && { brands: JSON.stringify(brandsOf(project)) }),
  });
  if (project && !settled) await enqueue({ db }, readAnswersAgain, { workspaceId, projectId, scanId });
}
