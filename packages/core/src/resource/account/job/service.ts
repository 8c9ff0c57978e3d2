import type { Job } from '@svc/contract/account/job';
import { type Context, notFound } from '../../../kernel/index.ts';
import { findJob } from './queries.ts';

/** Throws not_found, also for work that the key does not see. */
export async function getJob(context: Context, { jobId }: { jobId: string }): Promise<Job> {
  const job = await findJob(context, jobId);
  if (!job) throw notFound('job', jobId, 'GET /v1/jobs');
  return job;
}
