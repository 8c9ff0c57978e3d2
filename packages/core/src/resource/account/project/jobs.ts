import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Reads a project's stored answers again with its present identity, or those of one scan; no project: a page's. */
export const readAnswersAgain = job({
  task: 'read_answers_again',
  payload: z.strictObject({
    workspaceId: z.string(),
    projectId: z.string().nullable(),
    scanId: z.string().optional(),
  }),
  key: ({ scanId, projectId }) => `reread:${scanId ?? projectId}`,
  tries: 12,
});
