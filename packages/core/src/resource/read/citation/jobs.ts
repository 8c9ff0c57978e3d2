import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Looks which domains a project's newest scan cites for the first time, or no longer. */
export const findCitationChangesJob = job({
  task: 'find_citation_changes',
  payload: z.strictObject({ workspaceId: z.string(), projectId: z.string() }),
  key: ({ projectId }) => `citations:${projectId}`,
});
