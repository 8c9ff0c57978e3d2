import { EngineError } from '@svc/engines';
import type { Cancellation } from './cancellation.ts';
import type { AttemptInfo, Clock } from './type.ts';

/**
 * Runs one attempt under a total timeout and the call's cancellation. Settles at once on either, even if the
 * attempt ignores its signal; a later result of that attempt is dropped.
 */
export function runAttempt<T>(
  attempt: (info: AttemptInfo) => Promise<T>,
  number: number,
  timeoutMs: number,
  cancellation: Cancellation,
  clock: Clock,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const finish = () => {
      stopTimer();
      cancellation.during(null);
    };
    const cut = (error: EngineError) => {
      finish();
      reject(error);
      controller.abort(error);
    };
    cancellation.during(() =>
      cut(new EngineError('cancelled', 'The call was cancelled', { maybeBilled: true })),
    );
    const stopTimer = clock.timer(timeoutMs, () => {
      const seconds = Math.round(timeoutMs / 100) / 10;
      cut(new EngineError('timeout', `No answer within ${seconds} s`, { maybeBilled: true }));
    });
    const run = async () => attempt({ signal: controller.signal, number, timeoutMs });
    run().then(
      (value) => {
        finish();
        resolve(value);
      },
      (error: unknown) => {
        finish();
        reject(error);
      },
    );
  });
}
