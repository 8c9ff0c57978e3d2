import { EngineError } from '@svc/engines';
import { runCall } from './call.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import type { TrafficStore } from './store.ts';
import type { Clock, EngineLimits, Traffic, TrafficEvent } from './type.ts';

const forgetAfterMs = 600_000;

export interface TrafficOptions {
  store: TrafficStore;
  clock: Clock;
  /** Uniform in [0, 1). */
  random: () => number;
  limits: (engineId: string, credentialId: string) => EngineLimits;
  /** Unique per process, e.g. a UUID made at start. */
  instance: string;
  onEvent?: (event: TrafficEvent) => void;
}

/** Traffic control of one worker process; processes with the same store share every limit. */
export function createTraffic(options: TrafficOptions): Traffic {
  const { clock, random, store, instance } = options;
  const limiters = new Map<string, Limiter>();
  let closed = false;

  function limiterOf(engineId: string, credentialId: string): Limiter {
    const id = `${engineId} ${credentialId}`;
    const known = limiters.get(id);
    if (known) return known;
    forgetIdle();
    const key = { engineId, credentialId };
    const limits = () => options.limits(engineId, credentialId);
    const onEvent = options.onEvent ?? (() => undefined);
    const limiter = createLimiter({ key, store, clock, random, limits, instance, onEvent });
    limiters.set(id, limiter);
    return limiter;
  }

  function forgetIdle(): void {
    for (const [id, limiter] of limiters) {
      if (limiter.idleSince !== null && clock.now() - limiter.idleSince > forgetAfterMs) limiters.delete(id);
    }
  }

  return {
    async call(request, attempt) {
      if (closed) throw new EngineError('cancelled', 'The service is shutting down');
      const { engineId, credentialId } = request;
      const limiter = limiterOf(engineId, credentialId);
      return runCall(
        { limiter, clock, random, limits: options.limits(engineId, credentialId) },
        request,
        attempt,
      );
    },
    observe: (engineId, credentialId, hints) => {
      if (!closed) limiterOf(engineId, credentialId).observe(hints);
    },
    reset: (engineId, credentialId) => limiters.get(`${engineId} ${credentialId}`)?.reset(),
    snapshot: () => [...limiters.values()].map((limiter) => limiter.snapshot()),
    async close() {
      closed = true;
      await Promise.all([...limiters.values()].map((limiter) => limiter.close()));
    },
  };
}
