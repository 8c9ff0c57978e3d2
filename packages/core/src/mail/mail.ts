import type { Scope } from '@svc/db';
import { z } from 'zod';
import { type Context, enqueue, job, newId, ServiceError } from '../kernel/index.ts';
import { withinThrottle } from '../throttle/index.ts';
import { readBranding } from '../white-label/index.ts';
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
  /** Nobody at this address has agreed to mails yet. */
  unasked?: boolean;
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
 * stays in the database until it was sent, and is not part of the job. It has the workspace's branding, unless nobody has
 * asked for it: of those an address gets a few an hour over all workspaces. Throws rate_limited beyond that.
 */
export async function queueMail(
  scope: Scope,
  { to, subject, unasked = false, ...plain }: NewMail,
): Promise<string> {
  const { db, workspace } = scope;
  if (unasked) await assertFew(db, to);
  const branding = unasked ? null : await readBranding(scope);
  const content = branding ? inBranding(plain, branding) : plain;
  const id = newId('mail');
  await insertMail(scope, { id, recipient: to, subject: oneLine(subject), content });
  await enqueue(scope, sendMailJob, { workspaceId: workspace.id, mailId: id });
  return id;
}

const mostUnasked = 5;
const hour = 3_600;

async function assertFew(db: Context['db'], to: string): Promise<void> {
  const of = ['unasked mail', to.trim().toLowerCase()] as const;
  if (await withinThrottle(db, { of, most: mostUnasked, seconds: hour })) return;
  throw new ServiceError(
    'rate_limited',
    `This address got ${mostUnasked} unconfirmed mails within an hour. Try again later.`,
    { retryAfter: hour },
  );
}

/** A subject is one header: a line break would begin another. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200);
