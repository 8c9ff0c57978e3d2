import type { SvcClient } from './client.ts';
import { unwrap } from './errors.ts';
import { pause } from './retry.ts';
import type { components } from './schema.gen.ts';

export type Scan = components['schemas']['Scan'];

export interface WaitOptions {
  /** Called after each look. */
  onProgress?: (scan: Scan) => void;
  /** Milliseconds between looks; 1 s by default. */
  interval?: number;
  signal?: AbortSignal;
}

const ended = new Set<Scan['status']>(['completed', 'partial', 'failed', 'cancelled']);

/** Looks at a scan until it has ended, whatever way. */
export async function waitForScan(
  client: SvcClient,
  scanId: string,
  options: WaitOptions = {},
): Promise<Scan> {
  const shared = options.signal ? { signal: options.signal } : {};
  for (;;) {
    options.signal?.throwIfAborted();
    const scan = await unwrap(client.GET('/v1/scans/{scanId}', { params: { path: { scanId } }, ...shared }));
    options.onProgress?.(scan);
    if (ended.has(scan.status)) return scan;
    await pause(options.interval ?? 1_000, options.signal);
  }
}
