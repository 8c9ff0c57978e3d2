import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

const scan = z.strictObject({ workspaceId: z.string(), scanId: z.string() });

// The database knows these keys: it looks for scans that no job will bring to an end.

/** Reads the page, writes the prompts, and starts the engine runs. */
export const planScanJob = job({ task: 'plan_scan', payload: scan, key: ({ scanId }) => `plan:${scanId}` });

/** Asks one engine all that a scan asks of it. */
export const runEngineJob = job({
  task: 'run_engine',
  payload: z.strictObject({ workspaceId: z.string(), scanId: z.string(), runId: z.string() }),
  key: ({ runId }) => `run:${runId}`,
});

/** Scores the recorded answers and releases the unused credits. */
export const finishScanJob = job({
  task: 'finish_scan',
  payload: scan,
  key: ({ scanId }) => `finish:${scanId}`,
  // It costs little, and a person waits for it.
  priority: -10,
});

/** Compares a scan that has ended with the one before it, and tells of a change that is shown. */
export const noticeChangeJob = job({
  task: 'notice_change',
  payload: scan,
  key: ({ scanId }) => `change:${scanId}`,
});
