/** The queue's view of a waiting call. */
export interface Ticket {
  workspaceId: string;
  scanId: string;
  /** A retried call goes before new calls of its scan. */
  begun: boolean;
}

/** This many calls of a workspace go before others' within `creditMs`: a small scan needs no more. */
const credits = 32;
const creditMs = 60_000;
/** Every n-th turn belongs to the other workspaces even while calls with priority wait. */
const regularTurn = 8;

interface Scan<T> {
  begun: T[];
  fresh: T[];
  /** Index of the first waiting call in `fresh`. */
  head: number;
}

interface Flow<T> {
  scans: Map<string, Scan<T>>;
  size: number;
  credit: number;
}

export interface FairQueue<T> {
  readonly size: number;
  /** Waiting calls that go before others'. */
  readonly priority: number;
  add: (ticket: T, now: number) => void;
  take: (now: number) => { ticket: T; priority: boolean } | undefined;
  /** Removes the tickets for which `gone` holds. */
  sweep: (gone: (ticket: T) => boolean, now: number) => void;
}

/**
 * Round robin over workspaces, and over the scans of each: deficit round robin, with calls of equal weight.
 * A workspace's first calls go before those of workspaces that have had theirs, so that a small scan does not
 * share half and half with a large one. A Map's insertion order is the ring.
 */
export function createFairQueue<T extends Ticket>(): FairQueue<T> {
  const priority = new Map<string, Flow<T>>();
  const regular = new Map<string, Flow<T>>();
  const remembered = new Map<string, { credit: number; at: number }>();
  let size = 0;
  let turn = 0;

  function open(workspaceId: string, now: number): Flow<T> {
    const last = remembered.get(workspaceId);
    const earned = last ? last.credit + ((now - last.at) * credits) / creditMs : credits;
    const flow: Flow<T> = { scans: new Map(), size: 0, credit: Math.min(credits, earned) };
    (flow.credit >= 1 ? priority : regular).set(workspaceId, flow);
    return flow;
  }

  function closeFlow(workspaceId: string, flow: Flow<T>, now: number): void {
    priority.delete(workspaceId);
    regular.delete(workspaceId);
    remembered.delete(workspaceId);
    remembered.set(workspaceId, { credit: flow.credit, at: now });
    for (const [id, last] of remembered) {
      if (last.at + creditMs > now) break;
      remembered.delete(id);
    }
  }

  return {
    get size() {
      return size;
    },
    get priority() {
      let sum = 0;
      for (const flow of priority.values()) sum += Math.min(flow.size, Math.floor(flow.credit));
      return sum;
    },
    add(ticket, now) {
      const { workspaceId, scanId } = ticket;
      const flow = priority.get(workspaceId) ?? regular.get(workspaceId) ?? open(workspaceId, now);
      let scan = flow.scans.get(scanId);
      if (!scan) {
        scan = { begun: [], fresh: [], head: 0 };
        flow.scans.set(scanId, scan);
      }
      (ticket.begun ? scan.begun : scan.fresh).push(ticket);
      flow.size += 1;
      size += 1;
    },
    take(now) {
      turn += 1;
      const regularFirst = turn % regularTurn === 0;
      const ring = priority.size > 0 && !(regularFirst && regular.size > 0) ? priority : regular;
      for (const [workspaceId, flow] of ring) {
        const ticket = takeFrom(flow);
        if (!ticket) continue;
        size -= 1;
        ring.delete(workspaceId);
        if (ring === priority) flow.credit -= 1;
        if (flow.size === 0) closeFlow(workspaceId, flow, now);
        else (flow.credit >= 1 && ring === priority ? priority : regular).set(workspaceId, flow);
        return { ticket, priority: ring === priority };
      }
      return undefined;
    },
    sweep(gone, now) {
      const keep = (ticket: T) => !gone(ticket);
      for (const ring of [priority, regular]) {
        for (const [workspaceId, flow] of [...ring]) {
          size -= flow.size;
          flow.size = 0;
          for (const [scanId, scan] of flow.scans) {
            scan.begun = scan.begun.filter(keep);
            scan.fresh = scan.fresh.slice(scan.head).filter(keep);
            scan.head = 0;
            const left = scan.begun.length + scan.fresh.length;
            flow.size += left;
            if (left === 0) flow.scans.delete(scanId);
          }
          size += flow.size;
          if (flow.size === 0) closeFlow(workspaceId, flow, now);
        }
      }
    },
  };
}

function takeFrom<T>(flow: Flow<T>): T | undefined {
  for (const [scanId, scan] of flow.scans) {
    const ticket = scan.begun.shift() ?? scan.fresh[scan.head++];
    // The array is cut now and then rather than shifted each time, which would copy it.
    if (scan.head > 512) {
      scan.fresh = scan.fresh.slice(scan.head);
      scan.head = 0;
    }
    flow.scans.delete(scanId);
    if (scan.begun.length + scan.fresh.length > scan.head) flow.scans.set(scanId, scan);
    flow.size -= 1;
    return ticket;
  }
  return undefined;
}
