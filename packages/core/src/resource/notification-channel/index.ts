/** Where people hear of events: e-mail, chats and signed webhooks. */
export { sendNotificationJob } from './jobs.ts';
export { notificationChannelOperations } from './resource.ts';
export { sendNotification } from './send.ts';
export { unsubscribe } from './unsubscribe.ts';
