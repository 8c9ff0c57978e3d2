import type { Database, TenantDatabase } from '@svc/db';
import { instant, isTransient, type Log } from '../kernel/index.ts';
import { readPrimaryPlace, readStandbyPlace } from './queries.ts';

/** Nothing is written on the primary, so the copy misses nothing. */
export interface Replica {
  /** null: it lags too much, or does not answer; the primary is asked then. `asOf`: all that was committed before is in it. */
  read: (workspaceId: string) => { db: TenantDatabase; asOf: string } | null;
}

export interface Lag {
  /** How far the primary's log had come at this time, and how much of it is replayed now, in bytes; null: no answer. */
  note: (time: number, place: number | null, replayed: number | null) => void;
  /** The time that the copy is of, in epoch milliseconds; null: it is too old. */
  asOf: (now: number) => number | null;
}

/** So an idle primary counts as no lag, and a standby that is cut off from a busy primary as lag. */
export function createLag(mostMs: number): Lag {
  let marks: { time: number; place: number }[] = [];
  let latest = Number.NEGATIVE_INFINITY;
  return {
    note(time, place, replayed) {
      marks = marks.filter((mark) => time - mark.time <= mostMs);
      if (place !== null) marks.push({ time, place });
      for (const mark of marks)
        if (replayed !== null && mark.place <= replayed) latest = Math.max(latest, mark.time);
    },
    asOf: (now) => (now - latest <= mostMs ? latest : null),
  };
}

const everyMs = 1_000;

export interface ReplicaOptions {
  primary: Database;
  standby: Database;
  /** How old what it answers may be. */
  mostLagSeconds: number;
  now: () => Date;
  log: Log;
}

/** Looks every second how far the standby is behind, until `stop`. */
export function followReplica(options: ReplicaOptions): Replica & { stop: () => void } {
  const { primary, standby, log } = options;
  const now = () => options.now().getTime();
  const lag = createLag(options.mostLagSeconds * 1_000);
  let isUsed = false;
  const look = async () => {
    const time = now();
    try {
      const place = await readPrimaryPlace(primary.system);
      lag.note(time, place, await readStandbyPlace(standby.system));
    } catch (err) {
      if (!isTransient(err)) log.warn({ err }, 'the read replica cannot be looked at');
    }
    const isFresh = lag.asOf(now()) !== null;
    if (isUsed !== isFresh)
      log.warn({}, isFresh ? 'analytics are read from the replica' : 'the replica lags: the primary is read');
    isUsed = isFresh;
  };
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await look();
    isLooking = false;
  }, everyMs);
  timer.unref();
  return {
    read(workspaceId) {
      const asOf = lag.asOf(now());
      return asOf === null ? null : { db: standby.forWorkspace(workspaceId), asOf: instant(new Date(asOf)) };
    },
    stop: () => clearInterval(timer),
  };
}
