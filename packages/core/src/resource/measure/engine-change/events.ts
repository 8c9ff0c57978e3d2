import { engineChanged } from '@svc/contract/measure/engine-change';
import type { TenantDatabase } from '@svc/db';
import type { z } from 'zod';
import { tellWhoAsked } from './queries.ts';

/** Tells every workspace that asked the engine lately, in the transaction that noted the change. */
export async function emitEngineChange(
  db: TenantDatabase,
  changeId: string,
  data: z.input<typeof engineChanged.data>,
): Promise<void> {
  await tellWhoAsked(db, changeId, engineChanged.data.parse(data));
}
