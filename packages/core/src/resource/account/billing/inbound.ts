import type { Environment } from '../../../environment/index.ts';
import { enqueue } from '../../../kernel/index.ts';
import { applyPaymentEventJob } from './jobs.ts';
import { insertPaymentEvent } from './queries.ts';

/**
 * Takes what the processor tells: checked on the raw bytes, kept once, and done by a job, so that the answer is quick
 * and a fault here makes nobody send it again. Throws malformed when it is not signed by the processor.
 */
export async function receivePaymentEvent(
  { database, payments }: Pick<Environment, 'database' | 'payments'>,
  body: string,
  signature: string,
): Promise<void> {
  const event = await payments.verify(body, signature);
  if (event === null) return;
  await database.system.transaction().execute(async (db) => {
    if (await insertPaymentEvent(db, event))
      await enqueue({ db }, applyPaymentEventJob, { eventId: event.id });
  });
}
