import { resultShape, type ScanResult } from '@svc/contract/measure/score';
import type { Scope } from '@svc/db';
import { detectorVersion } from '@svc/detection';
import type { EngineDirectory } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import { enqueue, instant } from '../../../kernel/index.ts';
import { rollUpJob } from '../figure/index.ts';
import { lockedScanRow, settleChange, updateScanReadings } from '../scan/index.ts';
import { scoreScan } from '../score/index.ts';
import type { Identity } from './identity.ts';
import { markBranded, versionsBefore } from './queries.ts';
import { holdsIdentity, type ScanKey } from './queries-reading.ts';
import { insertChange } from './queries-scan.ts';

/** Scores a scan from its new readings, and marks the change. False: the identity has moved on. */
export async function rescore(
  scope: Scope,
  key: ScanKey,
  identity: Identity,
  { engines, now }: { engines: EngineDirectory; now: Date },
): Promise<boolean> {
  const { scanId } = key;
  const scan = await lockedScanRow(scope, scanId, [
    'result',
    'finishedAt',
    'identityVersion',
    'detectorVersion',
  ]);
  if (!scan || !(await holdsIdentity(scope, key, identity))) return false;
  await updateScanReadings(scope, scanId, { brands: identity.brands });
  if (key.projectId !== null)
    await markBranded(scope, { table: 'scan_prompt', column: 'scanId', id: scanId }, identity.brands);
  const earlier = await versionsBefore(scope, key, identity.version);
  // The figures are still those of the day on which the engines were asked.
  const result = await scoreScan(scope, { scanId, engines, now: scan.finishedAt ?? instant(now) });
  const previous = {
    identity: scan.identityVersion ?? earlier.identity ?? identity.version,
    detector: scan.detectorVersion ?? earlier.detector ?? detectorVersion,
  };
  result.notes.push(noteOf(now, identity.version, previous, earlier));
  await insertChange(scope, key, {
    identity: identity.version,
    detector: detectorVersion,
    previous,
    answers: earlier.answers,
    changed: earlier.changed,
    presence: { before: presenceOf(scan.result), after: presenceOf(result) },
    at: now.toISOString(),
  });
  await updateScanReadings(scope, scanId, {
    result,
    resultShape,
    identityVersion: identity.version,
    detectorVersion,
    updatedAt: now.toISOString(),
  });
  await settleChange(scope, key, now);
  if (key.projectId !== null)
    await enqueue({ db: scope.db }, rollUpJob, {
      workspaceId: scope.workspace.id,
      projectId: key.projectId,
    });
  return true;
}

const presenceOf = (result: ScanResult | null): number | null => result?.overall?.presence.value ?? null;

export interface Earlier {
  answers: number;
  changed: number;
  identity: number | null;
  detector: string | null;
}

function noteOf(
  now: Date,
  identityVersion: number,
  previous: { identity: number; detector: string },
  { answers, changed }: Earlier,
): string {
  const changedFrom = <Version>(now: Version, before: Version) => (now === before ? null : { now, before });
  return say({
    id: 'detection.read_again',
    values: {
      answers,
      changed,
      day: now.toISOString(),
      names: changedFrom(identityVersion, previous.identity),
      detector: changedFrom(detectorVersion, previous.detector),
    },
  });
}
