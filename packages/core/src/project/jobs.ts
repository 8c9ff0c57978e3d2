import { z } from 'zod';

/** Reads a project's stored answers again with its present identity. */
export const readAnswersAgain = {
  task: 'read_answers_again',
  payload: z.strictObject({ workspaceId: z.string(), projectId: z.string(), scanId: z.string().optional() }),
};
