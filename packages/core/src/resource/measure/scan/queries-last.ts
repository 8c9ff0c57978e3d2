import { scoredScanStatuses } from '@svc/contract/kernel';
import type { Scope } from '@svc/db';
import { sql } from 'kysely';
import { standingOriginInSql } from '../cell/index.ts';
import { scanColumns, scans } from './queries.ts';
import { changeIn } from './stored-change.ts';

/** Chosen prompts tell nothing of the project as a whole. */
const ofWholeSet = sql<boolean>`not (scan.config ? 'chosen')`;

/** A part of a cycle is compared with the same part a cycle earlier: others ask other questions. */
const ofPart = ({ workspace }: Scope, scanId: string) =>
  sql<boolean>`scan.config -> 'cycle' -> 'part' is not distinct from (select s.config -> 'cycle' -> 'part' from scan s
    where s.workspace_id = ${workspace.id} and s.id = ${scanId})`;

/** The project's newest scan whose figures stand; `before`: the one before that scan. */
export async function lastScan(scope: Scope, projectId: string, before?: { createdAt: string; id: string }) {
  let found = scans(scope)
    .select(scanColumns)
    .where('projectId', '=', projectId)
    .where('status', 'in', scoredScanStatuses)
    .where('recordedSamples', '>', 0)
    .where(ofWholeSet)
    .where(
      'origin',
      '=',
      before
        ? sql<
            'measured' | 'imported'
          >`(select b.origin from scan b where b.workspace_id = ${scope.workspace.id} and b.id = ${before.id})`
        : standingOriginInSql(scope.workspace.id, projectId),
    );
  if (before)
    found = found
      .where('createdAt', '<', before.createdAt)
      .where('id', '<>', before.id)
      .where(ofPart(scope, before.id));
  return found.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** The project's newest scans whose figures stand. */
export const recentScans = (scope: Scope, projectId: string, limit: number) =>
  scans(scope)
    .select(['id', 'origin', 'rowsDropped'])
    .where('projectId', '=', projectId)
    .where('status', 'in', scoredScanStatuses)
    .where('recordedSamples', '>', 0)
    .where(ofWholeSet)
    .where('origin', '=', standingOriginInSql(scope.workspace.id, projectId))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** The scan of the project after this one whose figures stand. */
export async function nextScan(
  scope: Scope,
  projectId: string,
  after: { createdAt: string; id: string },
): Promise<string | null> {
  const row = await scans(scope)
    .select('id')
    .where('projectId', '=', projectId)
    .where('status', 'in', scoredScanStatuses)
    .where('recordedSamples', '>', 0)
    .where(ofWholeSet)
    .where('createdAt', '>', after.createdAt)
    .where('id', '<>', after.id)
    .where(
      'origin',
      '=',
      sql<
        'measured' | 'imported'
      >`(select a.origin from scan a where a.workspace_id = ${scope.workspace.id} and a.id = ${after.id})`,
    )
    .where(ofPart(scope, after.id))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What a scan was found to have changed; null: it was not compared. */
export async function readChange({ db, workspace }: Scope, scanId: string) {
  const found = await db
    .selectFrom('scan')
    .select('change')
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', scanId)
    .executeTakeFirst();
  return changeIn(found?.change ?? null);
}
