import { createTransport } from '@svc/engines';
import { storableText } from '../guard/index.ts';
import { systemClock } from '../traffic/index.ts';
import type { Redactor } from '../vault/index.ts';
import type { Environment } from './environment.ts';

const timeoutMs = 20_000;

/** Probes are few, free and asked for by people: one attempt each, outside of the limits of scans. */
export function createProbe(secrets: Redactor): Environment['probe'] {
  const transport = createTransport({
    connections: 8,
    headersTimeoutMs: timeoutMs,
    bodyTimeoutMs: timeoutMs,
    maxResponseBytes: 4_000_000,
  });
  return async (adapter, credential) => {
    secrets.know(credential.secret);
    const signal = AbortSignal.timeout(timeoutMs);
    const probed = adapter.probe({
      credential,
      send: transport.sender(signal),
      sleep: (milliseconds) => systemClock.sleep(milliseconds, signal),
      now: systemClock.now,
    });
    try {
      const { model } = await probed;
      return { model: model === null ? null : storableText(secrets.redact(model), 200) };
    } catch (error) {
      throw secrets.redactError(error);
    }
  };
}
