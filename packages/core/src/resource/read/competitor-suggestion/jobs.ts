import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Reads a project's newest answers for brands that nobody looks for. */
export const discoverCompetitorsJob = job({
  task: 'discover_competitors',
  payload: z.strictObject({ workspaceId: z.string(), projectId: z.string() }),
  key: ({ projectId }) => `discover:${projectId}`,
  // Low priority: nobody waits for it.
  priority: 10,
  tries: 5,
});
