import { createTransport } from '@svc/engines';
import { systemClock } from '../traffic/index.ts';
import type { Environment } from './environment.ts';

const timeoutMs = 20_000;

/** Probes are few, free and asked for by people: one attempt each, outside of the limits of scans. */
export function createProbe(): Environment['probe'] {
  const transport = createTransport({
    connections: 8,
    headersTimeoutMs: timeoutMs,
    bodyTimeoutMs: timeoutMs,
    maxResponseBytes: 4_000_000,
  });
  return (adapter, credential) => {
    const signal = AbortSignal.timeout(timeoutMs);
    return adapter.probe({
      credential,
      send: transport.sender(signal),
      sleep: (milliseconds) => systemClock.sleep(milliseconds, signal),
      now: systemClock.now,
    });
  };
}
