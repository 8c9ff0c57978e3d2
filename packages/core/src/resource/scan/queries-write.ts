import type { Tables, TenantDatabase } from '@svc/db';
import type { Insertable, Updateable } from 'kysely';
import { endedScanStatuses } from '../../kernel/index.ts';

interface ScanKey {
  workspaceId: string;
  scanId: string;
}

type ScanPrompt = Omit<Insertable<Tables['scan_prompt']>, 'workspace_id' | 'scan_id'>;

/** Copies the prompts into the scan: later changes of the prompt set do not affect it. */
export async function insertScanPrompts(
  db: TenantDatabase,
  { workspaceId, scanId }: ScanKey,
  prompts: readonly ScanPrompt[],
): Promise<void> {
  await db
    .insertInto('scan_prompt')
    .values(prompts.map((prompt) => ({ workspace_id: workspaceId, scan_id: scanId, ...prompt })))
    .execute();
}

/** What the scan's figures rest on: the brands looked for, the versions of identity and detector, and the result. */
export type ScanReadings = Pick<
  Updateable<Tables['scan']>,
  'brands' | 'result' | 'result_shape' | 'identity_version' | 'detector_version' | 'updated_at'
>;

export async function updateScanReadings(
  db: TenantDatabase,
  { workspaceId, scanId }: ScanKey,
  readings: ScanReadings,
): Promise<void> {
  await db
    .updateTable('scan')
    .set(readings)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', scanId)
    .execute();
}

/** Marks the scan's prompts with these words as naming the brand, or as not naming it. */
export async function setScanPromptsBranded(
  db: TenantDatabase,
  { workspaceId, scanId }: ScanKey,
  texts: readonly string[],
  branded: boolean,
): Promise<void> {
  await db
    .updateTable('scan_prompt')
    .set({ branded })
    .where('workspace_id', '=', workspaceId)
    .where('scan_id', '=', scanId)
    .where('text', 'in', texts)
    .execute();
}

/** Ended scans of before that time whose answers still have their words, or their bodies; the oldest first. */
export async function scansToErase(
  db: TenantDatabase,
  workspaceId: string,
  { what, before, atMost }: { what: 'text' | 'raw'; before: string; atMost: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('scan')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('finished_at', '<', before)
    .where((where) =>
      what === 'text' ? where('text_state', '<>', 'erased') : where('raw_erased', '=', false),
    )
    .where('status', 'in', endedScanStatuses)
    .orderBy('finished_at')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of these scans those whose answers may still name an object with their bodies. */
export async function scansWithBodies(
  db: TenantDatabase,
  workspaceId: string,
  scanIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('scan')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', scanIds)
    .where('raw_erased', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}

export async function noteErased(
  db: TenantDatabase,
  { workspaceId, scanId }: ScanKey,
  state: Pick<Updateable<Tables['scan']>, 'text_state' | 'raw_erased'>,
): Promise<void> {
  await db
    .updateTable('scan')
    .set(state)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', scanId)
    .execute();
}
