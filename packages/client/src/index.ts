export { type ClientOptions, createClient, type SvcClient } from './client.ts';
export { type Problem, SvcError, unwrap } from './errors.ts';
export { paginate } from './paginate.ts';
export type { RetryOptions } from './retry.ts';
export type { components, operations, paths } from './schema.gen.ts';
export { type Scan, type WaitOptions, waitForScan } from './wait.ts';
