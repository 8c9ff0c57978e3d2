import { setTimeout } from 'node:timers/promises';
import type { Environment } from '@svc/core/environment';
import { sequenceAudit } from '@svc/core/resource/account/audit';

const everyMilliseconds = 1_000;

/** Gives new audit entries their places in the log, within a second. `stop` waits for what runs. */
export function startSequencer({ database, auditSigner, log }: Environment): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  const pause = () => setTimeout(everyMilliseconds, undefined, { signal: stopped.signal }).catch(() => {});
  let failing = false;
  const work = async () => {
    while (!stopped.signal.aborted) {
      try {
        await sequenceAudit(database, auditSigner);
        failing = false;
      } catch (err) {
        // One log line for each outage, not one a second.
        if (!failing) log.warn({ err }, 'audit entries wait for their places');
        failing = true;
      }
      await pause();
    }
  };
  const working = work();
  return {
    async stop() {
      stopped.abort();
      await working;
    },
  };
}
