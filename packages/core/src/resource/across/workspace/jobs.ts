import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

export const eraseWorkspaceJob = job({
  task: 'erase_workspace',
  payload: z.strictObject({ workspaceId: z.string() }),
  key: ({ workspaceId }) => `erase:${workspaceId}`,
  // Behind what people wait for.
  priority: 10,
});
