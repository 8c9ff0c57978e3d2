import type { scanEnded } from '@svc/contract/measure/scan';
import { type Emitter, emit } from '../../../kernel/index.ts';
import { findScan } from './queries.ts';

/** Tells of a scan as it stands now, in the transaction that brought it there. */
export async function emitScan(
  emitter: Emitter,
  scanId: string,
  type: (typeof scanEnded)[keyof typeof scanEnded],
): Promise<void> {
  const scan = await findScan(emitter, scanId, 0);
  if (!scan) throw new Error(`no scan ${scanId}`);
  const { planned, recorded, failed } = scan.progress;
  await emit(emitter, {
    type,
    resource: scan.id,
    projectId: scan.projectId,
    data: {
      scanId: scan.id,
      status: scan.status,
      url: scan.url,
      engines: scan.engines,
      samples: { planned, recorded, failed },
      creditsSpent: scan.credits.spent,
      presence: scan.result?.overall?.presence ?? null,
      failure: scan.failure,
    },
  });
}
