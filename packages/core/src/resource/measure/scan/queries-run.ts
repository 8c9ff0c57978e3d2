import type { Scope } from '@svc/db';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'engine_run.failures': Record<string, number>;
  }
}

/** Engine runs of a scan with samples that failed, and how many. */
export const failedRuns = ({ db, workspace }: Scope, scanId: string) =>
  db
    .selectFrom('engine_run')
    .select([
      'id',
      'surface',
      sql<number>`(select count(*)::integer from attempt a where a.workspace_id = engine_run.workspace_id
        and a.run_id = engine_run.id and a.state = 'failed')`.as('failed'),
    ])
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', scanId)
    .where(
      sql<boolean>`exists (select from attempt a where a.workspace_id = engine_run.workspace_id and a.run_id = engine_run.id and a.state = 'failed')`,
    )
    .orderBy('engine')
    .execute();

/** Credits that were held for more of the same scan become part of its hold. */
export async function mergeHold({ db }: Scope, extra: string, scanId: string): Promise<void> {
  await sql`select merge_hold(${extra}, ${scanId})`.execute(db);
}

/** Failed samples count as never asked; earlier holders of the runs can write nothing more. */
export async function reopenRuns({ db, workspace }: Scope, runIds: readonly string[]): Promise<void> {
  await sql`
    with again as (
      delete from attempt where workspace_id = ${workspace.id} and run_id = any(${[...runIds]}::text[]) and state = 'failed'
    )
    update engine_run set status = 'queued', failed_samples = 0, failures = '{}', finished_at = null, fence = fence + 1, updated_at = now()
    where workspace_id = ${workspace.id} and id = any(${[...runIds]}::text[])`.execute(db);
}

/** Its figures stay until the new ones arrive. */
export async function reopenScan(
  { db, workspace, now }: Context,
  scanId: string,
  { samples, credits }: { samples: number; credits: number },
): Promise<void> {
  await db
    .updateTable('scan')
    .set(({ eb }) => ({
      status: 'running',
      failure: null,
      wordsIndexed: false,
      finishedAt: null,
      failedSamples: eb('failedSamples', '-', samples),
      creditsHeld: credits,
      updatedAt: now().toISOString(),
    }))
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', scanId)
    .execute();
}

export const runsOfScan = ({ db, workspace }: Scope, scanId: string) =>
  db
    .selectFrom('engine_run')
    .select([
      'engine',
      'plannedSamples as planned',
      'recordedSamples as recorded',
      'failedSamples as failed',
      'failures',
      'modelServed',
    ])
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', scanId)
    .orderBy('engine')
    .execute();

export const askedPrompts = ({ db, workspace }: Scope, scanId: string) =>
  db
    .selectFrom('scan_prompt')
    .select(['promptIndex as index', 'promptId', 'text', 'intent', 'branded'])
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', scanId)
    .orderBy('promptIndex')
    .execute();
