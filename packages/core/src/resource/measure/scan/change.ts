import type { BaselineComparison, Difference } from '@svc/contract/measure/scan';
import type { Scope } from '@svc/db';
import { ServiceError } from '../../../kernel/index.ts';
import { compareWithBaseline } from './baseline.ts';
import { type BySurface, compareSurfaces, type PairComparison } from './compare.ts';
import { headlineOf } from './compare-headline.ts';
import { findScan, storeChange } from './queries.ts';
import { lastScan, nextScan, recentScans } from './queries-last.ts';
import type { ScanChange, Shown } from './stored-change.ts';

/** Scans that make the level, at most. */
export const usualBaseline = 7;

interface ScanKey {
  scanId: string;
}

/**
 * Works out the change since the scan before and keeps it; also that of the scan after this one, which is compared with
 * other figures now. In the transaction that stores the figures.
 */
export async function settleChange(scope: Scope, key: ScanKey, now: Date): Promise<void> {
  const scan = await findScan(scope, key.scanId, now.getTime());
  if (!scan || scan.projectId === null) return;
  await settleOne(scope, key.scanId, now);
  const next = await nextScan(scope, scan.projectId, scan);
  if (next) await settleOne(scope, next, now);
}

/** Scans whose changes are worked out again once all of a project are read again: those before are looked at no more. */
const settledAgain = 100;

/**
 * Works out the changes of a project's newest scans again, oldest first. While scans are read again one by one, each is
 * compared with some that are not yet: only when all are read, the level before it is known.
 */
export async function settleChanges(
  scope: Scope,
  projectId: string,
  now: Date,
  stop: AbortSignal,
): Promise<'done' | 'stopped'> {
  for (const { id, rowsDropped } of (await recentScans(scope, projectId, settledAgain)).reverse()) {
    if (stop.aborted) return 'stopped';
    // Without its cells nothing can be compared: what it was found to have changed stays.
    if (rowsDropped) continue;
    await scope.db.transaction().execute((db) => settleOne({ ...scope, db }, id, now));
  }
  return 'done';
}

async function settleOne(scope: Scope, scanId: string, now: Date): Promise<void> {
  const after = await findScan(scope, scanId, now.getTime());
  if (!after || after.projectId === null || after.result === null || after.progress.recorded === 0) return;
  const place = { createdAt: after.createdAt, id: after.id };
  const found = await lastScan(scope, after.projectId, place);
  const before = found && (await findScan(scope, found.id, now.getTime()));
  const comparison = before?.result ? await compareSurfaces(scope, before, after).catch(incomparable) : null;
  const baseline = comparison && (await compareWithBaseline(scope, after, usualBaseline)).found;
  const change = comparison && changeOf({ ...comparison.pair, baseline, surfaces: comparison.surfaces });
  await storeChange(scope, scanId, change);
}

/** Two scans without an engine in common have no change. */
function incomparable(error: unknown): null {
  if (error instanceof ServiceError && error.code === 'conflict') return null;
  throw error;
}

const shown = ({ verdict, value, ci, pValue, smallestVisible }: Difference): Omit<Shown, 'sentence'> => ({
  verdict,
  value,
  ci,
  pValue,
  smallestVisible,
});

export const changeOf = ({
  shift,
  headline,
  before,
  baseline,
  surfaces,
}: PairComparison & {
  baseline: BaselineComparison | null;
  surfaces: BySurface;
}): ScanChange => ({
  ...shown(shift),
  sentence: headline.sentence,
  beforeScanId: before.scanId,
  lasting: baseline && {
    ...shown(baseline.lasting.market),
    sentence: baseline.lasting.sentence,
    scans: baseline.scans.length,
  },
  surfaces: Object.fromEntries(
    [...surfaces].map(([surface, change]) => [
      surface,
      { ...shown(change), sentence: headlineOf(change).sentence },
    ]),
  ),
});
