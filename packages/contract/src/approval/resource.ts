import { operation, resource } from '../kernel/operation.ts';
import {
  ApprovalRequest,
  ApprovalRequestList,
  approvalGates,
  Decision,
  ListApprovalRequests,
} from './schema.ts';

const reading = { scope: 'projects:read', fine: 'approvals:read' } as const;
const writing = { scope: 'admin', fine: 'approvals:write' } as const;

const { operations } = approvalGates;

export const approvalOperations = resource('Approvals', [
  operations.list({
    ...reading,
    summary: 'List approval gates',
    description: 'Which operations wait for an administrator, from how many credits, and who may decide.',
  }),
  operations.create({
    ...writing,
    summary: 'Make an approval gate',
    description:
      'From now on calls of the operation answer 202 and wait; one of start_scan stops all that starts scans. Of several the strictest counts. One with other approvers than those there waits itself.',
    fourEyes: true,
  }),
  operations.update({
    ...writing,
    commitsLater: true,
    summary: 'Change an approval gate',
    description:
      'Its threshold or who may decide. What loosens it waits for another person, where one could agree. Requests that wait already keep theirs.',
    versioned: true,
    fourEyes: true,
  }),
  operations.delete({
    ...writing,
    commitsLater: true,
    summary: 'Delete an approval gate',
    description:
      'Calls go through again, once another person agrees, where one could. Requests that wait already still have to be decided.',
    versioned: true,
    fourEyes: true,
  }),
  operation({
    ...reading,
    id: 'list_approval_requests',
    address: 'GET /v1/approval-requests',
    summary: 'List approval requests',
    description: 'Waiting and decided, newest first, with the exact request and the most that it may cost.',
    query: ListApprovalRequests,
    returns: ApprovalRequestList,
  }),
  operation({
    ...reading,
    id: 'get_approval_request',
    address: 'GET /v1/approval-requests/{requestId}',
    summary: 'Read an approval request',
    description: 'One request, its decision and, once it is executed, the answer of its operation.',
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
      'Approved, it is executed soon, once, with its requester’s rights. By a person who could decide when it was asked for, never by the one who asked, where there was another.',
    body: Decision,
    returns: ApprovalRequest,
    errors: ['conflict', 'approver_required'],
    versioned: true,
  }),
]);
