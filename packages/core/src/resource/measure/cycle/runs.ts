import type { Scope } from '@svc/db';
import { newestIsRun, readRuns } from './queries.ts';

/** A project's cycle as others read it: its runs, oldest first, of one deal. */
export interface Cycle {
  parts: number;
  scanIds: string[];
}

/** The runs of the cycle that a project is in, `cycles` of them at most; null: its newest scan is no part of one. */
export async function cycleOf(scope: Scope, projectId: string, cycles: number): Promise<Cycle | null> {
  if (!(await newestIsRun(scope, projectId))) return null;
  const newest = await readRuns(scope, projectId, 1);
  const parts = newest[0]?.cycle.parts;
  if (parts === undefined) return null;
  const runs = await readRuns(scope, projectId, parts * cycles);
  return { parts, scanIds: runs.map(({ id }) => id) };
}

/** The runs that make a whole cycle with this one, which is the last of them; null where a turn is missing. */
export function windowAt({ parts, scanIds }: Cycle, scanId: string): string[] | null {
  const at = scanIds.indexOf(scanId);
  return at < parts - 1 ? null : scanIds.slice(at + 1 - parts, at + 1);
}
