import type { TenantDatabase } from '@svc/db';
import { ServiceError } from '../../kernel/index.ts';
import { compareTwo } from './compare.ts';
import { findScan, lastScan, nextScan, storeChange } from './queries.ts';
import type { Difference, ScanComparison } from './schema-compare.ts';

/** The change since the previous scan on questions like these, as stored with the scan. */
export type ScanChange = Pick<Difference, 'verdict' | 'value' | 'ci' | 'pValue' | 'smallestVisible'> & {
  sentence: string;
  beforeScanId: string;
};

interface ScanKey {
  workspaceId: string;
  scanId: string;
}

/**
 * Works out the change since the scan before and keeps it; also that of the scan after this one, which is compared with
 * other figures now. In the transaction that stores the figures.
 */
export async function settleChange(db: TenantDatabase, key: ScanKey, now: Date): Promise<void> {
  const scan = await findScan(db, key.workspaceId, key.scanId, now.getTime());
  if (!scan || scan.projectId === null) return;
  await settleOne(db, key, now);
  const next = await nextScan(db, key.workspaceId, scan.projectId, scan);
  if (next) await settleOne(db, { ...key, scanId: next }, now);
}

async function settleOne(db: TenantDatabase, { workspaceId, scanId }: ScanKey, now: Date): Promise<void> {
  const after = await findScan(db, workspaceId, scanId, now.getTime());
  if (!after || after.projectId === null || after.result === null || after.progress.recorded === 0) return;
  const place = { createdAt: after.createdAt, id: after.id };
  const found = await lastScan(db, workspaceId, after.projectId, place);
  const before = found && (await findScan(db, workspaceId, found.id, now.getTime()));
  const comparison = before?.result
    ? await compareTwo(db, workspaceId, before, after).catch(incomparable)
    : null;
  await storeChange(db, workspaceId, scanId, comparison && changeOf(comparison));
}

/** Two scans without an engine in common have no change. */
function incomparable(error: unknown): null {
  if (error instanceof ServiceError && error.code === 'conflict') return null;
  throw error;
}

export const changeOf = ({ shift, headline, before }: ScanComparison): ScanChange => ({
  verdict: shift.verdict,
  value: shift.value,
  ci: shift.ci,
  pValue: shift.pValue,
  smallestVisible: shift.smallestVisible,
  sentence: headline.sentence,
  beforeScanId: before.scanId,
});
