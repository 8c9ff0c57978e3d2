import type { Scope } from '@svc/db';
import { stillWanted } from './queries-scan.ts';

/**
 * How old the knowledge may be that a scan is still wanted. Saves tell it each second; they lag behind calls only where engines are
 * faster than storing, and only then it is asked for.
 */
const knownMilliseconds = 1_100;
const lookMilliseconds = 100;

export interface Watched {
  /** Cancels each of its runs. */
  runs: Set<() => void>;
  knownAt: number;
  timer: NodeJS.Timeout;
}

/**
 * Calls `cancel` soon after a scan is no longer wanted. Its runs in this process ask together, and not while their saves have
 * just told it.
 *
 * @param scans those that are watched, by id
 */
export function watchScan(scans: Map<string, Watched>, scope: Scope, scanId: string, cancel: () => void) {
  const scan = scans.get(scanId) ?? watch(scope, scanId);
  scans.set(scanId, scan);
  scan.runs.add(cancel);
  return {
    /** A statement of that time found the scan wanted. */
    saw(at: number): void {
      scan.knownAt = Math.max(scan.knownAt, at);
    },
    end(): void {
      scan.runs.delete(cancel);
      if (scan.runs.size > 0) return;
      clearInterval(scan.timer);
      if (scans.get(scanId) === scan) scans.delete(scanId);
    },
  };
}

function watch(scope: Scope, scanId: string): Watched {
  let looking = false;
  const look = async (): Promise<void> => {
    const askedAt = performance.now();
    if (looking || askedAt - scan.knownAt < knownMilliseconds) return;
    looking = true;
    const wanted = await stillWanted(scope, scanId).catch(() => true);
    looking = false;
    scan.knownAt = askedAt;
    if (!wanted) for (const cancel of scan.runs) cancel();
  };
  const timer = setInterval(() => void look(), lookMilliseconds);
  const scan: Watched = { runs: new Set(), knownAt: performance.now(), timer };
  return scan;
}
