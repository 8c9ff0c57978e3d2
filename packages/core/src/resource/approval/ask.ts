import { createHash } from 'node:crypto';
import type { PrepareContext, RunContext } from '../../environment/index.ts';
import {
  audit,
  type Context,
  instant,
  newId,
  type Operation,
  ServiceError,
  tryOut,
} from '../../kernel/index.ts';
import { approvalRequested, emitApproval } from './events.ts';
import { findGateFor, findWaiting, hasGate, insertRequest } from './queries.ts';
import type { ApprovalRequest, PendingApproval } from './schema.ts';
import { getApprovalRequest } from './service.ts';

const validHours = 72;

type Runnable = Operation<RunContext, PrepareContext>;
type Input = Record<string, unknown>;

/** What an approval is bound to: the operation and exactly this request. */
export const hashRequest = (operation: string, input: Input): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([operation, input]))
    .digest();

/**
 * Where a gate stops this call: notes the request and says how to follow it. null: nothing stops it. What would fail
 * now fails now, and is not put before an administrator. Runs in the caller's transaction.
 */
export async function askApproval(
  context: RunContext,
  operation: Runnable,
  input: Input,
): Promise<PendingApproval | null> {
  if (!(await hasGate(context, operation.id))) return null;
  const credits = (await operation.credits?.(context, input)) ?? 0;
  const gate = await findGateFor(context, operation.id, credits);
  if (!gate) return null;
  if (!operation.prepare) await tryOut(context, () => operation.run(context, input, undefined));
  const hash = hashRequest(operation.id, input);
  const waiting = await findWaiting(context, operation.id, hash);
  if (waiting !== undefined) return pending(await getApprovalRequest(context, { requestId: waiting }));
  const id = newId('approvalRequest');
  const expiresAt = instant(new Date(context.now().getTime() + validHours * 3_600_000));
  const { approvers } = gate;
  await insertRequest(context, { id, operation: operation.id, input, hash, credits, approvers, expiresAt });
  await audit(context, 'approval.requested', id, { operation: operation.id, input, credits });
  const request = await getApprovalRequest(context, { requestId: id });
  await emitApproval(context, approvalRequested, request);
  return pending(request);
}

/**
 * An operation that a gate stops is refused as a part of another operation too. Throws conflict; `instead` says what
 * to do.
 */
export async function assertUngated(context: Context, operation: string, instead: string): Promise<void> {
  if (await hasGate(context, operation))
    throw new ServiceError(
      'conflict',
      `In this workspace ${operation} waits for an administrator. ${instead}`,
    );
}

const pending = ({ id, operation, requestedBy, expiresAt, estimate }: ApprovalRequest): PendingApproval => ({
  status: 'pending_approval',
  approval: {
    id,
    operation,
    requestedBy,
    expiresAt,
    url: `/v1/approval-requests/${id}`,
    estimate,
  },
});
