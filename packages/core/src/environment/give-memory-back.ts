import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Of its time, a process at rest is busy with less than this: it looks for jobs and events. */
const busyAtRest = 0.03;
/** A pause for less is not worth it. */
const fewestBytes = 16_000_000;

/**
 * Collects garbage when the process has come to rest. V8 collects where new objects need room: by itself it keeps what the last work left,
 * often a hundred megabytes, until there is more work. The collection takes some 50 to 100 ms, in which nobody waits.
 *
 * @param everyMs how often it looks whether there was work since the last look
 */
export function giveMemoryBack(everyMs = 10_000): void {
  setFlagsFromString('--expose-gc');
  // The one cast: the flag puts it there.
  const collect = runInNewContext('gc') as () => void;
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  let left = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > busyAtRest || memoryInUse() - left < fewestBytes) return;
    collect();
    left = memoryInUse();
  }, everyMs).unref();
}

function memoryInUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
