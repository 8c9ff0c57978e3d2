import { creditsExhausted, creditsLow } from '@svc/contract/account/credit';
import { type Context, emit } from '../../../kernel/index.ts';

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
