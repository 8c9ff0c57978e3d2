import type { SvcClient } from './client.ts';
import { type FollowOptions, followScan, type ScanProgress } from './follow.ts';
import type { Body, CallOptions } from './resource.ts';
import type { Resources } from './resources.gen.ts';
import { type Scan, waitForScan } from './wait.ts';

export interface ProgressOptions {
  /** Hears how far the scan is, whenever that changes. */
  onProgress?: (progress: Pick<ScanProgress, 'scanId' | 'status' | 'progress'>) => void;
  signal?: AbortSignal;
}

export interface ScanCalls {
  /** Starts a scan, and gives it once it has ended, whatever way: look at its `status`. */
  startAndWait(body: Body<'start_scan'>, options?: ProgressOptions & CallOptions): Promise<Scan>;
  /** A scan once it has ended, whatever way. */
  wait(scanId: string, options?: ProgressOptions): Promise<Scan>;
  /** How far a scan is, as it goes on. */
  follow(scanId: string, options?: FollowOptions): AsyncGenerator<ScanProgress, void>;
}

export function scanCalls(client: SvcClient, scans: Resources['scans']): ScanCalls {
  const calls: ScanCalls = {
    async startAndWait(body, options = {}) {
      const { onProgress, ...rest } = options;
      const { id } = await scans.start(body, rest);
      return calls.wait(id, options);
    },
    wait: (scanId, options = {}) => untilEnded(client, scanId, options),
    follow: (scanId, options) => followScan(client, scanId, options),
  };
  return calls;
}

/** Some proxies let no stream through: then the state is read once a second. */
async function untilEnded(client: SvcClient, scanId: string, options: ProgressOptions): Promise<Scan> {
  const { onProgress, signal } = options;
  const shared = signal ? { signal } : {};
  try {
    for await (const progress of followScan(client, scanId, { ...shared, breaks: 2 })) onProgress?.(progress);
  } catch {
    // If it was refused rather than held up, the next look says so.
    signal?.throwIfAborted();
  }
  const report = ({ id, status, progress }: Scan): void => onProgress?.({ scanId: id, status, progress });
  return waitForScan(client, scanId, { ...shared, onProgress: report });
}
