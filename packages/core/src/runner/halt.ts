/** How long a drained or cancelled run waits for the calls that are on their way. */
const graceMilliseconds = 10_000;

export type Outcome = 'done' | 'enough' | 'cancelled' | 'stopped';

/** Whether a run goes on asking, and why not. The first reason to halt counts. */
export interface Halt {
  /** Aborts when no further call may leave. */
  readonly signal: AbortSignal;
  /** Aborts when calls on their way are given up, too. */
  readonly cut: AbortSignal;
  /** Whether further calls may leave. */
  asking: () => boolean;
  /** Enough is known: no further call leaves, and those on their way are recorded. */
  finish: () => void;
  /** The process drains, or the answers cannot be read: somebody else goes on from the journal. */
  stop: () => void;
  /** Cancels the scan. */
  cancel: () => void;
  /** Stops without waiting for calls, since nothing can be saved any more. */
  fail: (error: unknown) => void;
  failed: () => boolean;
  /** Calls the listener whenever one of these happens. */
  onChange: (listener: () => void) => void;
  /** Throws what `fail` was given. `left`: samples not asked. */
  outcome: (left: number) => Outcome;
  close: () => void;
}

/** @param drain aborts when the process drains */
export function createHalt(drain: AbortSignal): Halt {
  const [halt, cut] = [new AbortController(), new AbortController()];
  const listeners: (() => void)[] = [];
  let ending: 'done' | 'cancelled' | 'stopped' = 'done';
  let [enough, failure, grace]: [boolean, { error: unknown } | null, NodeJS.Timeout | undefined] = [
    false,
    null,
    undefined,
  ];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const endWith = (how: 'cancelled' | 'stopped') => {
    if (ending === 'done') ending = how;
    halt.abort();
    // Calls on their way are paid for, so they are waited for, unless their answers could not be saved.
    grace ??= setTimeout(() => cut.abort(), failure ? 0 : graceMilliseconds);
    tell();
  };
  const stop = () => endWith('stopped');
  if (drain.aborted) stop();
  drain.addEventListener('abort', stop, { once: true });
  return {
    signal: halt.signal,
    cut: cut.signal,
    asking: () => !halt.signal.aborted && !enough,
    finish() {
      enough = true;
      tell();
    },
    stop,
    cancel: () => endWith('cancelled'),
    fail(error) {
      failure ??= { error };
      stop();
    },
    failed: () => failure !== null,
    onChange: (listener) => listeners.push(listener),
    outcome(left) {
      if (failure) throw failure.error;
      return enough && ending === 'done' && left > 0 ? 'enough' : ending;
    },
    close() {
      clearTimeout(grace);
      drain.removeEventListener('abort', stop);
    },
  };
}
