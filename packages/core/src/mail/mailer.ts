import { productNameOf } from '@svc/contract/kernel';
import type { MailContent } from './mail.ts';

/** Mails of this deployment: through a mail server, or into a mailbox that a page of the API shows. */
export type Mailer =
  | { kind: 'smtp'; send: (mail: OutgoingMail) => Promise<void>; close: () => void }
  | { kind: 'mailbox' };

export interface OutgoingMail extends MailContent {
  id: string;
  to: string;
  subject: string;
}

/** The mail server will not take this mail, however often it is tried. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** SMTP answers of 5xx stand for good, but for those of a login that the operator has to mend. */
const refusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550 &&
  error.responseCode < 560;

/**
 * From `SVC_SMTP_URL` (`smtp://user:password@host:587`, `smtps://…:465`) and `SVC_MAIL_FROM`, or `SVC_MAILBOX=1`.
 * null: this deployment sends no mail. Throws Error that names the setting.
 */
export function createMailer(settings: Readonly<Record<string, string | undefined>>): Mailer | null {
  const { SVC_SMTP_URL: url, SVC_MAIL_FROM: from, SVC_MAILBOX: mailbox } = settings;
  if (!url) return mailbox === '1' ? { kind: 'mailbox' } : null;
  if (!/^smtps?:\/\/[^/]+/.test(url) || !URL.canParse(url))
    throw new Error('SVC_SMTP_URL must be like smtp://user:password@host:587');
  if (!from || !/[^\s<>@]+@[^\s<>@]+/.test(from))
    throw new Error(
      `SVC_MAIL_FROM must be the address that mails come from, such as “${productNameOf(settings)} <hello@example.com>”`,
    );
  const address = /[^\s<>@]+@[^\s<>@]+/.exec(from)?.[0] ?? from;
  const named = from.trim() === address ? { name: productNameOf(settings), address } : from;
  // The library is loaded with the first mail.
  let opened: ReturnType<typeof open> | null = null;
  const open = async () => (await import('nodemailer')).createTransport(url, { from: named });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const messageId = (id: string) => `<${id}@${domain}>`;
  return {
    kind: 'smtp',
    close: () => void opened?.then((transport) => transport.close()),
    async send({ id, to, subject, text, html, thread, unsubscribe, senderName }) {
      try {
        opened ??= open();
        const transport = await opened;
        await transport.sendMail({
          to,
          ...(senderName && { from: { name: senderName, address } }),
          subject,
          text,
          html,
          messageId: messageId(id),
          ...(thread && { inReplyTo: messageId(thread), references: messageId(thread) }),
          // RFC 8058: one POST to this address, without a page between, takes the reader off.
          ...(unsubscribe && {
            headers: {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
        });
      } catch (error) {
        if (refusedForGood(error)) throw new MailRefused(error instanceof Error ? error.message : 'refused');
        throw error;
      }
    },
  };
}
