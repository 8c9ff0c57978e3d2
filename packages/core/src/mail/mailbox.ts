import type { Database } from '@svc/db';
import { sql } from 'kysely';
import type { MailContent } from './mail.ts';

export interface KeptMail {
  id: string;
  recipient: string;
  subject: string;
  content: MailContent;
  createdAt: string;
}

/** The newest mails that were kept instead of sent, over all workspaces: for the mailbox page of development. */
export async function readMailbox({ system }: Database): Promise<KeptMail[]> {
  const { rows } = await sql<KeptMail>`
    select id, recipient, subject, content, created_at as "createdAt" from kept_mail(50)`.execute(system);
  return rows;
}
