import type { Tables, TenantDatabase } from '@svc/db';
import type { Insertable, Updateable } from 'kysely';

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
  'brands' | 'result' | 'identity_version' | 'detector_version' | 'updated_at'
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
