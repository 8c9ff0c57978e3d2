import { z } from 'zod';

/** Reads a project's stored answers again with its present identity, or those of one scan; no project: a page's. */
export const readAnswersAgain = {
  task: 'read_answers_again',
  payload: z.strictObject({
    workspaceId: z.string(),
    projectId: z.string().nullable(),
    scanId: z.string().optional(),
  }),
};
