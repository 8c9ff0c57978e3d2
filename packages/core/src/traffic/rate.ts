/** The rate that is tried while neither the operator nor the engine has named one. */
export const startPerMinute = 3_840;
/** Without a limit, the rate grows to this many calls a minute for each permit. */
const perPermit = 600;
const floorPerMinute = 60;
/** A trial is judged when it is this old; one with objections also needs so many calls, or more time. */
const shortestTrialMs = 1_000;
const longestTrialMs = 3_000;
const trialCalls = 12;
const forgetMs = 60_000;
/** When a cut did not help, the rate stays for this many trials. */
const patientTrials = 5;
/** How the rate grows after a trial without an objection: carefully until there were this many in a row. */
const carefulTrials = 2;
const carefulGrowth = 1.1;
const fastGrowth = 3;

/** Calls that were begun at one rate, and how many of them the engine took or turned away. */
export interface Trial {
  id: number;
  begun: number;
  taken: number;
  throttled: number;
}

export interface RateState {
  /** The current rate; null before the first call. */
  perMinute: number | null;
  /** The limit that the engine's headers name. */
  stated: number | null;
  trial: Trial & { since: number; granted: number };
  /** Trials without a rate-limited answer since the last one with any. */
  clean: number;
  /** The last cut, until it is known whether it helped: the rate before, and the calls accepted a minute then. */
  cut: { from: number; accepted: number } | null;
  /** Trials until the rate may be cut again. */
  patience: number;
  /** Calls begun a minute in the last trial, if that was less than half of the rate and the engine objected to none; otherwise null. */
  used: number | null;
}

export const newRate = (now: number): RateState => ({
  perMinute: null,
  stated: null,
  trial: { id: 0, since: now, granted: 0, begun: 0, taken: 0, throttled: 0 },
  clean: carefulTrials,
  cut: null,
  patience: 0,
  used: null,
});

/** The rate when the engine does not throttle: set by the operator, or named by the engine, or assumed. */
export function agreedRate(state: RateState, set: number | null): number {
  return Math.min(set ?? Number.POSITIVE_INFINITY, state.stated ?? (set === null ? startPerMinute : set));
}

/** Whether the calls leave more than half of the rate, and the engine objects to none: slots are not scarce. */
export const isAmple = ({ used, trial }: RateState): boolean => used !== null && trial.throttled === 0;

/**
 * Adapts the rate to the engine's answers: it grows while all calls are answered, and falls to what the engine
 * accepted when it turns calls away. Never above what the operator set or the engine named.
 */
export function adaptRate(state: RateState, set: number | null, permits: number, now: number): number {
  const most = Math.min(set ?? perPermit * permits, state.stated ?? Number.POSITIVE_INFINITY);
  const rate = Math.min(most, state.perMinute ?? agreedRate(state, set));
  state.perMinute = rate;
  const { trial } = state;
  const ageMs = now - trial.since;
  // A trial begins with its first call.
  if (trial.begun === 0) trial.since = now;
  if (trial.begun > 0 && ageMs > forgetMs && trial.throttled === 0) {
    state.clean = carefulTrials;
    state.used = null;
    renew(state, now);
  } else if (isRipe(trial, ageMs)) {
    const used = (trial.begun * 60_000) / Math.max(ageMs, shortestTrialMs);
    state.perMinute = Math.min(most, judge(state, rate, used));
    state.used = trial.throttled === 0 && used < rate / 2 ? used : null;
    renew(state, now);
  }
  return state.perMinute;
}

function renew(state: RateState, now: number): void {
  state.trial = { id: state.trial.id + 1, since: now, granted: 0, begun: 0, taken: 0, throttled: 0 };
}

function isRipe({ begun, taken, throttled }: Trial, ageMs: number): boolean {
  if (taken + throttled === 0) return false;
  if (throttled === 0) return ageMs >= shortestTrialMs;
  if (begun < trialCalls) return ageMs >= longestTrialMs;
  return ageMs >= shortestTrialMs || throttled > begun / 2;
}

/** @param used calls begun a minute in the trial */
function judge(state: RateState, rate: number, used: number): number {
  const { begun, taken, throttled } = state.trial;
  // Many calls may still be on their way.
  const refused = Math.min(1, throttled / Math.max(taken + throttled, begun * 0.75));
  const accepted = used * (1 - refused);
  const { cut } = state;
  state.cut = null;
  if (throttled === 0) {
    state.clean += 1;
    // A rate that the calls did not use up proves nothing.
    return used < rate / 2 ? rate : rate * (state.clean > carefulTrials ? fastGrowth : carefulGrowth);
  }
  state.clean = 0;
  if (refused > 1 / 2) return Math.max(floorPerMinute, Math.min(rate, Math.max(rate / 8, accepted)));
  // An engine that had too much accepts as many calls when it is asked less; one that refuses at random does not.
  if (cut && accepted < (cut.accepted * (1 + rate / cut.from)) / 2) {
    state.patience = patientTrials;
    return cut.from;
  }
  if (state.patience > 0) {
    state.patience -= 1;
    return rate;
  }
  state.cut = { from: rate, accepted };
  return Math.max(Math.min(rate, floorPerMinute), rate * (1 - refused));
}
