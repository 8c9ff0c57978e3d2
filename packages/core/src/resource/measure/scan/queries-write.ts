import type { Project } from '@svc/contract/account/project';
import { endedScanStatuses } from '@svc/contract/kernel';
import { insertRow, type Scope, type Tables, updateRows } from '@svc/db';
import type { Insertable, Updateable } from 'kysely';
import { messagesIn } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import type { ResolvedConfig } from './queries.ts';

interface NewScan {
  id: string;
  url: string | null;
  config: ResolvedConfig;
  project: Project | null;
  planned: number;
  credits: number;
}

/** Started by the caller, with the current brands. */
export const insertScan = (
  { db, workspace, actor, requestId }: Context,
  { id, url, config, project, planned, credits }: NewScan,
): Promise<void> =>
  insertRow(db, 'scan', {
    workspaceId: workspace.id,
    id,
    projectId: project?.id ?? null,
    url,
    status: 'queued',
    config,
    brands: project
      ? [
          { ...project.brand, role: 'own' as const },
          ...project.competitors.map((brand) => ({ ...brand, role: 'competitor' as const })),
        ]
      : null,
    plannedSamples: planned,
    creditsHeld: credits,
    requestedBy: actor.id,
    requestId,
  });

/** Ends a scan of which nothing was asked yet. False: it is not such a one. */
export async function endUnstarted({ db, workspace, now: clock }: Context, scanId: string): Promise<boolean> {
  const now = clock().toISOString();
  const ended = await db
    .updateTable('scan')
    .set({ status: 'cancelled', creditsHeld: 0, finishedAt: now, updatedAt: now })
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', scanId)
    .where('status', 'in', ['queued', 'awaiting_approval'])
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Calls in flight end by themselves. False: it was not running. */
export async function cancelRunning({ db, workspace, now }: Context, scanId: string): Promise<boolean> {
  const cancelled = await db
    .updateTable('scan')
    .set({ status: 'cancelling', updatedAt: now().toISOString() })
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', scanId)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return cancelled !== undefined;
}

type ScanPrompt = Omit<Insertable<Tables['scan_prompt']>, 'workspaceId' | 'scanId'>;

/** Copies the prompts into the scan: later changes of the prompt set do not affect it. */
export async function insertScanPrompts(
  { db, workspace }: Scope,
  scanId: string,
  prompts: readonly ScanPrompt[],
): Promise<void> {
  if (prompts.length === 0) return;
  await db
    .insertInto('scan_prompt')
    .values(prompts.map((prompt) => ({ workspaceId: workspace.id, scanId, ...prompt })))
    .execute();
}

/** The basis of the scan's figures: its brands, the versions of identity and detector, and the result. */
export type ScanReadings = Pick<
  Updateable<Tables['scan']>,
  'brands' | 'result' | 'resultShape' | 'identityVersion' | 'detectorVersion' | 'updatedAt'
>;

export const updateScanReadings = (
  { db, workspace }: Scope,
  scanId: string,
  readings: ScanReadings,
): Promise<void> =>
  updateRows(
    db,
    'scan',
    { workspaceId: workspace.id, id: scanId },
    { ...readings, ...(readings.result && { messages: messagesIn(readings.result) }) },
  );

/** Marks the scan's prompts with these words as naming the brand, or as not naming it. */
export async function setScanPromptsBranded(
  { db, workspace }: Scope,
  scanId: string,
  texts: readonly string[],
  branded: boolean,
): Promise<void> {
  await db
    .updateTable('scan_prompt')
    .set({ branded })
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', scanId)
    .where('text', 'in', texts)
    .execute();
}

/** Ended scans of before that time whose answers still have their words, or their bodies; the oldest first. */
export async function scansToErase(
  { db, workspace }: Scope,
  { what, before, atMost }: { what: 'text' | 'raw'; before: string; atMost: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('scan')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .where('finishedAt', '<', before)
    .where((where) => (what === 'text' ? where('textState', '<>', 'erased') : where('rawErased', '=', false)))
    .where('status', 'in', endedScanStatuses)
    .orderBy('finishedAt')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of these scans whose answers may still refer to an object with their bodies. */
export async function scansWithBodies(
  { db, workspace }: Scope,
  scanIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('scan')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .where('id', 'in', scanIds)
    .where('rawErased', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}

export const noteErased = (
  { db, workspace }: Scope,
  scanId: string,
  state: Pick<Updateable<Tables['scan']>, 'textState' | 'rawErased'>,
): Promise<void> => updateRows(db, 'scan', { workspaceId: workspace.id, id: scanId }, state);
