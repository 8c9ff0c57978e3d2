import { jobOperations } from '@svc/contract/account/job';
import { implement } from '../../../implement/index.ts';
import { listJobRows } from './queries.ts';
import { getJob } from './service.ts';

export const jobVerbs = implement(jobOperations, {
  list_jobs: { run: listJobRows },
  get_job: { run: getJob },
});
