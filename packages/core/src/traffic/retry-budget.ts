/** Memory of the budget: counts fade with this half-life. */
const halfLifeMs = 60_000;
/** Retries that are always allowed, so that a few calls alone can recover. */
const reserve = 10;
/** Below this share of answers the budget stops growing: a dead engine gets 4 attempts per call, then a trickle. */
const smallestSuccess = 0.25;
/** Attempts beyond calls ÷ success rate. */
const surplus = 1.1;
const trickleMs = 1_000;

export interface RetryBudget {
  call: (now: number) => void;
  result: (now: number, answered: boolean) => void;
  /** 0: the retry is granted and counted. Otherwise how long to wait before asking again. */
  spend: (now: number) => number;
}

/** Keeps attempts ≤ 1.1 × calls ÷ success rate over the last minutes; beyond that one retry a second. */
export function createRetryBudget(): RetryBudget {
  let calls = 0;
  let retries = 0;
  let results = 0;
  let answers = 0;
  let fadedAt = 0;
  let trickledAt = Number.NEGATIVE_INFINITY;

  function fade(now: number): void {
    if (now - fadedAt < trickleMs) return;
    const factor = 0.5 ** ((now - fadedAt) / halfLifeMs);
    calls *= factor;
    retries *= factor;
    results *= factor;
    answers *= factor;
    fadedAt = now;
  }

  return {
    call(now) {
      fade(now);
      calls += 1;
    },
    result(now, answered) {
      fade(now);
      results += 1;
      answers += answered ? 1 : 0;
    },
    spend(now) {
      fade(now);
      const success = results === 0 ? 1 : Math.max(smallestSuccess, answers / results);
      const allowed = calls + retries < Math.max(reserve + calls, (surplus * calls) / success);
      if (!allowed && now - trickledAt < trickleMs) return trickledAt + trickleMs - now;
      if (!allowed) trickledAt = now;
      retries += 1;
      return 0;
    },
  };
}
