import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';

const data = z
  .strictObject({
    available: z.int().meta({ description: 'Available now.' }),
    threshold: z
      .int()
      .meta({ description: 'Below this, credits count as low: a fifth of a month of the plan.' }),
  })
  .meta({ id: 'CreditsEventData' });

const creditsEvent = (what: string, summary: string) =>
  eventType({ type: `credits.${what}`, resource: 'organisation', summary, data });

export const creditsLow = creditsEvent('low', 'Less than a fifth of a month’s credits are left.');
export const creditsExhausted = creditsEvent(
  'exhausted',
  'No credits are left: scans that need some are refused.',
);

export const creditEvents: readonly EventType[] = [creditsLow, creditsExhausted];
