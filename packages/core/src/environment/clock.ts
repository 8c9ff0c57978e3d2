import type { Database } from '@svc/db';
import { readDatabaseTime } from './queries.ts';

export interface ServiceClock {
  now: () => Date;
  /** Asks the database for its time, and again every half minute until the returned function is called. */
  follow: () => Promise<() => void>;
}

const everyMs = 30_000;
/** If the answer took longer than this, it says too little about the time. */
const slowestMs = 1_000;

/**
 * The database's time in every process: due times, expiry and leases of all must agree, whatever the clocks of their machines
 * say, and whether these jump. Before the first answer it is the machine's own.
 */
export function createServiceClock(database: Pick<Database, 'system'>): ServiceClock {
  let known: { time: number; at: number } | null = null;
  const ask = async (): Promise<void> => {
    const sent = performance.now();
    const time = await readDatabaseTime(database.system);
    const at = performance.now();
    if (known === null || at - sent <= slowestMs) known = { time: time + (at - sent) / 2, at };
  };
  return {
    // Between two answers the time since the process began counts, which no one sets.
    now: () => (known === null ? new Date() : new Date(known.time + performance.now() - known.at)),
    async follow() {
      await ask();
      // While the database is away the time goes on from what it said last.
      const timer = setInterval(() => void ask().catch(() => {}), everyMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
