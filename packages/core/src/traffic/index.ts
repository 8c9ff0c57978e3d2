/**
 * Traffic control: how calls to answer engines are admitted, limited, and retried. One `createTraffic` per
 * worker process.
 */
export { systemClock } from './clock.ts';
export { readRateHints } from './hint.ts';
export { createMemoryStore } from './memory-store.ts';
export { createPostgresStore } from './queries.ts';
export { startPerMinute } from './rate.ts';
export type { TrafficStore } from './store.ts';
export { createTraffic, type TrafficOptions } from './traffic.ts';
export type {
  AttemptInfo,
  BreakerState,
  CallRequest,
  Clock,
  EngineLimits,
  LimiterSnapshot,
  RateHints,
  Traffic,
  TrafficEvent,
} from './type.ts';
