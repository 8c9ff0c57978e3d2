import { openRunStatuses } from '@svc/contract/kernel';
import { rowsOf, type Scope } from '@svc/db';
import { LeaseLost } from '../kernel/index.ts';

export interface SampleKey {
  promptIndex: number;
  sampleIndex: number;
}

/** A run of a scan, and the hold that this process has on it. */
export interface RunKey {
  scanId: string;
  runId: string;
  fence: number;
}

/** The same in any workspace. */
export interface HeldRun extends RunKey {
  workspaceId: string;
}

/**
 * Takes the run over from its former holder by raising the fence. null: the run has ended, or the scan is not
 * to be asked any more.
 */
export async function claimRun({ db, workspace }: Scope, key: Omit<RunKey, 'fence'>) {
  const rows = await rowsOf<{
    fence: number;
    engine: string;
    surface: string;
    modelRequested: string | null;
    plannedSamples: number;
  }>(db)`
    update engine_run r set fence = fence + 1, status = 'running', started_at = least(r.started_at, now()), updated_at = now()
    where r.workspace_id = ${workspace.id} and r.id = ${key.runId} and r.status = any(${openRunStatuses}::text[])
    returning fence, engine, surface, model_requested, planned_samples`;
  return rows[0] ?? null;
}

/**
 * Writes that these samples are about to be asked, before any call leaves. Returns those that may be: a sample
 * that was recorded or given up is never asked again. Throws LeaseLost.
 */
export async function journal(
  { db, workspace }: Scope,
  key: RunKey,
  samples: readonly SampleKey[],
): Promise<SampleKey[]> {
  const rows = await rowsOf<{ claimed: [number, number][] | null }>(db)`
    select write_journal(${workspace.id}, ${key.runId}, ${key.fence}::integer,
      ${samples.map((sample) => sample.promptIndex)}::integer[], ${samples.map((sample) => sample.sampleIndex)}::integer[]) as claimed`;
  const claimed = rows[0]?.claimed;
  if (!claimed) throw new LeaseLost(key.runId);
  return claimed.map(([promptIndex, sampleIndex]) => ({ promptIndex, sampleIndex }));
}

/** Samples that need no more asking. */
export async function settledSamples(
  { db, workspace }: Scope,
  key: Omit<RunKey, 'fence'>,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('attempt')
    .select(['promptIndex', 'sampleIndex'])
    .where('workspaceId', '=', workspace.id)
    .where('runId', '=', key.runId)
    .where('state', '<>', 'started')
    .execute();
  return new Set(
    rows.map((row) => sampleName({ promptIndex: row.promptIndex, sampleIndex: row.sampleIndex })),
  );
}

export const sampleName = (sample: SampleKey): string => `${sample.promptIndex}/${sample.sampleIndex}`;
