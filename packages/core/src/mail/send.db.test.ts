import { once } from 'node:events';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { testWorkspace } from '../environment/test-workspace.ts';
import { transaction } from '../kernel/index.ts';
import { createMailer, type Mailer, queueMail, readMailbox, renderLetter, sendMail } from './index.ts';

const tenant = await testWorkspace();
const { database } = tenant;

/** A mail server that refuses readers called nobody, and says that those called busy should come later. */
async function mailServer(from = 'Presence <hello@svc.example>') {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, callback) {
      const refused = { nobody: 550, busy: 451 }[address.split('@')[0] ?? ''];
      callback(refused ? Object.assign(new Error('no such reader'), { responseCode: refused }) : null);
    },
    onData(stream, _, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        received.push(text);
        callback();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const mailer = createMailer({
    SVC_SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    SVC_MAIL_FROM: from,
    PRODUCT_NAME: 'Acme Radar',
  });
  onTestFinished(async () => {
    if (mailer?.kind === 'smtp') mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { received, mailer };
}

const write = (to: string, more: object = {}) =>
  transaction(tenant.context, (context) =>
    queueMail(context, {
      to,
      subject: 'Presence fell\r\nBcc: all@example.com',
      ...renderLetter({
        language: 'en',
        title: 'Presence of “A & B” fell',
        paragraphs: ['It fell by 10 points (95%: 6 to 14).'],
        table: [['Now', '31% (27 to 35)']],
        unsubscribe: 'https://svc.example/unsubscribe/1',
      }),
      ...more,
    }),
  );
const send = (mailer: Mailer | null, mailId: string) =>
  sendMail({ database: database, mailer }, { workspaceId: tenant.context.workspace.id, mailId });
const stored = async (mailId: string) => {
  const { rows } = await sql`select state, content, reason from mail where id = ${mailId}`.execute(
    tenant.context.db,
  );
  return rows[0];
};

test('an address without a name gets the product’s', async () => {
  const { received, mailer } = await mailServer('hello@svc.example');
  expect(await send(mailer, await write('bea@example.com'))).toEqual({ mail: 'sent' });
  expect(received.join('')).toMatch(/^From: Acme Radar <hello@svc\.example>\r$/m);
});

test('a mail arrives as text and HTML, in its thread, with one-click unsubscribe; its text is then gone', async () => {
  const { received, mailer } = await mailServer();
  const id = await write('ann@example.com', {
    thread: 'mai_first',
    senderName: 'Acme “Insights”',
  });
  expect(await send(mailer, id)).toEqual({ mail: 'sent' });
  expect(await send(mailer, id)).toEqual({ mail: 'settled before' });
  expect(received).toHaveLength(1);
  // Long lines come folded.
  const text = received.join('').replaceAll('=\r\n', '');
  expect(text).toMatch(/^Subject: Presence fell Bcc: all@example.com\r$/m);
  expect(text).not.toMatch(/^Bcc:/m);
  expect(text).toMatch(/^From: "?=\?UTF-8\?\S+ <hello@svc\.example>\r$/m);
  expect(text).toMatch(/^List-Unsubscribe: <https:\/\/svc.example\/unsubscribe\/1>\r$/m);
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(text).toMatch(/^In-Reply-To: <mai_first@svc.example>\r$/m);
  expect(text).toContain('multipart/alternative');
  expect(text).toContain('A &amp; B');
  expect(await stored(id)).toEqual({ state: 'sent', content: null, reason: null });
});

test('a reader that the server does not know is refused for good; a busy server is tried again', async () => {
  const { mailer } = await mailServer();
  const unknown = await write('nobody@example.com');
  expect(await send(mailer, unknown)).toEqual({ mail: 'refused' });
  expect(await stored(unknown)).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('no such reader'),
  });
  const busy = await write('busy@example.com');
  await expect(send(mailer, busy)).rejects.toThrow();
  expect(await stored(busy)).toMatchObject({ state: 'waiting' });
});

test('without a mail server mails are kept for the mailbox, or refused', async () => {
  const id = await write('ann@example.com');
  expect(await send({ kind: 'mailbox' }, id)).toEqual({ mail: 'kept' });
  expect(await readMailbox(database)).toMatchObject([{ id, recipient: 'ann@example.com' }]);
  expect(await send(null, await write('ann@example.com'))).toEqual({ mail: 'refused' });
});

test('a mail of a change that was rolled back is never sent', async () => {
  const before = await sql`select 1 from mail`.execute(tenant.context.db);
  const failed = transaction(tenant.context, async (context) => {
    await queueMail(context, { to: 'ann@example.com', subject: 'No', text: 'No', html: 'No' });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect((await sql`select 1 from mail`.execute(tenant.context.db)).rows).toHaveLength(before.rows.length);
});

test.each([
  ['SVC_SMTP_URL', { SVC_SMTP_URL: 'mail.example.com' }],
  ['SVC_MAIL_FROM', { SVC_SMTP_URL: 'smtp://mail.example.com' }],
])('a wrong %s is named', (name, settings) => {
  expect(() => createMailer(settings)).toThrow(name);
});
