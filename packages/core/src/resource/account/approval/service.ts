import {
  type ApprovalRequest,
  approvalApproved,
  approvalGates,
  approvalRejected,
  type CreateApprovalGate,
  type Decision,
  type GateParams,
  type ListApprovalRequests,
  type RequestParams,
  type UpdateApprovalGate,
} from '@svc/contract/account/approval';
import { everyone, everyRow, plainVerbs } from '../../../entity/index.ts';
import {
  assertWholeWorkspace,
  audit,
  type Context,
  enqueue,
  type List,
  notFound,
  ServiceError,
  transaction,
  versionOf,
} from '../../../kernel/index.ts';
import { findDeciders, isSameHand } from '../api-key/index.ts';
import { emitApproval } from './events.ts';
import { executeApprovalJob } from './jobs.ts';
import { findRequest, gatesOf, listRequestRows, moveRequest } from './queries.ts';

/** Requests that wait already outlive their gate: they are decided as if it were still there. */
export const {
  list: listApprovalGates,
  byId: gateVerbs,
  create: createApprovalGate,
  get: getGate,
  update: updateApprovalGate,
  delete: deleteApprovalGate,
} = plainVerbs(approvalGates, {
  table: 'approval_gate',
  within: null,
  visible: everyRow,
  // A gate is of the whole workspace: a key that is limited to projects neither sees nor changes it.
  mayRead: assertWholeWorkspace,
  mayCreate: everyone,
  mayChange: everyone,
  mayDelete: everyone,
  made: ({ actor }) => ({ createdBy: actor.id }),
  computed: { version: versionOf },
  filters: ['operation'],
});

export async function listApprovalRequests(
  context: Context,
  query: ListApprovalRequests,
): Promise<List<ApprovalRequest>> {
  return listRequestRows(context, query);
}

/** Throws not_found, also for a request that belongs to a project which the key does not see. */
export async function getApprovalRequest(
  context: Context,
  { requestId }: RequestParams,
): Promise<ApprovalRequest> {
  const request = await findRequest(context, requestId);
  if (!request) throw notFound('approval request', requestId, 'GET /v1/approval-requests');
  return request;
}

/** Throws conflict for one that is decided or expired, and approver_required for whoever may not decide it. */
export const decideApprovalRequest = (
  context: Context,
  { requestId, decision, note }: Decision & RequestParams,
): Promise<ApprovalRequest> =>
  transaction(context, async (context) => {
    const request = await getApprovalRequest(context, { requestId });
    if (request.status !== 'pending')
      throw new ServiceError('conflict', `This request is already ${request.status}.`);
    await assertMayDecide(context, request);
    const approved = decision === 'approve';
    const decided = { decidedBy: context.actor.id, decidedAt: context.now().toISOString(), note };
    const moved = await moveRequest(
      context,
      requestId,
      ['pending', approved ? 'approved' : 'rejected'],
      decided,
    );
    if (!moved) throw new ServiceError('conflict', 'Somebody else has decided this request.');
    if (approved)
      await enqueue(context, executeApprovalJob, { workspaceId: context.workspace.id, requestId });
    const { operation, inputHash, estimate } = request;
    await audit(context, approved ? 'approval.approved' : 'approval.rejected', requestId, {
      operation,
      inputHash,
      credits: estimate.credits,
      note,
    });
    const after = await getApprovalRequest(context, { requestId });
    await emitApproval(context, approved ? approvalApproved : approvalRejected, after);
    return after;
  });

/**
 * People decide, not keys: anyone who could when the request was made, but never the one who made it. Where there was nobody
 * else, anyone who has the right now. Throws approver_required.
 */
async function assertMayDecide(context: Context, request: ApprovalRequest): Promise<void> {
  const { id, memberId, replaces } = context.actor;
  const { requestedBy, approvers } = request;
  const deciders = request.deciders ?? (await findDeciders(context, requestedBy.id, approvers));
  const isOneOf = (list: readonly string[]) =>
    [id, memberId ?? '', ...replaces].some((one) => list.includes(one));
  if (deciders.length === 0) {
    if (approvers === null || isOneOf(approvers)) return;
    throw new ServiceError('approver_required', `Only ${approvers.join(', ')} may decide this request.`);
  }
  if (isOneOf(deciders) && !(await isSameHand(context, requestedBy.id))) return;
  throw new ServiceError(
    'approver_required',
    'Another person must decide this: one of “deciders”. Keys of whoever asked, and keys related to them, cannot decide it.',
  );
}

type Loosened = Promise<{ approvers: readonly string[] | null } | null>;

/** A gate goes only if one of those agrees who decide behind it. */
export const deletionWaits = async (context: Context, input: GateParams): Loosened => getGate(context, input);

/** A change waits where it lets more through, or lets others decide. A stricter gate holds at once. */
export async function changeWaits(
  context: Context,
  { gateId, aboveCredits, approvers }: UpdateApprovalGate & GateParams,
): Loosened {
  const gate = await getGate(context, { gateId });
  const above = (credits: number | null) => credits ?? -1;
  const letsMore = aboveCredits !== undefined && above(aboveCredits) > above(gate.aboveCredits);
  return letsMore || (approvers !== undefined && !sameApprovers(approvers, gate.approvers)) ? gate : null;
}

/** A further gate before the same operation lets others decide where it names others. */
export async function creationWaits(context: Context, input: CreateApprovalGate): Loosened {
  const all = await gatesOf(context, input.operation);
  return all.find(({ approvers }) => !sameApprovers(approvers, input.approvers)) ?? null;
}

const sameApprovers = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  JSON.stringify(one?.toSorted() ?? null) === JSON.stringify(other?.toSorted() ?? null);
