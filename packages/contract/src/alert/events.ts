import { z } from 'zod';
import { type EventType, eventType } from '../kernel/event.ts';
import { orNull } from '../kernel/schema.ts';
import { AlertEvidence, AlertReading, FalseAlarms, severity } from './schema.ts';

const data = z
  .strictObject({
    alertId: z.string(),
    alertEventId: z.string(),
    name: z.string(),
    kind: z.string(),
    severity,
    state: z.enum(['open', 'acknowledged', 'resolved']),
    sentence: z.string().meta({ description: 'The verdict with its interval.' }),
    message: z.string().meta({ description: 'The rule’s false-alarm rate in words, and the note.' }),
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
