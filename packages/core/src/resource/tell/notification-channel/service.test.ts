import { CreateProject } from '@svc/contract/account/project';
import { eventTypes } from '@svc/contract/events';
import {
  CreateNotificationChannel,
  type NewNotificationChannel,
} from '@svc/contract/tell/notification-channel';
import { sql } from 'kysely';
import { Webhook as Verifier } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import type { Environment } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { perform } from '../../../environment/testing.ts';
import { startReceiver } from '../../../guard/factory.ts';
import { createGuardedFetch } from '../../../guard/index.ts';
import { emit, transaction } from '../../../kernel/index.ts';
import { MailRefused, readMailbox, sendMail } from '../../../mail/index.ts';
import { createProject } from '../../account/project/index.ts';
import { unsubscribe } from './queries.ts';
import { sendNotification } from './send.ts';
import { sendMailOf } from './send-mail.ts';
import { notificationChannelVerbs } from './verbs.ts';

const tenant = await testWorkspace();
const { context, database } = tenant;
const project = CreateProject.parse({ name: 'Acme', engines: ['openai'] });
const { id: projectId } = await createProject(context, project);

const operations = notificationChannelVerbs;
// biome-ignore lint/suspicious/noExplicitAny: each operation has its own answer
const use = (id: string, input: object = {}, caller = context): Promise<any> =>
  perform(
    operations.find((one) => one.id === id),
    caller,
    { projectId, ...input },
  );
const add = (input: object, caller = context): Promise<NewNotificationChannel> =>
  use('create_notification_channel', CreateNotificationChannel.parse({ name: 'Team', ...input }), caller);
async function receiver(...answer: Parameters<typeof startReceiver>) {
  const started = await startReceiver(...answer);
  const fetch = createGuardedFetch({ allow: [started.host], userAgent: 'test' });
  onTestFinished(async () => {
    await fetch.close();
    await started.close();
  });
  return { ...started, caller: { ...context, fetch }, environment: { ...tenant.environment, fetch } };
}
/** Credits have run low, or out: what every project hears of. */
async function happen(after: number): Promise<string[]> {
  const type = eventTypes.find((one) => one.type === (after > 0 ? 'credits.low' : 'credits.exhausted'));
  if (!type) throw new Error('there is no such event');
  await transaction(context, (context) =>
    emit(context, {
      type,
      resource: context.workspace.organisationId,
      projectId: null,
      data: { available: after, threshold: 4_000 },
    }),
  );
  await sql`select dispatch_events(1000)`.execute(database.system);
  const { rows } = await sql<{
    id: string;
  }>`select id from notification where state = 'waiting' order by created_at`.execute(context.db);
  return rows.map(({ id }) => id);
}
const send = (notificationId: string, environment: Environment = tenant.environment) =>
  sendNotification(
    environment,
    { workspaceId: context.workspace.id, notificationId },
    (type) => `It was ${type}.`,
  );
const mails = async () => {
  const { rows } = await sql<{ id: string }>`select id from mail where state = 'waiting'`.execute(context.db);
  for (const { id } of rows)
    await sendMail(tenant.environment, { workspaceId: context.workspace.id, mailId: id });
  return readMailbox(database);
};
const clear = () => sql`update notification_channel set state = 'paused'`.execute(context.db);

test('an e-mail channel gets nothing until its reader’s code is given, and nothing after they have left', async () => {
  const channel = await add({ kind: 'email', address: 'ann@example.com' });
  expect(channel).toMatchObject({ state: 'unverified', hint: 'a…@example.com', secret: null });
  expect(channel.next).toContain('whoever reads a…@example.com was mailed a code');
  expect(await happen(100)).toEqual([]);
  const code = /\b\d{6}\b/.exec((await mails())[0]?.content.text ?? '')?.[0] ?? '';
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const verify = (text: string) => use('update_notification_channel', { channelId: channel.id, code: text });
  expect(await verify(wrong)).toMatchObject({
    state: 'unverified',
    lastError: expect.stringContaining('4 guesses'),
  });
  await expect(use('test_notification_channel', { channelId: channel.id })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await verify(code)).toMatchObject({ state: 'active', lastError: null });
  const [waiting = ''] = await happen(100);
  expect(await send(waiting)).toEqual({ notification: 'sent' });
  expect(await send(waiting)).toEqual({ notification: 'nothing' });
  const mail = (await mails()).find(({ subject }) => subject.startsWith('100 credits left'));
  const link = mail?.content.unsubscribe ?? '';
  expect(mail).toMatchObject({ recipient: 'ann@example.com' });
  expect(link).toMatch(/^https:\/\/svc\.example\/unsubscribe\/[\w-]{32}$/);
  expect(await unsubscribe(database, link.split('/').at(-1) ?? '')).toBe('Team');
  expect(await unsubscribe(database, 'guessed')).toBeNull();
  expect(await happen(0)).toEqual([]);
  await expect(
    use('update_notification_channel', { channelId: channel.id, state: 'active' }),
  ).rejects.toMatchObject({ code: 'conflict' });
});

test('the mails of a channel come in its language: code, test and event, and from then on in another', async () => {
  const address = 'lena@example.com';
  const { id: channelId } = await add({ kind: 'email', address, language: 'de' });
  const own = async () => (await mails()).filter(({ recipient }) => recipient === address);
  const [asked] = await own();
  expect(asked?.subject).toMatch(/^\d{6} ist der Code für Nachrichten zu Acme$/);
  const code = /\b\d{6}\b/.exec(asked?.subject ?? '')?.[0];
  await use('update_notification_channel', { channelId, code });
  await use('test_notification_channel', { channelId });
  const [waiting = ''] = await happen(100);
  await send(waiting);
  await use('update_notification_channel', { channelId, language: 'en' });
  await use('test_notification_channel', { channelId });
  const subjects = (await own()).map(({ subject }) => subject);
  expect(subjects).toHaveLength(4);
  expect(subjects).toContain('Test von „Team“');
  expect(subjects).toContain('Noch 100 Credits, weniger als ein Fünftel eines Monats');
  expect(subjects).toContain('Test of “Team”');
  const event = (await own()).find(({ subject }) => subject.startsWith('Noch 100'))?.content.text;
  expect(event).toContain('Credits übrig: 100');
  expect(event).toContain('Diese E-Mails abbestellen: https://');
  await clear();
});

test('after five guesses a code is used up', async () => {
  const channel = await add({ kind: 'email', address: 'bob@example.com' });
  const mail = (await mails()).find(({ recipient }) => recipient === 'bob@example.com');
  const code = /\b\d{6}\b/.exec(mail?.content.text ?? '')?.[0] ?? '';
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (const text of [wrong, wrong, wrong, wrong, wrong, code])
    await use('update_notification_channel', { channelId: channel.id, code: text });
  const { items } = await use('list_notification_channels', { limit: 20, offset: 0 });
  expect(items[0]).toMatchObject({
    id: channel.id,
    state: 'unverified',
    lastError: expect.stringContaining('entered wrong too often'),
  });
  await expect(use('test_notification_channel', { channelId: channel.id })).rejects.toMatchObject({
    code: 'conflict',
  });
  // Half an hour later a test mails another, which counts.
  const later = { ...context, now: () => new Date(Date.now() + 31 * 60_000) };
  expect(await use('test_notification_channel', { channelId: channel.id }, later)).toMatchObject({
    delivered: false,
    channel: { state: 'unverified', lastError: null },
  });
  const codes = (await mails())
    .filter(({ recipient }) => recipient === 'bob@example.com')
    .map(({ content }) => /\b\d{6}\b/.exec(content.text)?.[0] ?? '');
  expect(codes).toHaveLength(2);
  const change = { channelId: channel.id, code: codes[0] };
  expect(await use('update_notification_channel', change, later)).toMatchObject({ state: 'active' });
});

test.each(['slack', 'teams', 'discord', 'webhook'] as const)(
  '%s: a test that arrives verifies it, and events come in its own form',
  async (kind) => {
    await clear();
    const target = await receiver(() => ({ status: 200 }));
    const channel = await add({ kind, address: target.url });
    expect(channel.hint).not.toContain('/hook');
    expect(await use('test_notification_channel', { channelId: channel.id }, target.caller)).toMatchObject({
      delivered: true,
      channel: { state: 'active' },
    });
    const [waiting = ''] = await happen(100);
    expect(await send(waiting, target.environment)).toEqual({ notification: 'sent' });
    const { body = '', headers = {} } = target.received[1] ?? {};
    const form = { slack: 'blocks', teams: 'attachments', discord: 'embeds', webhook: 'resource' }[kind];
    expect(JSON.parse(body)).toHaveProperty(form);
    if (channel.secret !== null)
      expect(new Verifier(channel.secret).verify(body, headers)).toMatchObject({ type: 'credits.low' });
  },
);

test('what does not arrive is tried again, the channel says so, and a floor and quiet hours hold back', async () => {
  await clear();
  let status = 500;
  const target = await receiver(() => ({ status }));
  const channel = await add({ kind: 'slack', address: target.url, minimumSeverity: 'critical' });
  const failed = await use('test_notification_channel', { channelId: channel.id }, target.caller);
  expect(failed).toMatchObject({
    delivered: false,
    channel: { state: 'unverified', lastError: expect.stringContaining('500') },
  });
  status = 200;
  await use('test_notification_channel', { channelId: channel.id }, target.caller);
  expect(await happen(100)).toEqual([]);
  status = 503;
  const [critical = ''] = await happen(0);
  expect(await send(critical, target.environment)).toEqual({ notification: 'waiting' });
  const { items } = await use('list_notification_channels', { limit: 20, offset: 0 });
  expect(items[0]).toMatchObject({ state: 'failing' });
  status = 200;
  expect(await send(critical, target.environment)).toEqual({ notification: 'sent' });

  const night = { from: '00:00', to: '23:59', timeZone: 'UTC' };
  const noon = { ...target.environment, now: () => new Date('2026-05-01T12:00:00Z') };
  await use('update_notification_channel', {
    channelId: channel.id,
    minimumSeverity: 'info',
    quietHours: night,
  });
  const [quiet = ''] = await happen(100);
  expect(await send(quiet, noon)).toEqual({ notification: 'waiting' });
  const [urgent = ''] = (await happen(0)).filter((id) => id !== quiet);
  expect(await send(urgent, noon)).toEqual({ notification: 'sent' });
});

test('a mailbox that is not there fails the channel, and one that takes mail again mends it', async () => {
  await clear();
  const { id } = await add({ kind: 'email', address: 'bob@example.com' });
  await sql`update notification_channel set state = 'active' where id = ${id}`.execute(context.db);
  const settle = async (answer: () => Promise<void>) => {
    for (const event of await happen(0)) await send(event);
    const { rows } = await sql<{ id: string }>`select id from mail where state = 'waiting'`.execute(
      context.db,
    );
    const mailer = { kind: 'smtp' as const, send: answer, close: () => {} };
    for (const { id: mailId } of rows)
      await sendMailOf({ ...tenant.environment, mailer }, { workspaceId: context.workspace.id, mailId });
    const { items } = await use('list_notification_channels', { limit: 20, offset: 0 });
    return items.find((one: { id: string }) => one.id === id);
  };
  const refused = await settle(() => Promise.reject(new MailRefused('550 no such mailbox')));
  expect(refused).toMatchObject({ state: 'failing', lastError: '550 no such mailbox' });
  expect(await settle(async () => {})).toMatchObject({ state: 'active', lastError: null });
});

test('wrong addresses are refused, what is sealed is not readable, and other workspaces see nothing', async () => {
  const guard = createGuardedFetch({ allow: [], userAgent: 'test' });
  onTestFinished(() => guard.close());
  const guarded = { ...context, checkAddress: guard.check };
  for (const [kind, address] of [
    ['email', 'nobody'],
    ['slack', 'http://127.0.0.1/hook'],
    ['webhook', 'ftp://example.com/'],
  ])
    await expect(add({ kind, address }, guarded)).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(
    add({
      kind: 'slack',
      address: 'https://a.example/x',
      quietHours: { from: '22:00', to: '07:00', timeZone: 'No/Where' },
    }),
  ).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(
    add({ kind: 'email', address: 'a@example.com' }, { ...context, sendsMail: false }),
  ).rejects.toMatchObject({ code: 'conflict' });
  const channel = await add({ kind: 'slack', address: 'https://hooks.example.com/very-secret' });
  const { rows } =
    await sql`select c::text, s::text as sealed from notification_channel c join secret s on s.holder = c.id`.execute(
      context.db,
    );
  expect(JSON.stringify(rows)).not.toContain('very-secret');
  await expect(
    use('delete_notification_channel', { channelId: channel.id }, tenant.twin),
  ).rejects.toMatchObject({ code: 'not_found' });
  await use('delete_notification_channel', { channelId: channel.id });
  expect((await sql`select 1 from secret where holder = ${channel.id}`.execute(context.db)).rows).toEqual([]);
});
