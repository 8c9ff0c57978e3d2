import { type Database, scopeIn } from '@svc/db';
import { type ScanKey, stillWanted } from './queries-scan.ts';

/** How old the knowledge may be that a scan is still wanted. Saves tell it, too, but lag behind calls where engines are fast. */
const knownMilliseconds = 500;
const lookMilliseconds = 100;

interface Watched {
  /** Cancels each of its runs. */
  runs: Set<() => void>;
  knownAt: number;
  timer: NodeJS.Timeout;
}

const watchedIn = new WeakMap<Database, Map<string, Watched>>();

/**
 * Calls `cancel` soon after a scan is no longer wanted. Runs of one scan in this process ask together, and not while their saves
 * have just told it.
 */
export function watchScan(database: Database, key: ScanKey, cancel: () => void) {
  const scans = watchedIn.get(database) ?? new Map<string, Watched>();
  watchedIn.set(database, scans);
  const scan = scans.get(key.scanId) ?? watch(database, key);
  scans.set(key.scanId, scan);
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
      if (scans.get(key.scanId) === scan) scans.delete(key.scanId);
    },
  };
}

function watch(database: Database, { workspaceId, scanId }: ScanKey): Watched {
  let looking = false;
  const look = async (): Promise<void> => {
    const askedAt = performance.now();
    if (looking || askedAt - scan.knownAt < knownMilliseconds) return;
    looking = true;
    const wanted = await stillWanted(scopeIn(database, workspaceId), scanId).catch(() => true);
    looking = false;
    scan.knownAt = askedAt;
    if (!wanted) for (const cancel of scan.runs) cancel();
  };
  const timer = setInterval(() => void look(), lookMilliseconds);
  const scan: Watched = { runs: new Set(), knownAt: performance.now(), timer };
  return scan;
}
