import { createHash } from 'node:crypto';
import {
  type ApprovalRequest,
  approvalRequested,
  type PendingApproval,
} from '@svc/contract/account/approval';
import type { RunContext } from '../../../environment/index.ts';
import type { Runnable } from '../../../implement/index.ts';
import {
  audit,
  type Context,
  instant,
  newId,
  type Permit,
  ServiceError,
  tryOut,
} from '../../../kernel/index.ts';
import { findDeciders } from '../api-key/index.ts';
import { emitApproval } from './events.ts';
import { findGateFor, findWaiting, hasGate, insertRequest, namesOf } from './queries.ts';
import { getApprovalRequest } from './service.ts';

const validHours = 72;

type Input = Record<string, unknown>;

/** Hash that an approval is bound to: the operation and exactly this request. */
export const hashRequest = (operation: string, input: Input): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([operation, input]))
    .digest();

/** Permit of a call that somebody has approved. */
export const permitOf = ({ id, gatedAs = [] }: Runnable, credits: number): Permit => ({
  operations: [id, ...gatedAs],
  credits,
});

/**
 * Where this call has to wait: notes the request and says how to follow it. null: nothing stops it. What would fail
 * now fails now, and is not put before an administrator. Runs in the caller's transaction.
 */
export async function askApproval(
  context: RunContext,
  operation: Runnable,
  input: Input,
): Promise<PendingApproval | null> {
  const stopped = await findStop(context, operation, input);
  if (!stopped) return null;
  const { approvers, credits } = stopped;
  if (!operation.prepare) {
    const permit = permitOf(operation, credits);
    await tryOut(context, () => operation.run({ ...context, permit }, input, undefined));
  }
  const hash = hashRequest(operation.id, input);
  const waiting = await findWaiting(context, operation.id, hash);
  if (waiting !== undefined)
    return pending(context, await getApprovalRequest(context, { requestId: waiting }));
  const id = newId('approvalRequest');
  const expiresAt = instant(new Date(context.now().getTime() + validHours * 3_600_000));
  const deciders = await findDeciders(context, context.actor.id, approvers);
  // There is nobody else who could agree to removing the gate.
  if (operation.waits && deciders.length === 0) return null;
  const request = { id, operation: operation.id, input, hash, credits, approvers, deciders, expiresAt };
  await insertRequest(context, request);
  await audit(context, 'approval.requested', id, { operation: operation.id, input, credits, deciders });
  const asked = await getApprovalRequest(context, { requestId: id });
  await emitApproval(context, approvalRequested, asked);
  return pending(context, asked);
}

interface Stop {
  approvers: readonly string[] | null;
  credits: number;
}

/** The gate that stops a call: its own, one of a part of it, or a rule of its own. */
async function findStop(context: RunContext, operation: Runnable, input: Input): Promise<Stop | null> {
  const { id, gateable, gatedAs = [], waits } = operation;
  if (waits) {
    const found = await waits(context, input);
    return found && { ...found, credits: 0 };
  }
  if (!(await hasGate(context, [...(gateable ? [id] : []), ...gatedAs]))) return null;
  const cost = (await operation.credits?.(context, input)) ?? null;
  const credits = cost ?? 0;
  const names = [...(gateable ? [id] : []), ...(cost === null ? [] : gatedAs)];
  const gate = names.length > 0 ? await findGateFor(context, names, credits) : undefined;
  return gate ? { approvers: gate.approvers, credits } : null;
}

const refusal = (operation: string, instead: string): ServiceError =>
  new ServiceError(
    'conflict',
    `In this workspace, ${operation} needs an administrator’s approval. ${instead}`,
    {
      extensions: { gatedOperation: operation },
    },
  );

/**
 * An operation that a gate stops is refused as a part of another operation too. Throws conflict; `instead` says what
 * to do.
 */
export async function assertUngated(context: Context, operation: string, instead: string): Promise<void> {
  if (await hasGate(context, [operation])) throw refusal(operation, instead);
}

/**
 * The same for a call that costs credits: passes unless it costs more than the gate lets through, or somebody has approved it.
 */
export async function assertPermitted(
  context: Context,
  operation: string,
  credits: number,
  instead: string,
): Promise<void> {
  const { permit } = context;
  if (permit?.operations.includes(operation) && credits <= permit.credits) return;
  if (await findGateFor(context, [operation], credits)) throw refusal(operation, instead);
}

/** The answer for the caller: what waits, and who lets it pass where. */
const pending = async (
  context: RunContext,
  { id, operation, requestedBy, expiresAt, estimate, deciders }: ApprovalRequest,
): Promise<PendingApproval> => ({
  status: 'pending_approval',
  approval: {
    id,
    operation,
    requestedBy,
    expiresAt,
    url: `/v1/approval-requests/${id}`,
    page: `${context.publicUrl}/app/settings/approvals`,
    deciders: await namesOf(context, deciders ?? []),
    estimate,
  },
});
