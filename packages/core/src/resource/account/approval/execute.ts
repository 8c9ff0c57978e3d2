import { approvalExecuted, approvalFailed } from '@svc/contract/account/approval';
import { modeFiller, resourceOf } from '@svc/contract/kernel';
import {
  type Environment,
  openWorkspace,
  prepareContext,
  type RunContext,
} from '../../../environment/index.ts';
import type { Runnable } from '../../../implement/index.ts';
import { assertAllowed, audit, lock, ServiceError, transaction } from '../../../kernel/index.ts';
import { findActor } from '../api-key/index.ts';
import { hashRequest, permitOf } from './ask.ts';
import { emitApproval } from './events.ts';
import { findForExecution, moveRequest, storeResult } from './queries.ts';
import { getApprovalRequest } from './service.ts';

interface Approved {
  workspaceId: string;
  requestId: string;
}

/**
 * Does what was approved, once, with the rights that its requester has now. The same transaction uses up the
 * approval. What can no longer be done ends the request as failed; a passing error is thrown, so that the job
 * is tried again.
 */
export async function executeApproval(
  environment: Environment,
  operations: readonly Runnable[],
  { workspaceId, requestId }: Approved,
): Promise<string> {
  const service = await openWorkspace(environment, workspaceId);
  const request = await findForExecution(service, requestId);
  if (request?.status !== 'approved') return request?.status ?? 'missing';
  try {
    const operation = operations.find(({ id }) => id === request.operation);
    const { input } = request;
    if (!operation || !hashRequest(request.operation, input).equals(request.inputHash))
      throw new ServiceError(
        'conflict',
        'The stored request differs from the approved one, so it was not carried out. Ask for approval again.',
      );
    const actor = await findActor(service, request.requestedBy);
    if (!actor)
      throw new ServiceError(
        'key_revoked',
        'The key that asked for this was revoked or has expired. Ask for approval again with another key.',
      );
    const permit = permitOf(operation, request.credits);
    const context: RunContext = { ...service, actor, requestId: request.requestId, permit };
    assertAllowed(context, operation);
    const prepared = await operation.prepare?.(prepareContext(context, environment), input);
    return await transaction(context, async (context) => {
      if (
        !(await moveRequest(context, requestId, ['approved', 'executed'], {
          executedAt: context.now().toISOString(),
        }))
      )
        return 'done elsewhere';
      const name = resourceOf(operation, input);
      if (name !== null) await lock(context, name);
      const credits = (await operation.credits?.(context, input)) ?? 0;
      if (credits > request.credits)
        throw new ServiceError(
          'conflict',
          `It would now cost ${credits} credits, but ${request.credits} were approved. Ask for approval again.`,
        );
      const result = await operation.run(context, input, prepared);
      const shown = modeFiller(operation.returns)(result, context.workspace.mode);
      await storeResult(context, requestId, shown);
      await audit(context, 'approval.executed', requestId, { operation: operation.id });
      await emitApproval(
        context,
        approvalExecuted,
        await getApprovalRequest(seeingAll(context), { requestId }),
      );
      return 'executed';
    });
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'overloaded') throw error;
    await failApproval(environment, { workspaceId, requestId }, { code: error.code, detail: error.message });
    return 'failed';
  }
}

/** The service itself sees every request, whatever its requester sees. */
const seeingAll = (context: RunContext): RunContext => ({
  ...context,
  actor: { ...context.actor, projectIds: null },
});

/** Ends an approved request that was not executed. */
export async function failApproval(
  environment: Environment,
  { workspaceId, requestId }: Approved,
  failure: { code: string; detail: string },
): Promise<void> {
  const context = await openWorkspace(environment, workspaceId);
  await transaction(context, async (context) => {
    if (!(await moveRequest(context, requestId, ['approved', 'failed'], { failure }))) return;
    await audit(context, 'approval.failed', requestId, failure);
    await emitApproval(context, approvalFailed, await getApprovalRequest(context, { requestId }));
  });
}
