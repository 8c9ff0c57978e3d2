export { askApproval, assertPermitted, assertUngated } from './ask.ts';
export { approvalEvents } from './events.ts';
export { executeApproval, failApproval } from './execute.ts';
export { executeApprovalJob } from './jobs.ts';
export { hasGate } from './queries.ts';
export { approvalOperations } from './resource.ts';
export { CreateApprovalGate, gateableOperations, PendingApproval } from './schema.ts';
export { createApprovalGate } from './service.ts';
