import { isTransient } from '../kernel/index.ts';
import type { Clock } from '../traffic/index.ts';

/** After so long the job ends, and the queue tries again. */
const patienceMs = 300_000;
const [shortestMs, longestMs] = [200, 2_000];

/**
 * Does work of the database again while the database is away, or the node of it that has the rows. What was answered waits
 * in memory meanwhile: thrown away, it would be asked for and paid once more. Throws what will not pass, and the last error
 * once `ends` has aborted or five minutes are over.
 */
export async function keepTrying<T>(
  work: () => Promise<T>,
  {
    clock,
    ends,
    waits,
  }: { clock: Clock; ends: AbortSignal /** Called before each wait. */; waits?: () => void },
): Promise<T> {
  const end = clock.now() + patienceMs;
  for (let wait = shortestMs; ; wait = Math.min(2 * wait, longestMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || ends.aborted || clock.now() >= end) throw error;
      waits?.();
      // Woken by the end, it tries once more.
      await clock.sleep(wait, ends).catch(() => {});
    }
  }
}
