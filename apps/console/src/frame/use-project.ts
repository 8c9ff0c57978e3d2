import type { Answer } from '@svc/client';
import { getProjectOverview } from '../data/operations.gen.ts';
import { useRead } from '../data/use-read.ts';

type LastScan = Answer<'get_project_overview'>['lastScan'];

const running: readonly string[] = ['queued', 'running', 'cancelling', 'awaiting_approval'];
export const isRunning = (scan: LastScan | undefined): boolean =>
  scan != null && running.includes(scan.status);

/** The project that stands open; while a scan of it runs it is asked for again every three seconds. */
export const useProject = (projectId: string | undefined) =>
  useRead(getProjectOverview, projectId === undefined ? null : { projectId }, {
    keep: false,
    every: (overview) => (isRunning(overview?.lastScan) ? 3_000 : false),
  });
