import { EngineError } from '@svc/engines';
import type { Cancellation } from './cancellation.ts';
import { createFairQueue, type Ticket } from './fair-queue.ts';

const sweepEveryMs = 50;

export interface Turn {
  workspaceId: string;
  scanId: string;
  cancellation: Cancellation;
  /** True when an attempt of this call was made before. */
  begun: boolean;
  /** Epoch milliseconds, or Infinity. A fresh call also waits no longer than `deadlineMs` after the last answer. */
  deadline: number;
}

interface Waiting<P> extends Ticket {
  turn: Turn;
  since: number;
  admit: (permit: P) => void;
  reject: (error: EngineError) => void;
  gone: boolean;
}

/** Calls that wait for a permit `P`, each until its deadline or cancellation. */
export interface WaitingRoom<P> {
  readonly size: number;
  /** Waiting calls of workspaces that made few calls lately: they go first. */
  readonly priority: number;
  /** When `sweep` has something to do; Infinity when nothing. */
  readonly sweepAt: number;
  enter: (turn: Turn, now: number, onCancel: () => void) => Promise<P>;
  /** Takes the next call in fair order; undefined when all have left. */
  next: (now: number) => { admit: (permit: P) => void; priority: boolean } | undefined;
  /** An answer came: the queue moves, and nobody in it has waited in vain. */
  progressed: (now: number) => void;
  refuse: (error: EngineError, now: number) => void;
  /** Drops cancelled calls and refuses overdue ones. */
  sweep: (now: number, overdue: () => EngineError) => void;
}

export function createWaitingRoom<P>(start: number, deadlineMs: () => number): WaitingRoom<P> {
  const queue = createFairQueue<Waiting<P>>();
  let progressAt = start;
  let sweepAt = Number.POSITIVE_INFINITY;

  function dueAt(waiting: Waiting<P>): number {
    const { turn, since } = waiting;
    return turn.begun ? turn.deadline : Math.min(turn.deadline, Math.max(progressAt, since) + deadlineMs());
  }

  function refuseOne(waiting: Waiting<P>, error: EngineError): true {
    waiting.turn.cancellation.during(null);
    waiting.reject(error);
    return true;
  }

  return {
    get size() {
      return queue.size;
    },
    get priority() {
      return queue.priority;
    },
    get sweepAt() {
      return sweepAt;
    },
    enter: (turn, now, onCancel) =>
      new Promise((admit, reject) => {
        const { workspaceId, scanId, begun } = turn;
        const waiting = { workspaceId, scanId, begun, turn, since: now, admit, reject, gone: false };
        turn.cancellation.during(() => {
          waiting.gone = true;
          sweepAt = now;
          reject(new EngineError('cancelled', 'The call was cancelled'));
          onCancel();
        });
        queue.add(waiting, now);
        sweepAt = Math.min(sweepAt, Math.max(dueAt(waiting), now + sweepEveryMs));
      }),
    next(now) {
      for (let taken = queue.take(now); taken; taken = queue.take(now)) {
        const { ticket, priority } = taken;
        if (ticket.gone) continue;
        ticket.turn.cancellation.during(null);
        return { admit: ticket.admit, priority };
      }
      return undefined;
    },
    progressed(now) {
      progressAt = now;
    },
    refuse: (error, now) => queue.sweep((waiting) => waiting.gone || refuseOne(waiting, error), now),
    sweep(now, overdue) {
      if (now < sweepAt) return;
      sweepAt = Number.POSITIVE_INFINITY;
      queue.sweep((waiting) => {
        if (waiting.gone) return true;
        const due = dueAt(waiting);
        if (due <= now) return refuseOne(waiting, overdue());
        sweepAt = Math.min(sweepAt, Math.max(due, now + sweepEveryMs));
        return false;
      }, now);
    },
  };
}
