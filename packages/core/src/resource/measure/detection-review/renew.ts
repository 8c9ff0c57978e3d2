import { resultShape } from '@svc/contract/measure/score';
import { scopeOf } from '@svc/db';
import { detectorVersion } from '@svc/detection';
import { z } from 'zod';
import type { Environment } from '../../../environment/index.ts';
import { recall } from '../../../i18n/index.ts';
import { instant, job } from '../../../kernel/index.ts';
import { lockedScanRow, updateScanReadings } from '../scan/index.ts';
import { scoreScan } from '../score/index.ts';
import { scansGoOn, scansToReadAgain, scansToScoreAgain } from './queries-scan.ts';
import { readAgain } from './read-again.ts';

/** Every minute: what earlier releases have read or stored is brought up to this one. */
export const renewScansJob = job({
  task: 'renew_scans',
  every: '* * * * *',
  payload: z.looseObject({}),
  key: () => 'renew_scans',
});

/** How long a run works while no scan goes on, and while one does: then it takes a sixtieth of the time. */
const idleMilliseconds = 50_000;
const busyMilliseconds = 1_000;
const lookMilliseconds = 500;
/** Scans that one run handles. */
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
    const most = (await scansGoOn(system)) ? busyMilliseconds : idleMilliseconds;
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
  let read = 0;
  for (const scan of await scansToReadAgain(environment.database.system, detectorVersion, atOnce)) {
    if (ends.aborted) break;
    if ((await readAgain(environment, scan, ends)) === 'done') read += 1;
  }
  return read;
}

async function scoreOldShapes({ database, engines, now }: Environment, ends: AbortSignal): Promise<number> {
  let scored = 0;
  for (const key of await scansToScoreAgain(database.system, resultShape, atOnce)) {
    if (ends.aborted) break;
    await database
      .forWorkspace(key.workspaceId)
      .transaction()
      .execute(async (db) => {
        const scope = scopeOf(db, key.workspaceId);
        const scan = await lockedScanRow(scope, key.scanId, [
          'finishedAt',
          'createdAt',
          'result',
          'messages',
        ]);
        if (!scan) return;
        // The figures are still those of the day on which the engines were asked.
        const result = await scoreScan(scope, { ...key, engines, now: scan.finishedAt ?? scan.createdAt });
        recall(scan.messages);
        const said = (scan.result?.notes ?? []).filter((note) => note.includes(' were read again on '));
        await updateScanReadings(scope, key.scanId, {
          result: { ...result, notes: [...result.notes, ...said] },
          resultShape,
          updatedAt: instant(now()),
        });
      });
    scored += 1;
  }
  return scored;
}
