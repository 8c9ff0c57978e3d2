import { rowsOf, type Scope } from '@svc/db';
import type { RunKey } from './queries-journal.ts';

export interface RunFacts {
  projectId: string | null;
  engine: string;
  identityVersion: number;
  /** Each recorded answer costs one credit of this hold; null: the answers cost nothing. */
  holdId: string | null;
}

/** A batch as the statement takes it. */
interface StoredBatch {
  /** A JSON list. */
  answers: string;
  /** Where the bodies of its answers are kept; null: in their rows. */
  bodies: string | null;
  failures: readonly object[];
  uncertain: readonly object[];
}

/**
 * Stores answers and failures of samples that nobody settled before, counts and charges them, in one statement. Returns the scan's
 * status; null where the run is no longer this holder's.
 */
export async function storeBatch(
  { db, workspace }: Scope,
  key: RunKey,
  facts: RunFacts,
  batch: StoredBatch,
): Promise<string | null> {
  const rows = await rowsOf<{ status: string | null }>(db)`
    select write_batch(${workspace.id}, ${key.scanId}, ${key.runId}, ${key.fence}::integer, ${facts.projectId}, ${facts.engine},
      ${facts.identityVersion}::integer, ${facts.holdId}, ${batch.bodies}, ${batch.answers}::text::json,
      ${batch.failures}::json, ${batch.uncertain}::json) as status`;
  return rows[0]?.status ?? null;
}
