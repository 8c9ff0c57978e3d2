import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id, orNull } from '../../kernel/schema.ts';
import { Estimate } from '../score/schema-estimate.ts';
import { ScanStatus } from './schema.ts';
import { Difference } from './schema-compare.ts';

const data = z
  .strictObject({
    scanId: id('scan', 'Read it at GET /v1/scans/{scanId}.'),
    status: ScanStatus,
    url: orNull(z.string()),
    engines: z.array(z.string()),
    samples: z.strictObject({ planned: z.int(), recorded: z.int(), failed: z.int() }),
    creditsSpent: z.int(),
    presence: orNull(Estimate).meta({
      description: 'Over all engines; null before the end, and where engines are of several surfaces.',
    }),
    failure: orNull(z.strictObject({ code: z.string(), message: z.string() })),
  })
  .meta({ id: 'ScanEventData' });

const scanEvent = (what: string, summary: string) =>
  eventType({ type: `scan.${what}`, resource: 'scan', summary, data });

export const scanStarted = scanEvent('started', 'A scan has begun to ask the engines.');
export const scanRetried = scanEvent('retried', 'Failed samples of a scan are being asked again.');
export const scanEnded = {
  completed: scanEvent('completed', 'A scan has measured everything planned.'),
  partial: scanEvent('partial', 'A scan has ended with some cells that could not be measured.'),
  failed: scanEvent('failed', 'A scan has ended without an answer.'),
  cancelled: scanEvent('cancelled', 'A scan was cancelled; its recorded answers stay.'),
} as const;

export const scanEvents: readonly EventType[] = [scanStarted, scanRetried, ...Object.values(scanEnded)];

export const scoreChanged = eventType({
  type: 'score.changed',
  resource: 'project',
  summary:
    'Presence rose or fell since the scan before, and differs from the level of earlier scans, too: tested on questions like these.',
  data: z
    .strictObject({
      scanId: id('scan', 'The scan that shows the change.'),
      earlierScanId: id('scan', 'The scan before it.'),
      engines: z.array(z.string()).meta({ description: 'Asked by both scans.' }),
      sentence: z.string().meta({ description: 'What changed, by how much, and with what certainty.' }),
      change: Difference,
      lasting: orNull(Difference).meta({
        description:
          'Compared with the level of up to seven earlier scans, allowing for day-to-day variation. null with fewer than three comparable scans before it.',
      }),
    })
    .meta({ id: 'ScoreChangedData' }),
});
