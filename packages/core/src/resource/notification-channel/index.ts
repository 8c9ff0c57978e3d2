/** Where people hear of events: e-mail, chats and signed webhooks. */
export { askForDigestsJob, sendDigestJob, sendNotificationJob } from './jobs.ts';
export { notificationChannelOperations } from './resource.ts';
export { sendNotification } from './send.ts';
export { askForDigests, sendDigest } from './send-digest.ts';
export { unsubscribe } from './unsubscribe.ts';
