import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Looks whether the newest scans of a project have left the level of those before. */
export const findAnomaliesJob = job({
  task: 'find_anomalies',
  payload: z.strictObject({ workspaceId: z.string(), projectId: z.string() }),
  key: ({ projectId }) => `anomalies:${projectId}`,
});
