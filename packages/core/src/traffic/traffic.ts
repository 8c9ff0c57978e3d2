import { EngineError } from '@svc/engines';
import { runCall } from './call.ts';
import { createLane, type Lane } from './lane.ts';
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
  const lanes = new Map<string, Lane>();
  let closed = false;

  function laneOf(engineId: string, credentialId: string): Lane {
    const id = `${engineId} ${credentialId}`;
    const known = lanes.get(id);
    if (known) return known;
    forgetIdle();
    const key = { engineId, credentialId };
    const limits = () => options.limits(engineId, credentialId);
    const onEvent = options.onEvent ?? (() => undefined);
    const lane = createLane({ key, store, clock, random, limits, instance, onEvent });
    lanes.set(id, lane);
    return lane;
  }

  function forgetIdle(): void {
    for (const [id, lane] of lanes) {
      if (lane.idleSince !== null && clock.now() - lane.idleSince > forgetAfterMs) lanes.delete(id);
    }
  }

  return {
    async call(request, attempt) {
      if (closed) throw new EngineError('cancelled', 'The service is shutting down');
      const { engineId, credentialId } = request;
      const lane = laneOf(engineId, credentialId);
      return runCall(
        { lane, clock, random, limits: options.limits(engineId, credentialId) },
        request,
        attempt,
      );
    },
    observe: (engineId, credentialId, hints) => {
      if (!closed) laneOf(engineId, credentialId).observe(hints);
    },
    reset: (engineId, credentialId) => lanes.get(`${engineId} ${credentialId}`)?.reset(),
    snapshot: () => [...lanes.values()].map((lane) => lane.snapshot()),
    async close() {
      closed = true;
      await Promise.all([...lanes.values()].map((lane) => lane.close()));
    },
  };
}
