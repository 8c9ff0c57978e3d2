import { operation, resource } from '../../kernel/operation.ts';
import { Job, JobList, JobParams, ListJobs } from './schema.ts';

export const jobOperations = resource('Discovery', [
  operation({
    scope: 'any',
    id: 'list_jobs',
    critical: true,
    address: 'GET /v1/jobs',
    summary: 'List background jobs',
    description: 'Background work of every kind, in one shape: progress, result, how to stop it.',
    query: ListJobs,
    returns: JobList,
  }),
  operation({
    scope: 'any',
    id: 'get_job',
    critical: true,
    address: 'GET /v1/jobs/{jobId}',
    summary: 'Read the progress of a job',
    description:
      'Progress, and where to read the result once it has ended. Takes the id of the thing being made.',
    params: JobParams,
    returns: Job,
  }),
]);
