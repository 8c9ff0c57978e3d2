import { z } from 'zod';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';

const link = z.strictObject({ operation: z.string(), method: z.string(), path: z.string() });

export const Job = z
  .strictObject({
    id: z.string().meta({ description: 'The id of its result.' }),
    type: z.enum(['scan', 'export', 'report']),
    status: z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']),
    projectId: orNull(z.string()),
    progress: z.strictObject({
      done: z.int(),
      total: z.int().meta({ description: '0: not known yet.' }),
      percent: z.int(),
    }),
    result: orNull(link).meta({ description: 'Where to read its result; null before the end.' }),
    cancel: orNull(link).meta({ description: 'The call that stops it; null: it has ended.' }),
    error: orNull(z.strictObject({ code: z.string(), message: z.string() })),
    createdAt: timestamp('When it was requested.'),
    startedAt: orNull(timestamp('When it began.')),
    finishedAt: orNull(timestamp('When it ended.')),
  })
  .meta({ id: 'Job', description: 'Background work.' });
export type Job = z.output<typeof Job>;
export const JobList = listOf('JobList', Job);

export const JobParams = z.strictObject({
  jobId: z
    .string()
    .max(40)
    .regex(/^[a-z]{3}_[0-9a-f]{32}$/, 'an id such as scn_…')
    .meta({ description: 'The id of what the job makes, such as a scan.' }),
});

export const ListJobs = z.strictObject({
  ...page,
  status: Job.shape.status.optional(),
  type: Job.shape.type.optional(),
  projectId: id('project', 'Only work of this project.').optional(),
});
export type ListJobs = z.output<typeof ListJobs>;
