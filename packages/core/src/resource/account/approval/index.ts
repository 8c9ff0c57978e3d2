export { askApproval, assertPermitted, assertUngated } from './ask.ts';
export { executeApproval, failApproval } from './execute.ts';
export { executeApprovalJob } from './jobs.ts';
export { hasGate } from './queries.ts';
export { createApprovalGate } from './service.ts';
export { approvalVerbs } from './verbs.ts';
