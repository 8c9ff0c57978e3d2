import { type Database, insertRow, rowsOf, type Scope, updateRows } from '@svc/db';
import { sql } from 'kysely';
import type { MailContent } from './mail.ts';
import type { KeptMail } from './mailbox.ts';
import type { State } from './send.ts';

/** The newest mails that were kept instead of sent, over all workspaces: for the mailbox page of development. */
export const readMailbox = ({ system }: Database) => rowsOf<KeptMail>(system)`
    select id, recipient, subject, content, created_at from kept_mail(50)`;

export const settleMail = (
  { db, workspace }: Scope,
  mailId: string,
  state: State,
  reason: string | null,
): Promise<void> =>
  updateRows(
    db,
    'mail',
    { workspaceId: workspace.id, id: mailId },
    {
      state,
      reason,
      settledAt: sql<string>`now()`,
      ...(state !== 'kept' && { content: null }),
    },
  );

export function findWaitingMail({ db, workspace }: Scope, mailId: string) {
  return db
    .selectFrom('mail')
    .select(['recipient', 'subject', 'content'])
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}

export const insertMail = (
  { db, workspace }: Scope,
  { content, ...mail }: { id: string; recipient: string; subject: string; content: MailContent },
): Promise<void> => insertRow(db, 'mail', { workspaceId: workspace.id, ...mail, content });
