import { operation, resource } from '../../kernel/operation.ts';
import {
  ApprovalRequest,
  ApprovalRequestList,
  approvalGates,
  Decision,
  ListApprovalRequests,
} from './schema.ts';

const { operations, reading, writing } = approvalGates;

export const approvalOperations = resource('Approvals', [
  operations.list(
    'List approval gates',
    'Which operations need an administrator’s approval, from how many credits, and who may decide.',
  ),
  operations.create(
    'Make an approval gate',
    'From now on calls of the operation return 202 and wait; a gate on start_scan covers everything that starts scans. Of several, the strictest applies. A gate with other approvers than existing ones needs approval itself.',
    { fourEyes: true },
  ),
  operations.update(
    'Change an approval gate',
    'Changes its threshold or who may decide. Loosening it needs another person’s approval, where there is one. Pending requests keep theirs.',
    { commitsLater: true, versioned: true, fourEyes: true },
  ),
  operations.delete(
    'Delete an approval gate',
    'Calls go through again once another person approves, where there is one. Pending requests still have to be decided.',
    { commitsLater: true, versioned: true, fourEyes: true },
  ),
  operation({
    ...reading,
    id: 'list_approval_requests',
    address: 'GET /v1/approval-requests',
    summary: 'List approval requests',
    description: 'Pending and decided, newest first, with the exact request and the most it may cost.',
    query: ListApprovalRequests,
    returns: ApprovalRequestList,
  }),
  operation({
    ...reading,
    id: 'get_approval_request',
    address: 'GET /v1/approval-requests/{requestId}',
    summary: 'Read an approval request',
    description: 'One request, its decision and, once executed, the response of its operation.',
    returns: ApprovalRequest,
  }),
  operation({
    ...writing,
    id: 'decide_approval_request',
    commitsLater: true,
    address: 'POST /v1/approval-requests/{requestId}/decision',
    effect: 'update',
    summary: 'Approve or reject a request',
    description:
      'Once approved, it is executed once, soon, with its requester’s rights. Decided by a person who could decide when it was made; never by the requester, if there was anyone else.',
    body: Decision,
    returns: ApprovalRequest,
    errors: ['conflict', 'approver_required'],
    versioned: true,
  }),
]);
