import { z } from 'zod';
import { entity } from '../../kernel/entity.ts';
import { listOf, page } from '../../kernel/page.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';

/** What can be made to wait for an administrator. The table of operations is held to this list. */
export const gateableOperations = [
  'delete_project',
  'analyze_url',
  'activate_prompt_set',
  'lock_prompt_set',
  'start_scan',
  'verify_recommendation',
  'start_experiment',
  'set_schedule',
  'share_report',
  'purchase_credits',
  'change_subscription',
  'delete_workspace',
] as const;

/** Other changes that wait where a second person could agree: a gate that is made weaker. */
const waitingOperations = [
  ...gateableOperations,
  'retry_failed_runs',
  'create_approval_gate',
  'update_approval_gate',
  'delete_approval_gate',
] as const;

const version = z.string().max(80).meta({ description: 'Send it as If-Match to change exactly this state.' });

const fields = {
  operation: z.enum(gateableOperations).meta({ example: 'start_scan' }),
  aboveCredits: orNull(z.int().min(0).max(1_000_000_000)).meta({
    description: 'Only calls that may cost more than this; null: every call.',
  }),
  approvers: orNull(z.array(z.string().min(1).max(60)).min(1).max(50)).meta({
    description: 'Keys or members that may decide; null: every administrator.',
  }),
};

export const approvalGates = entity({
  one: 'approval_gate',
  param: 'gateId',
  noun: 'gate',
  path: '/v1/approval-gates',
  reading: { scope: 'projects:read', fine: 'approvals:read' },
  writing: { scope: 'admin', fine: 'approvals:write' },
  description: 'An operation that needs an administrator’s approval.',
  fields,
  defaults: { aboveCredits: null, approvers: null },
  fixed: ['operation'],
  added: { version, createdBy: z.string() },
  query: { operation: fields.operation.optional() },
});
export type ApprovalGate = z.output<typeof approvalGates.schema>;
export const { create: CreateApprovalGate, update: UpdateApprovalGate } = approvalGates;
export type CreateApprovalGate = z.output<typeof CreateApprovalGate>;
export type UpdateApprovalGate = z.output<typeof UpdateApprovalGate>;
export type GateParams = PathOf<'gateId'>;

const statuses = ['pending', 'approved', 'rejected', 'expired', 'executed', 'failed'] as const;

export const ApprovalRequest = z
  .strictObject({
    id: id('approvalRequest', 'The request.'),
    operation: z.enum(waitingOperations),
    status: z.enum(statuses).meta({
      description: 'approved: waits for the worker. failed: approved, but no longer possible.',
    }),
    input: z.record(z.string(), z.unknown()).meta({ description: 'The request that is executed.' }),
    inputHash: z.string().meta({ description: 'SHA-256 of operation and input, in hex.' }),
    estimate: z
      .strictObject({
        credits: z.int().meta({ description: 'Executed only if it costs no more than this.' }),
      })
      .meta({ id: 'ApprovalEstimate' }),
    projectId: orNull(z.string()),
    requestedBy: z.strictObject({ id: z.string(), name: z.string() }),
    approvers: fields.approvers,
    deciders: orNull(z.array(z.string())).meta({
      description:
        'Who may decide, fixed at the time of the request: members, or keys without a member. Empty: there was only the requester, who may then decide.',
    }),
    expiresAt: timestamp('It expires then if undecided.'),
    decidedBy: orNull(z.string()),
    decidedAt: orNull(timestamp('When it was decided.')),
    note: orNull(z.string()).meta({ description: 'The decider’s reason.' }),
    result: orNull(z.record(z.string(), z.unknown())).meta({ description: 'The response of the operation.' }),
    failure: orNull(z.strictObject({ code: z.string(), detail: z.string() })),
    executedAt: orNull(timestamp('When it was executed.')),
    version,
    createdAt: timestamp('When it was requested.'),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'ApprovalRequest' });
export type ApprovalRequest = z.output<typeof ApprovalRequest>;
export const ApprovalRequestList = listOf('ApprovalRequestList', ApprovalRequest);

export const ListApprovalRequests = z.strictObject({
  ...page,
  status: z.enum(statuses).optional(),
  operation: z.enum(waitingOperations).optional(),
  requestedBy: z.string().max(60).optional(),
});
export type ListApprovalRequests = z.output<typeof ListApprovalRequests>;

export type RequestParams = PathOf<'requestId'>;

export const Decision = z
  .strictObject({
    decision: z.enum(['approve', 'reject']),
    note: orNull(z.string().trim().max(1_000))
      .default(null)
      .meta({ description: 'The reason; kept with it.' }),
  })
  .meta({ id: 'ApprovalDecision' });
export type Decision = z.output<typeof Decision>;

/** The 202 answer of a gated operation. */
export const PendingApproval = z
  .strictObject({
    status: z.literal('pending_approval'),
    approval: z.strictObject({
      id: ApprovalRequest.shape.id,
      operation: ApprovalRequest.shape.operation,
      requestedBy: ApprovalRequest.shape.requestedBy,
      expiresAt: ApprovalRequest.shape.expiresAt,
      url: z.string().meta({ description: 'Where to read the request, and its result once executed.' }),
      page: z.string().meta({ description: 'The console’s page where people approve it.' }),
      deciders: z.array(z.string()).meta({
        description: 'Names of who may decide; empty where none is known: then an administrator does.',
      }),
      estimate: ApprovalRequest.shape.estimate,
    }),
  })
  .meta({ id: 'PendingApproval', description: 'Not executed yet: an administrator has to approve it.' });
export type PendingApproval = z.output<typeof PendingApproval>;
