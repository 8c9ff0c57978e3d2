import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { orNull } from '../../kernel/schema.ts';
import { AlertEvidence, AlertReading, alertPart, FalseAlarms, severity } from './schema.ts';

const parts = z.array(z.strictObject({ part: alertPart, text: z.string().max(20_000) })).max(100);

const data = z
  .strictObject({
    alertId: z.string(),
    alertEventId: z.string(),
    name: z.string(),
    kind: z.string(),
    severity,
    state: z.enum(['open', 'acknowledged', 'resolved']),
    sentence: z.string().meta({ description: 'The verdict with its interval.' }),
    message: z.string().meta({ description: 'What the alert says below its headline, one line per part.' }),
    // Stored events of earlier releases lack it.
    text: z
      .strictObject({ en: parts, de: parts })
      .optional()
      .meta({ description: 'The whole text by part, in English and German.' }),
    reading: AlertReading,
    falseAlarms: orNull(FalseAlarms),
    evidence: AlertEvidence,
    note: orNull(z.string()),
    by: orNull(z.string()).meta({ description: 'Who acknowledged or resolved it.' }),
    channelIds: orNull(z.array(z.string())),
  })
  .meta({ id: 'AlertEventData' });

const alertEvent = (what: string, summary: string) =>
  eventType({ type: `alert.${what}`, resource: 'alert', summary, data });

export const alertFired = alertEvent('fired', 'An alert has fired.');
export const alertAcknowledged = alertEvent('acknowledged', 'An alert was acknowledged.');
export const alertResolved = alertEvent('resolved', 'An alert has ended.');

export const alertEvents: readonly EventType[] = [alertFired, alertAcknowledged, alertResolved];
