export { type ClientOptions, createClient, type SvcClient } from './client.ts';
export { type PendingApproval, PendingApprovalError, type Problem, SvcError, unwrap } from './errors.ts';
export type { SvcEvent, SvcEventType } from './event.ts';
export { type FollowOptions, followScan, type ScanProgress } from './follow.ts';
export { paginate } from './paginate.ts';
export type { RetryOptions } from './retry.ts';
export type { components, operations, paths, webhooks } from './schema.gen.ts';
export { type Scan, type WaitOptions, waitForScan } from './wait.ts';
