import { sampleProjectOperations } from '@svc/contract/across/sample-project';
import { implement } from '../../../implement/index.ts';
import { createSampleProject, getSampleProject } from './service.ts';

export const sampleProjectVerbs = implement(sampleProjectOperations, {
  create_sample_project: { run: createSampleProject },
  get_sample_project: { run: getSampleProject },
});
