import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Asks an integration for the days that are missing. It asks for itself again, hours later. */
export const syncIntegrationJob = job({
  task: 'sync_integration',
  payload: z.strictObject({ workspaceId: z.string(), integrationId: z.string() }),
  key: ({ integrationId }) => `sync:${integrationId}`,
  priority: 10,
});
