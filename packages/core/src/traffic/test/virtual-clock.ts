import type { Clock } from '../type.ts';

export interface VirtualClock extends Clock {
  /** Lets everything that is due until `time` happen, in order. */
  runUntil: (time: number) => Promise<void>;
  /** Lets time pass until `promise` settles. */
  finish: <T>(promise: Promise<T>) => Promise<T>;
}

interface Sleeper {
  at: number;
  order: number;
  wake: () => void;
  aborted: boolean;
}

/**
 * A clock that stands still until told to run: long windows in no time, the same way each time.
 * @param early how much too early timers fire, as real ones do by a fraction of a millisecond
 */
export function createVirtualClock(early = 0, start = 1_800_000_000_000): VirtualClock {
  let now = start;
  let order = 0;
  const heap: Sleeper[] = [];

  function before(left: number, right: number): boolean {
    const a = heap[left] as Sleeper;
    const b = heap[right] as Sleeper;
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  function swap(left: number, right: number): void {
    [heap[left], heap[right]] = [heap[right] as Sleeper, heap[left] as Sleeper];
  }

  function push(sleeper: Sleeper): void {
    let index = heap.push(sleeper) - 1;
    while (index > 0 && before(index, (index - 1) >> 1)) {
      swap(index, (index - 1) >> 1);
      index = (index - 1) >> 1;
    }
  }

  function pop(): Sleeper {
    const last = heap.length - 1;
    swap(0, last);
    const first = heap.pop() as Sleeper;
    for (let index = 0; ; ) {
      const left = 2 * index + 1;
      const right = left + 1;
      let least = index;
      if (left < last && before(left, least)) least = left;
      if (right < last && before(right, least)) least = right;
      if (least === index) return first;
      swap(index, least);
      index = least;
    }
  }

  /** Everything that promises have queued, I/O of this turn included. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

  async function step(until: number, over = () => false): Promise<boolean> {
    await settle();
    if (over()) return false;
    while (heap[0]?.aborted) pop();
    const next = heap[0];
    if (!next || next.at > until) return false;
    now = Math.max(now, next.at);
    while (heap[0] && heap[0].at <= now) {
      const sleeper = pop();
      if (!sleeper.aborted) sleeper.wake();
    }
    return true;
  }

  return {
    now: () => now,
    timer(milliseconds, due) {
      const sleeper = {
        at: now + Math.max(0, milliseconds - early),
        order: order++,
        wake: due,
        aborted: false,
      };
      push(sleeper);
      return () => {
        sleeper.aborted = true;
      };
    },
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const abort = () => {
          sleeper.aborted = true;
          reject(signal?.reason);
        };
        const wake = () => {
          signal?.removeEventListener('abort', abort);
          resolve();
        };
        const sleeper = { at: now + Math.max(0, milliseconds - early), order: order++, wake, aborted: false };
        signal?.addEventListener('abort', abort, { once: true });
        push(sleeper);
      }),
    async runUntil(time) {
      while (await step(time));
      now = Math.max(now, time);
      await settle();
    },
    async finish(promise) {
      let done = false;
      const end = () => {
        done = true;
      };
      promise.then(end, end);
      while (await step(Number.POSITIVE_INFINITY, () => done));
      if (!done) throw new Error('Nothing is left to happen and the promise has not settled');
      return promise;
    },
  };
}
