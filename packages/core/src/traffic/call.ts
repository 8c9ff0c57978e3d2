import { EngineError } from '@svc/engines';
import { runAttempt } from './attempt.ts';
import { type Cancellation, followEither, followSignal } from './cancellation.ts';
import type { Limiter } from './limiter.ts';
import { type History, planRetry, remember } from './retry.ts';
import type { AttemptInfo, CallRequest, Clock, EngineLimits } from './type.ts';

interface CallContext {
  limiter: Limiter;
  limits: EngineLimits;
  clock: Clock;
  random: () => number;
}

/** How a fault of the attempt's own code is counted; the fault itself goes to the caller. */
const unexpected = new EngineError('invalid', 'The attempt failed');

/** The retry loop of one call. */
export async function runCall<T>(
  context: CallContext,
  request: CallRequest,
  attempt: (info: AttemptInfo) => Promise<T>,
): Promise<T> {
  const { limiter, limits, clock } = context;
  const cut = followSignal(request.signal);
  const cancellation = request.halt ? followEither(cut, followSignal(request.halt)) : cut;
  const history: History = { failures: 0, rateLimited: 0, billedTimeouts: 0 };
  const given = request.deadline ?? Number.POSITIVE_INFINITY;
  let startedAt: number | null = null;
  let last: EngineError | null = null;
  try {
    for (let number = 1; ; number += 1) {
      stopIfCancelled(cancellation);
      const deadline = startedAt === null ? given : Math.min(given, startedAt + limits.deadlineMs);
      const { workspaceId, scanId } = request;
      const permit = await limiter
        .enter({ workspaceId, scanId, cancellation, begun: number > 1, deadline })
        .catch((error: EngineError) => {
          throw last !== null && error.kind === 'overloaded' ? outOfTime(last, history) : error;
        });
      const begunAt = clock.now();
      startedAt ??= begunAt;
      if (number === 1) limiter.budget.call(begunAt);
      const end = Math.min(given, startedAt + limits.deadlineMs);
      let failure: unknown = null;
      try {
        const timeoutMs = Math.max(1, Math.min(limits.totalTimeoutMs, end - begunAt));
        return await runAttempt(attempt, number, timeoutMs, cut, clock);
      } catch (error) {
        failure = error;
      } finally {
        const error = failure === null || failure instanceof EngineError ? failure : unexpected;
        limiter.attempted(number, error, clock.now() - begunAt);
        if (error?.kind !== 'cancelled') limiter.budget.result(clock.now(), error === null);
        permit.end(error);
      }
      if (!(failure instanceof EngineError)) throw failure;
      last = failure;
      remember(history, failure);
      await waitForRetry(context, failure, history, end, cancellation);
    }
  } finally {
    cancellation.release();
  }
}

/** Returns when the next attempt may queue; throws the failure when there is to be none. */
async function waitForRetry(
  { limiter, limits, clock, random }: CallContext,
  failure: EngineError,
  history: History,
  end: number,
  cancellation: Cancellation,
): Promise<void> {
  const delay = planRetry(failure, history, limits, random);
  if (delay === null) throw failure;
  const asked = failure.detail.retryAfterMs ?? 0;
  let wait = delay;
  if (clock.now() + Math.max(wait, asked) >= end) throw outOfTime(failure, history);
  do {
    await pause(clock, wait, cancellation, limiter.closing);
    wait = limiter.budget.spend(clock.now());
    if (clock.now() + wait >= end) throw outOfTime(failure, history);
  } while (wait > 0);
}

async function pause(
  clock: Clock,
  milliseconds: number,
  cancellation: Cancellation,
  closing: AbortSignal,
): Promise<void> {
  stopIfCancelled(cancellation);
  const controller = new AbortController();
  const shutdown = followSignal(closing);
  shutdown.during(() => controller.abort(closing.reason));
  cancellation.during(() => controller.abort(new EngineError('cancelled', 'The call was cancelled')));
  try {
    await clock.sleep(milliseconds, controller.signal);
  } finally {
    cancellation.during(null);
    shutdown.release();
  }
}

function stopIfCancelled(cancellation: Cancellation): void {
  if (cancellation.cancelled) throw new EngineError('cancelled', 'The call was cancelled');
}

function outOfTime(last: EngineError, history: History): EngineError {
  const attempts = history.failures + history.rateLimited;
  const message = `${last.message} (gave up at the deadline after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'})`;
  return new EngineError(last.kind, message, { ...last.detail, retry: false });
}
