import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

// The database adds it too, when it hands on an event that alerts look at.
export const watchAlertsJob = job({
  task: 'watch_alerts',
  payload: z.strictObject({ workspaceId: z.string(), projectId: z.string() }),
  key: ({ projectId }) => `alerts:${projectId}`,
});

/** Every ten minutes: credits that were bought end alerts on them. */
export const watchCreditsJob = job({
  task: 'watch_credit_alerts',
  every: '*/10 * * * *',
  payload: z.looseObject({}),
  key: () => 'watch_credit_alerts',
});
