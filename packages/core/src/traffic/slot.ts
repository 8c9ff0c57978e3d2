import type { Lease } from './store.ts';

/** The slots this process holds, in its own clock. */
export interface SlotBlock {
  /** How many can still be used. */
  left: (now: number) => number;
  /** Takes a slot that is due. */
  take: (now: number) => boolean;
  /** When the next slot is due; null when none is left. */
  nextAt: (now: number) => number | null;
  /** Drops the remaining slots. */
  clear: () => void;
  /** Replaces the remaining slots with a new lease, asked for at `sentAt` and received at `receivedAt`. */
  fill: (lease: Lease, sentAt: number, receivedAt: number) => void;
}

/**
 * The clocks of process and store are only known to agree within the round trip: a slot is used no earlier
 * than the late estimate says and dropped when the early estimate says that it is stale.
 */
export function createSlotBlock(): SlotBlock {
  let left = 0;
  let dueAt = 0;
  let staleAt = 0;
  let spacing = 0;

  function drop(): void {
    left -= 1;
    dueAt += spacing;
    staleAt += spacing;
  }

  function nextAt(now: number): number | null {
    while (left > 0 && staleAt < now) drop();
    return left > 0 ? dueAt : null;
  }

  return {
    left(now) {
      nextAt(now);
      return left;
    },
    nextAt,
    take(now) {
      const next = nextAt(now);
      if (next === null || next > now) return false;
      drop();
      return true;
    },
    clear() {
      left = 0;
    },
    fill(lease, sentAt, receivedAt) {
      left = lease.slots;
      spacing = lease.spacingMs;
      dueAt = lease.firstSlotAt - lease.now + receivedAt;
      staleAt = lease.firstSlotAt - lease.now + sentAt + lease.latenessMs;
    },
  };
}
