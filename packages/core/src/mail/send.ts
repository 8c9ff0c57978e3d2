import type { TenantDatabase } from '@svc/db';
import type { Environment } from '../environment/index.ts';
import { MailRefused } from './mailer.ts';

type State = 'sent' | 'refused' | 'kept';

/**
 * Hands one mail to the mail server, or keeps it for the mailbox page. Throws what may pass, so that the queue tries
 * again; what is refused for good is noted on the mail.
 */
export async function sendMail(
  { database, mailer }: Pick<Environment, 'database' | 'mailer'>,
  { workspaceId, mailId }: { workspaceId: string; mailId: string },
): Promise<{ mail: State | 'settled before' }> {
  const db = database.forWorkspace(workspaceId);
  const mail = await db
    .selectFrom('mail')
    .select(['recipient', 'subject', 'content'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!mail?.content) return { mail: 'settled before' };
  const settle = async (state: State, reason: string | null = null) => {
    await settleMail(db, { workspaceId, mailId }, state, reason);
    return { mail: state };
  };
  if (mailer === null) return settle('refused', 'This deployment sends no mail.');
  if (mailer.kind === 'mailbox') return settle('kept');
  try {
    await mailer.send({ id: mailId, to: mail.recipient, subject: mail.subject, ...mail.content });
  } catch (error) {
    if (error instanceof MailRefused) return settle('refused', error.message.slice(0, 500));
    throw error;
  }
  return settle('sent');
}

async function settleMail(
  db: TenantDatabase,
  { workspaceId, mailId }: { workspaceId: string; mailId: string },
  state: State,
  reason: string | null,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      state,
      reason,
      settled_at: new Date().toISOString(),
      ...(state !== 'kept' && { content: null }),
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', mailId)
    .execute();
}
