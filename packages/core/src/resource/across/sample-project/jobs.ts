import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

export const makeSampleJob = job({
  task: 'make_sample_project',
  payload: z.strictObject({ workspaceId: z.string() }),
  key: ({ workspaceId }) => `sample_project:${workspaceId}`,
  tries: 3,
});
