import type { openScanStatuses } from '@svc/contract/kernel';
import { rowsOf, type Scope, type Tables, type TenantDatabase, updateRows } from '@svc/db';
import { type Selectable, sql, type Updateable } from 'kysely';
import { messagesIn } from '../i18n/index.ts';
import { scanRow } from '../resource/measure/scan/index.ts';

export interface ScanKey {
  workspaceId: string;
  scanId: string;
}

/** Sets a queued scan to work. False: it was cancelled in the meantime, or another worker has begun it. */
export async function beginScan(
  { db, workspace }: Scope,
  scanId: string,
  values: Pick<Updateable<Tables['scan']>, 'startedAt' | 'updatedAt' | 'predicted' | 'page' | 'brands'>,
): Promise<boolean> {
  const begun = await db
    .updateTable('scan')
    .set({ ...values, status: 'running' })
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', scanId)
    .where('status', '=', 'queued')
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

export async function countPrompts({ db, workspace }: Scope, scanId: string): Promise<number> {
  const { count } = await db
    .selectFrom('scan_prompt')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', scanId)
    .executeTakeFirstOrThrow();
  return count;
}

export const setPlanned = ({ db, workspace }: Scope, scanId: string, samples: number): Promise<void> =>
  updateRows(db, 'scan', { workspaceId: workspace.id, id: scanId }, { plannedSamples: samples });

/** The scan's prompts, in their order. */
export const promptsOfScan = ({ db, workspace }: Scope, scanId: string) =>
  db
    .selectFrom('scan_prompt')
    .select(['promptIndex', 'promptId', 'text', 'branded', 'paraphraseGroup', 'topic'])
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', scanId)
    .orderBy('promptIndex')
    .execute();

export async function stillWanted(scope: Scope, scanId: string): Promise<boolean> {
  return (await scanRow(scope, scanId, ['status']))?.status === 'running';
}

/** Locks the scan's row until the transaction ends. `reuses`: the scan used stored answers. */
export const scanToFinish = ({ db, workspace }: Scope, scanId: string) =>
  db
    .selectFrom('scan')
    .select([
      'status',
      'recordedSamples',
      'failedSamples',
      'plannedSamples',
      'projectId',
      'origin',
      sql<boolean>`exists (select from reused_answer u where u.workspace_id = scan.workspace_id and u.scan_id = scan.id)`.as(
        'reuses',
      ),
    ])
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', scanId)
    .forUpdate()
    .executeTakeFirst();

/** Ends a scan, and with it the hold on its credits. */
export async function endScan(
  { db, workspace }: Scope,
  scanId: string,
  values: Pick<Updateable<Tables['scan']>, 'status' | 'result' | 'resultShape' | 'failure'> & {
    now: string;
  },
): Promise<void> {
  const { now, ...outcome } = values;
  await updateRows(
    db,
    'scan',
    { workspaceId: workspace.id, id: scanId },
    {
      ...outcome,
      messages: messagesIn([outcome.result, outcome.failure]),
      creditsHeld: 0,
      finishedAt: now,
      updatedAt: now,
    },
  );
}

/** Ends a scan without a result: as cancelled where that was asked for or there is no failure. Returns its state, or null where it was in none of `from`. */
export async function closeScanRow(
  { db, workspace }: Scope,
  scanId: string,
  failure: { code: string; message: string } | null,
  { from, now }: { from: readonly (typeof openScanStatuses)[number][]; now: string },
): Promise<Selectable<Tables['scan']>['status'] | null> {
  const cancelled = sql`status = 'cancelling' or ${failure === null}::boolean`;
  const closed = await db
    .updateTable('scan')
    .set({
      status: sql<'cancelled' | 'failed'>`case when ${cancelled} then 'cancelled' else 'failed' end`,
      failure: sql<typeof failure>`case when ${cancelled} then null else ${failure}::jsonb end`,
      messages: messagesIn(failure),
      creditsHeld: 0,
      finishedAt: now,
      updatedAt: now,
    })
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', scanId)
    .where('status', 'in', from)
    .returning('status')
    .executeTakeFirst();
  return closed?.status ?? null;
}

/** Scans that no job will bring to an end, of all tenants. */
export const abandonedScans = (system: TenantDatabase, idleSeconds: number) => rowsOf<ScanKey>(system)`
    select workspace_id, scan_id
    from abandoned_scans(make_interval(secs => ${idleSeconds}::integer), 20)`;
