import type { Environment } from '@svc/core/environment';
import { scanChannel } from '@svc/core/resource/measure/scan';

/** Wakes the followers of a scan when the database notifies of it, over one connection for the whole process. */
export function hearScans({ database, log }: Pick<Environment, 'database' | 'log'>) {
  const followers = new Map<string, Set<() => void>>();
  let listens = false;
  const wakeAll = () => {
    for (const wakes of followers.values()) for (const wake of wakes) wake();
  };

  function begin(): void {
    if (listens) return;
    listens = true;
    const wake = (scanId: string) => followers.get(scanId)?.forEach((one) => void one());
    // Notifications are lost while the connection is down, so all followers look for themselves.
    database.listen(scanChannel, wake, wakeAll).catch((err: unknown) => {
      listens = false;
      log.warn({ err }, 'scans are not heard: those who follow one look every few seconds');
    });
  }

  return {
    wakeAll,
    /** Returns what ends it. */
    follow(scanId: string, wake: () => void): () => void {
      begin();
      const wakes = followers.get(scanId) ?? new Set();
      followers.set(scanId, wakes.add(wake));
      return () => {
        wakes.delete(wake);
        if (wakes.size === 0) followers.delete(scanId);
      };
    },
  };
}
