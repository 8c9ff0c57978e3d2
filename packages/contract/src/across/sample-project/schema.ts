import { z } from 'zod';
import { id, orNull } from '../../kernel/schema.ts';

export const SampleProject = z
  .strictObject({
    status: z.enum(['none', 'queued', 'running', 'completed', 'failed']).meta({
      description: 'none: not made yet, or deleted. completed: the project is there with all of its data.',
    }),
    projectId: orNull(id('project', 'The project, in the test data of the workspace.')).meta({
      description: 'null until it is complete. It is test data: read it with a test key.',
    }),
    progress: z.strictObject({
      done: z.int().meta({ description: 'Rows written.' }),
      total: z.int().meta({ description: '0: not known yet.' }),
      percent: z.int(),
    }),
    error: orNull(z.strictObject({ code: z.string(), message: z.string() })).meta({
      description: 'Why it failed; create_sample_project tries again.',
    }),
  })
  .meta({
    id: 'SampleProject',
    description: 'A project of an invented brand that was measured for eight weeks on emulated engines.',
  });
export type SampleProject = z.output<typeof SampleProject>;
