/** Handlers per signal: thousands of calls share a scan's signal, and EventTarget walks its list on every add. */
const listeners = new WeakMap<AbortSignal, Set<() => void>>();

export interface Cancellation {
  readonly cancelled: boolean;
  /** Handler for a cancellation from now on; replaces the one before. */
  during: (handler: (() => void) | null) => void;
  release: () => void;
}

/** Follows `signal` through the stages of one call. */
export function followSignal(signal: AbortSignal): Cancellation {
  let current: (() => void) | null = null;
  const fire = () => current?.();
  const set = listeners.get(signal) ?? subscribe(signal);
  set.add(fire);
  return {
    get cancelled() {
      return signal.aborted;
    },
    during: (handler) => {
      current = handler;
    },
    release: () => set.delete(fire),
  };
}

/** Follows both, whichever comes first. */
export function followEither(left: Cancellation, right: Cancellation): Cancellation {
  return {
    get cancelled() {
      return left.cancelled || right.cancelled;
    },
    during(handler) {
      left.during(handler);
      right.during(handler);
    },
    release() {
      left.release();
      right.release();
    },
  };
}

function subscribe(signal: AbortSignal): Set<() => void> {
  const set = new Set<() => void>();
  listeners.set(signal, set);
  signal.addEventListener(
    'abort',
    () => {
      for (const fire of [...set]) fire();
      set.clear();
    },
    { once: true },
  );
  return set;
}
