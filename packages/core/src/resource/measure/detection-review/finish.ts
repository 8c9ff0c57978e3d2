import type { Scope } from '@svc/db';
import { detectorVersion } from '@svc/detection';
import { enqueue } from '../../../kernel/index.ts';
import { findProject, readAnswersAgain } from '../../account/project/index.ts';
import { updateScanReadings } from '../scan/index.ts';
import { brandsOf } from './identity.ts';
import { holdIdentity, readWith } from './queries-scan.ts';

/**
 * Runs in the transaction that ends a scan: notes which readings its figures are based on. Where the project's identity changed
 * while the scan ran, its earlier answers are read again afterwards.
 */
export async function settleReadings(
  scope: Scope,
  key: { projectId: string | null; scanId: string },
): Promise<void> {
  const { projectId, scanId } = key;
  // An identity that is changing right now is waited for: either it finds this scan ended, or is found here.
  if (projectId !== null) await holdIdentity(scope, projectId);
  const project = projectId === null ? null : await findProject(scope, projectId);
  const { oldest, newest, detector } = await readWith(scope, scanId);
  const current = project?.identityVersion ?? 1;
  const settled = oldest === null || (oldest === current && newest === current);
  await updateScanReadings(scope, scanId, {
    identityVersion: oldest,
    detectorVersion: oldest === null ? null : (detector ?? detectorVersion),
    // The runs were read with the identity as it was when they started, which may be newer than the scan.
    ...(project && settled && { brands: brandsOf(project) }),
  });
  if (project && !settled)
    await enqueue({ db: scope.db }, readAnswersAgain, { workspaceId: scope.workspace.id, projectId, scanId });
}
