import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Reads what a new scan shows about a project’s experiments. */
export const lookAtExperimentsJob = job({
  task: 'look_at_experiments',
  payload: z.strictObject({ workspaceId: z.string(), projectId: z.string() }),
  key: ({ projectId }) => `experiments:${projectId}`,
});
