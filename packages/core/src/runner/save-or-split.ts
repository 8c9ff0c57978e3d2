import { isUnstorable } from './failure.ts';
import type { HeldRun } from './queries-journal.ts';
import type { RunFacts } from './queries-save.ts';
import type { Runner } from './runner.ts';
import { type Batch, type SealedSample, saveBatch } from './save.ts';

/** The scan's state, and what of the batch was recorded and what failed in the end. */
interface Saved {
  status: string;
  saved: Batch;
}

/**
 * Saves a batch. A batch that the database refuses is halved until the refused answer stands alone: only that
 * one fails, and it is not charged. Throws LeaseLost, and passing errors of the database.
 */
export async function saveOrSplit(
  runner: Runner,
  key: HeldRun,
  facts: RunFacts,
  batch: Batch,
): Promise<Saved> {
  try {
    return { status: await saveBatch(runner, key, facts, batch), saved: batch };
  } catch (error) {
    const [only] = batch.recorded;
    if (!isUnstorable(error) || !only) throw error;
    if (batch.recorded.length === 1) {
      runner.environment.log.error({ runId: key.runId, answerId: only.id, err: error }, 'answer not stored');
      return saveOrSplit(runner, key, facts, {
        ...batch,
        recorded: [],
        failed: [...batch.failed, asFailed(only)],
      });
    }
    const middle = Math.ceil(batch.recorded.length / 2);
    const first = await saveOrSplit(runner, key, facts, {
      ...batch,
      recorded: batch.recorded.slice(0, middle),
      failed: [],
    });
    const second = await saveOrSplit(runner, key, facts, {
      ...batch,
      recorded: batch.recorded.slice(middle),
    });
    return {
      status: second.status,
      saved: {
        ...batch,
        recorded: [...first.saved.recorded, ...second.saved.recorded],
        failed: [...first.saved.failed, ...second.saved.failed],
      },
    };
  }
}

const asFailed = ({ promptIndex, sampleIndex, requests }: SealedSample) => ({
  promptIndex,
  sampleIndex,
  requests,
  error: { kind: 'malformed', message: 'The engine’s answer contains something that cannot be stored.' },
});
