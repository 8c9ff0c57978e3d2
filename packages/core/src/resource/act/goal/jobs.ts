import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Looks what a new scan says of a project's goals. */
export const checkGoalsJob = job({
  task: 'check_goals',
  payload: z.strictObject({ workspaceId: z.string(), projectId: z.string() }),
  key: ({ projectId }) => `goals:${projectId}`,
});
