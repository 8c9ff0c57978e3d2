export { type ClientOptions, createClient, type SvcClient } from './client.ts';
export {
  ConnectionError,
  isSvcError,
  type PendingApproval,
  PendingApprovalError,
  type Problem,
  SvcError,
  unwrap,
} from './errors.ts';
export type { SvcEvent, SvcEventType } from './event.ts';
export { type FollowOptions, followScan, type ScanProgress } from './follow.ts';
export { type AnswerImport, type ImportFileOptions, importFile, sendImportFile } from './import-file.ts';
export { paginate } from './paginate.ts';
export type { Answer, Body, CallOptions, List, OperationId, Query, VersionedOptions } from './resource.ts';
export type { Resources } from './resources.gen.ts';
export type { RetryOptions } from './retry.ts';
export type { ProgressOptions, ScanCalls } from './scans.ts';
export type { components, operations, paths, webhooks } from './schema.gen.ts';
export { createSvc, type Svc } from './svc.ts';
export { type Scan, type WaitOptions, waitForScan } from './wait.ts';
export { type ReceivedWebhook, verifyWebhook, WebhookVerificationError } from './webhook.ts';
