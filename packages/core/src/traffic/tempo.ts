/** A process asks the store again after so many calls, where others may be waiting for it. */
const beat = 6;

/** How fast a process begins calls. */
export interface Tempo {
  begin: (now: number) => void;
  /** Calls begun in the last second: how many permits will come free soon. */
  churn: (now: number) => number;
  /** The time in which the last few calls began; 0 before any. */
  beatMs: (now: number) => number;
  /** The lane is empty: what comes next has a tempo of its own. */
  rest: () => void;
}

export function createTempo(): Tempo {
  const last: number[] = [];
  let second = 0;
  let begun = 0;
  let begunBefore = 0;

  function turn(now: number): void {
    const elapsed = now - second;
    if (elapsed < 1_000) return;
    begunBefore = elapsed < 2_000 ? begun : 0;
    begun = 0;
    second = now;
  }

  return {
    begin(now) {
      turn(now);
      begun += 1;
      if (last.push(now) > beat) last.shift();
    },
    churn(now) {
      turn(now);
      return Math.max(begun, begunBefore);
    },
    beatMs(now) {
      const first = last[0];
      return first === undefined ? 0 : ((now - first) * beat) / last.length;
    },
    rest() {
      last.length = 0;
    },
  };
}
