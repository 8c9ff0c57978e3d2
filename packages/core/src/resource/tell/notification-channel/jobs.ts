import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Every five minutes. */
export const askForDigestsJob = job({
  task: 'ask_for_digests',
  every: '*/5 * * * *',
  payload: z.looseObject({}),
  key: () => 'ask_for_digests',
});

export const sendDigestJob = job({
  task: 'send_digest',
  payload: z.strictObject({ workspaceId: z.string(), channelId: z.string() }),
  key: ({ channelId }) => `digest:${channelId}`,
});

// The database adds the first of them, when it hands an event on.
export const sendNotificationJob = job({
  task: 'send_notification',
  payload: z.strictObject({ workspaceId: z.string(), notificationId: z.string() }),
  key: ({ notificationId }) => `notify:${notificationId}`,
});
