import { z } from 'zod';
import { readBranding } from '../branding/index.ts';
import { type Context, enqueue, job, newId } from '../kernel/index.ts';
import { inBranding } from './in-branding.ts';
import { insertMail } from './queries.ts';

export interface MailContent {
  text: string;
  html: string;
  /** Mails of one thread stand together at the reader’s. */
  thread?: string;
  /** Stands before the address that it comes from. */
  senderName?: string;
  /** Takes the reader off these mails by one POST. */
  unsubscribe?: string;
  /** The channel that it is sent for, which shows whether it was taken. */
  channelId?: string;
}

export interface NewMail extends MailContent {
  to: string;
  subject: string;
}

declare module '@svc/db' {
  interface JsonColumns {
    'mail.content': MailContent;
  }
}

export const sendMailJob = job({
  task: 'send_mail',
  payload: z.strictObject({ workspaceId: z.string(), mailId: z.string() }),
  key: ({ mailId }) => `mail:${mailId}`,
});

/**
 * Sends a mail once the caller's transaction has ended: none for a change that is rolled back. Returns its id. The text
 * stays in the database until it was sent, and is not part of the job. It has the workspace's branding.
 */
export async function queueMail(
  context: Pick<Context, 'db'> & { workspace: Pick<Context['workspace'], 'id'> },
  { to, subject, ...plain }: NewMail,
): Promise<string> {
  const { db, workspace } = context;
  const branding = await readBranding(db, workspace.id);
  const content = branding ? inBranding(plain, branding) : plain;
  const id = newId('mail');
  await insertMail(db, workspace.id, { id, recipient: to, subject: oneLine(subject), content });
  await enqueue(context, sendMailJob, { workspaceId: workspace.id, mailId: id });
  return id;
}

/** A subject is one header: a line break would begin another. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200);
