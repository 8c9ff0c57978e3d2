import { z } from 'zod';
import { type Emitter, type EventType, emit, eventType, id, orNull } from '../../kernel/index.ts';
import { Estimate } from '../score/index.ts';
import { findScan } from './queries.ts';
import { ScanStatus } from './schema.ts';

const data = z
  .strictObject({
    scanId: id('scan', 'Read it at GET /v1/scans/{scanId}.'),
    status: ScanStatus,
    url: orNull(z.string()),
    engines: z.array(z.string()),
    samples: z.strictObject({ planned: z.int(), recorded: z.int(), failed: z.int() }),
    creditsSpent: z.int(),
    presence: orNull(Estimate).meta({
      description: 'Over all engines; null before the end, and where engines of several surfaces are apart.',
    }),
    failure: orNull(z.strictObject({ code: z.string(), message: z.string() })),
  })
  .meta({ id: 'ScanEventData' });

const scanEvent = (what: string, summary: string) =>
  eventType({ type: `scan.${what}`, resource: 'scan', summary, data });

export const scanStarted = scanEvent('started', 'A scan has begun to ask the engines.');
export const scanRetried = scanEvent('retried', 'What failed of a scan is asked again.');
export const scanEnded = {
  completed: scanEvent('completed', 'A scan has measured all it set out to.'),
  partial: scanEvent('partial', 'A scan has ended with some cells that could not be measured.'),
  failed: scanEvent('failed', 'A scan has ended without an answer.'),
  cancelled: scanEvent('cancelled', 'A scan was cancelled; what it had recorded stays.'),
} as const;

export const scanEvents: readonly EventType[] = [scanStarted, scanRetried, ...Object.values(scanEnded)];

/** Tells of a scan as it stands now, in the transaction that brought it there. */
export async function emitScan(
  emitter: Emitter,
  scanId: string,
  type: (typeof scanEnded)[keyof typeof scanEnded],
): Promise<void> {
  const scan = await findScan(emitter.db, emitter.workspace.id, scanId, 0);
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
