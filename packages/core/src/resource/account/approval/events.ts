import type { ApprovalRequest, approvalRequested } from '@svc/contract/account/approval';
import { type Context, emit } from '../../../kernel/index.ts';

export const emitApproval = (
  context: Context,
  type: typeof approvalRequested,
  { id, operation, estimate, requestedBy, decidedBy, failure, projectId }: ApprovalRequest,
): Promise<void> =>
  emit(context, {
    type,
    resource: id,
    projectId,
    data: {
      requestId: id,
      operation,
      credits: estimate.credits,
      requestedBy: requestedBy.id,
      decidedBy,
      failure,
    },
  });
