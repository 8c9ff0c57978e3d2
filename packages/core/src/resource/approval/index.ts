export { askApproval } from './ask.ts';
export { approvalEvents } from './events.ts';
export { executeApproval, failApproval } from './execute.ts';
export { executeApprovalJob } from './jobs.ts';
export { approvalOperations } from './resource.ts';
export { gateableOperations, PendingApproval } from './schema.ts';
