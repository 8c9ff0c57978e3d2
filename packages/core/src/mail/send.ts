import { scopeIn } from '@svc/db';
import type { Environment } from '../environment/index.ts';
import { MailRefused } from './mailer.ts';
import { findWaitingMail, settleMail } from './queries.ts';

export interface Settled {
  mail: State | 'settled before';
  /** The channel that it was sent for, and why the mail server refused it. */
  channelId?: string;
  reason?: string | null;
}

export type State = 'sent' | 'refused' | 'kept';

/**
 * Hands one mail to the mail server, or keeps it for the mailbox page. Throws what may pass, so that the queue tries
 * again; what is refused for good is noted on the mail.
 */
export async function sendMail(
  { database, mailer }: Pick<Environment, 'database' | 'mailer'>,
  { workspaceId, mailId }: { workspaceId: string; mailId: string },
): Promise<Settled> {
  const scope = scopeIn(database, workspaceId);
  const mail = await findWaitingMail(scope, mailId);
  if (!mail?.content) return { mail: 'settled before' };
  const { channelId } = mail.content;
  const settle = async (state: State, reason: string | null = null): Promise<Settled> => {
    await settleMail(scope, mailId, state, reason);
    return { mail: state, ...(channelId !== undefined && { channelId, reason }) };
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
