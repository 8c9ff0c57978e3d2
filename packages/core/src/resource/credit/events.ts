import { z } from 'zod';
import { type Context, type EventType, emit, eventType } from '../../kernel/index.ts';

const data = z
  .strictObject({
    available: z.int().meta({ description: 'Free to spend now.' }),
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

/** Call it where credits were held or spent: tells once each time that they fall below the threshold, or to none. */
export async function noticeCredits(
  context: Context,
  { before, after }: { before: number; after: number },
): Promise<void> {
  const { organisationId, limits } = context.workspace;
  const threshold = Math.ceil(limits.creditsPerMonth / 5);
  const type =
    after <= 0 && before > 0
      ? creditsExhausted
      : after < threshold && before >= threshold
        ? creditsLow
        : null;
  if (type)
    await emit(context, {
      type,
      resource: organisationId,
      projectId: null,
      data: { available: after, threshold },
    });
}
