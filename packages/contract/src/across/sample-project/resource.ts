import { operation, resource } from '../../kernel/operation.ts';
import { SampleProject } from './schema.ts';

export const sampleProjectOperations = resource('Projects', [
  operation({
    id: 'create_sample_project',
    address: 'POST /v1/sample-project',
    effect: 'run',
    scope: 'projects:write',
    summary: 'Create the sample project',
    description:
      'Fills one project of the workspace’s test data with an invented brand: eight weeks of scans on emulated engines, answers, rivals, sources, goals, alerts and reports. 0 credits. It takes some seconds: get_sample_project tells the progress. Where it is there already, nothing is made.',
    returns: SampleProject,
    errors: ['conflict', 'quota_exceeded'],
  }),
  operation({
    id: 'get_sample_project',
    address: 'GET /v1/sample-project',
    scope: 'projects:read',
    summary: 'Read the progress of the sample project',
    description: 'Whether the sample project is there, how far it is, and its id once it is complete.',
    returns: SampleProject,
  }),
]);
