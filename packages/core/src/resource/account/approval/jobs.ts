import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

export const executeApprovalJob = job({
  task: 'execute_approval',
  payload: z.strictObject({ workspaceId: z.string(), requestId: z.string() }),
  key: ({ requestId }) => `approval:${requestId}`,
});
