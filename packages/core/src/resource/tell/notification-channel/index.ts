/** Where people hear of events: e-mail, chats and signed webhooks. */
export { askForDigestsJob, sendDigestJob, sendNotificationJob } from './jobs.ts';
export { silenceOf } from './letter.ts';
export { notifyChannels } from './notify.ts';
export { findChannels, unsubscribe } from './queries.ts';
export { type LinkOf, sendNotification } from './send.ts';
export { askForDigests, sendDigest } from './send-digest.ts';
export { sendMailOf } from './send-mail.ts';
export { listChannels } from './service.ts';
export { notificationChannelVerbs } from './verbs.ts';
