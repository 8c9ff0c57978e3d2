import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Looks what a scan says of recommendations that wait for one. */
export const measureShippedJob = job({
  task: 'measure_shipped',
  payload: z.strictObject({ workspaceId: z.string(), projectId: z.string() }),
  key: ({ projectId }) => `shipped:${projectId}`,
});
