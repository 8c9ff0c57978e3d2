import { detectorVersion } from '@svc/detection';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Environment } from '../../environment/index.ts';
import { instant, job } from '../../kernel/index.ts';
import { updateScanReadings } from '../scan/index.ts';
import { resultShape, scoreScan } from '../score/index.ts';
import { readAgain } from './read-again.ts';

/** Every minute: what earlier releases have read or stored is brought up to this one. */
export const renewScansJob = job({
  task: 'renew_scans',
  payload: z.looseObject({}),
  key: () => 'renew_scans',
});

/** How long a run works while no scan goes on, and while one does: then it takes a sixtieth of the time. */
const idleMilliseconds = 50_000;
const busyMilliseconds = 1_000;
const lookMilliseconds = 500;
/** As many scans as one run takes on. */
const atOnce = 50;

/**
 * Reads answers again that an older detector has read, and scores results anew that are stored in an older shape, newest
 * first. Gives way to scans. What it leaves, the next run takes on; a scan's figures change in one transaction.
 */
export async function renewScans(
  environment: Environment,
  stop: AbortSignal,
): Promise<{ scored: number; read: number }> {
  const { system } = environment.database;
  const over = new AbortController();
  const began = performance.now();
  const look = async () => {
    const { rows } = await sql<{ busy: boolean }>`select scans_go_on() as busy`.execute(system);
    const most = rows[0]?.busy ? busyMilliseconds : idleMilliseconds;
    if (performance.now() - began >= most) over.abort();
  };
  const timer = setInterval(() => void look().catch(() => over.abort()), lookMilliseconds);
  const ends = AbortSignal.any([stop, over.signal]);
  try {
    return {
      scored: await scoreOldShapes(environment, ends),
      read: await readOldReadings(environment, ends),
    };
  } finally {
    clearInterval(timer);
  }
}

async function readOldReadings(environment: Environment, ends: AbortSignal): Promise<number> {
  const { rows } = await sql<{ workspaceId: string; projectId: string | null; scanId: string }>`
    select workspace_id as "workspaceId", project_id as "projectId", scan_id as "scanId"
    from scans_to_read_again(${detectorVersion}, ${atOnce})`.execute(environment.database.system);
  let read = 0;
  for (const scan of rows) {
    if (ends.aborted) break;
    if ((await readAgain(environment, scan, ends)) === 'done') read += 1;
  }
  return read;
}

async function scoreOldShapes({ database, engines }: Environment, ends: AbortSignal): Promise<number> {
  const { rows } = await sql<{ workspaceId: string; scanId: string }>`
    select workspace_id as "workspaceId", scan_id as "scanId" from scans_to_score_again(${resultShape}, ${atOnce})`.execute(
    database.system,
  );
  let scored = 0;
  for (const key of rows) {
    if (ends.aborted) break;
    await database
      .forWorkspace(key.workspaceId)
      .transaction()
      .execute(async (db) => {
        const scan = await db
          .selectFrom('scan')
          .select(['finished_at', 'created_at', 'result'])
          .where('workspace_id', '=', key.workspaceId)
          .where('id', '=', key.scanId)
          .forUpdate()
          .executeTakeFirst();
        if (!scan) return;
        // The figures are still those of the day on which the engines were asked.
        const result = await scoreScan(db, { ...key, engines, now: scan.finished_at ?? scan.created_at });
        const said = (scan.result?.notes ?? []).filter((note) => note.includes(' were read again on '));
        await updateScanReadings(db, key, {
          result: JSON.stringify({ ...result, notes: [...result.notes, ...said] }),
          result_shape: resultShape,
          updated_at: instant(new Date()),
        });
      });
    scored += 1;
  }
  return scored;
}
