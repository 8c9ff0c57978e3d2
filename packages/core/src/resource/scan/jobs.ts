import { z } from 'zod';

const scan = z.strictObject({ workspaceId: z.string(), scanId: z.string() });

/** Reads the page, writes the prompts, and starts the engine runs. */
export const planScanJob = { task: 'plan_scan', payload: scan };

/** Asks one engine all that a scan asks of it. */
export const runEngineJob = {
  task: 'run_engine',
  payload: z.strictObject({ workspaceId: z.string(), scanId: z.string(), runId: z.string() }),
};

/** Scores what was recorded and gives back the credits that were not used. */
export const finishScanJob = { task: 'finish_scan', payload: scan };
