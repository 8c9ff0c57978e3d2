import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Has the workspace's engine read a project's answers that it has not read yet. */
export const readByEngineJob = job({
  task: 'read_by_engine',
  payload: z.strictObject({ workspaceId: z.string(), projectId: z.string() }),
  key: ({ projectId }) => `read:${projectId}`,
  // Low priority: nobody waits for it.
  priority: 10,
  tries: 8,
});
