import { z } from 'zod';
import { job } from '../../kernel/index.ts';

// The database adds the first of them, when it hands an event on.
export const sendNotificationJob = job({
  task: 'send_notification',
  payload: z.strictObject({ workspaceId: z.string(), notificationId: z.string() }),
  key: ({ notificationId }) => `notify:${notificationId}`,
});
