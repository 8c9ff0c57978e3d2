/** E-mail: queued in a transaction, sent by the worker, or kept for the mailbox page where there is no mail server. */
export { type IntervalRow, intervalText } from './interval-row.ts';
export { escapeHtml, type Letter, renderLetter } from './letter.ts';
export { type MailContent, type NewMail, queueMail, sendMailJob } from './mail.ts';
export type { KeptMail } from './mailbox.ts';
export { createMailer, type Mailer, MailRefused } from './mailer.ts';
export { plainName } from './plain-name.ts';
export { readMailbox } from './queries.ts';
export { type Settled, sendMail } from './send.ts';
