import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { noteUsage } from '../resource/usage/index.ts';
import type { RunKey } from './queries-journal.ts';

/** Charges the answers of a batch, each once whatever crashes, and counts them as used today. */
export async function charge(
  db: TenantDatabase,
  key: RunKey,
  facts: { projectId: string | null; engine: string; holdId: string | null; requestedBy: string },
  samples: readonly string[],
): Promise<void> {
  const { projectId, engine, holdId, requestedBy } = facts;
  const references = samples.map((sample) => `${key.runId}/${sample}`);
  const { rows } =
    holdId === null
      ? { rows: [] }
      : await sql<{
          charged: number;
        }>`select capture_credits(${holdId}, ${references}::text[]) as charged`.execute(db);
  await noteUsage(db, {
    workspaceId: key.workspaceId,
    projectId,
    engine,
    requestedBy,
    answers: samples.length,
    credits: rows[0]?.charged ?? 0,
  });
}
