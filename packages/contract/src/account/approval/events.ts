import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id, orNull } from '../../kernel/schema.ts';

const data = z
  .strictObject({
    requestId: id('approvalRequest', 'The request.'),
    operation: z.string(),
    credits: z.int().meta({ description: 'The most it may cost.' }),
    requestedBy: z.string(),
    decidedBy: orNull(z.string()),
    failure: orNull(z.strictObject({ code: z.string(), detail: z.string() })),
  })
  .meta({ id: 'ApprovalEventData' });

const approvalEvent = (what: string, summary: string) =>
  eventType({ type: `approval.${what}`, resource: 'approval_request', summary, data });

export const approvalRequested = approvalEvent('requested', 'An operation waits for an administrator.');
export const approvalApproved = approvalEvent('approved', 'A request was approved and will be executed.');
export const approvalRejected = approvalEvent('rejected', 'A request was rejected; nothing was done.');
export const approvalExecuted = approvalEvent('executed', 'An approved request was executed.');
export const approvalFailed = approvalEvent('failed', 'An approved request could no longer be executed.');

export const approvalEvents: readonly EventType[] = [
  approvalRequested,
  approvalApproved,
  approvalRejected,
  approvalExecuted,
  approvalFailed,
];
