import { z } from 'zod';
import { type Context, enqueue, job, newId } from '../kernel/index.ts';

export interface MailContent {
  text: string;
  html: string;
  /** Mails of one thread stand together at the reader’s. */
  thread?: string;
  /** Takes the reader off these mails by one POST. */
  unsubscribe?: string;
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
 * stays in the database until it was sent, and is not part of the job.
 */
export async function queueMail(
  context: Pick<Context, 'db'> & { workspace: Pick<Context['workspace'], 'id'> },
  { to, subject, ...content }: NewMail,
): Promise<string> {
  const { db, workspace } = context;
  const id = newId('mail');
  await db
    .insertInto('mail')
    .values({
      workspace_id: workspace.id,
      id,
      recipient: to,
      subject: oneLine(subject),
      content: JSON.stringify(content),
    })
    .execute();
  await enqueue(context, sendMailJob, { workspaceId: workspace.id, mailId: id });
  return id;
}

/** A subject is one header: a line break would begin another. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200);
