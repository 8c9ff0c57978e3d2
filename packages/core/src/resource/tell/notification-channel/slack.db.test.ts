import { CreateProject } from '@svc/contract/account/project';
import { CreateNotificationChannel } from '@svc/contract/tell/notification-channel';
import { afterAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { perform } from '../../../environment/testing.ts';
import { startReceiver } from '../../../guard/factory.ts';
import { createGuardedFetch } from '../../../guard/index.ts';
import { readIntegrationSettings } from '../../../vendor/index.ts';
import { createProject } from '../../account/project/index.ts';
import { acceptConsent, integrationVerbs, syncOne } from '../../measure/integration/index.ts';
import { sendTest } from './service.ts';
import { notificationChannelVerbs } from './verbs.ts';

const { context, environment: plain, owner } = await testWorkspace();

/** Slack, as its documents have it: refusals in answers of status 200, tokens that rotate, codes that are good once. */
const good = { codes: new Set<string>(), refresh: '', access: '' };
const rooms = new Set(['C0123456789', '#alerts']);
let [tokens, limited] = [0, false];
function fresh() {
  tokens += 1;
  [good.access, good.refresh] = [`xoxe.xoxb-access-${tokens}`, `xoxe-1-refresh-${tokens}`];
  const [access_token, refresh_token] = [good.access, good.refresh];
  const team = { id: 'T9TK3CUKW', name: 'Acme' };
  return { ok: true, access_token, refresh_token, expires_in: 43_200, token_type: 'bot', team };
}
function said(path: string, headers: Record<string, string>, body: string): object {
  if (path === '/oauth.v2.access') {
    const client = Buffer.from('client-1:secret-of-slack').toString('base64');
    if (headers.authorization !== `Basic ${client}`) return { ok: false, error: 'bad_client_secret' };
    const form = new URLSearchParams(body);
    if (form.get('grant_type') === 'refresh_token')
      return form.get('refresh_token') === good.refresh
        ? fresh()
        : { ok: false, error: 'invalid_refresh_token' };
    return good.codes.delete(form.get('code') ?? '') ? fresh() : { ok: false, error: 'invalid_code' };
  }
  if (headers.authorization !== `Bearer ${good.access}`) return { ok: false, error: 'token_revoked' };
  if (path === '/auth.revoke') {
    good.access = '';
    return { ok: true, revoked: true };
  }
  if (path === '/auth.test') return { ok: true, team_id: 'T9TK3CUKW' };
  const { channel } = JSON.parse(body);
  return rooms.has(channel) ? { ok: true, channel, ts: '1.2' } : { ok: false, error: 'channel_not_found' };
}
const server = await startReceiver(({ path, headers, body }) =>
  limited
    ? { status: 429, headers: { 'retry-after': '30' }, body: '{"ok":false,"error":"ratelimited"}' }
    : { status: 200, body: JSON.stringify(said(path, headers, body)) },
);
const fetch = createGuardedFetch({ allow: [server.host], userAgent: 'test' });
afterAll(async () => {
  await fetch.close();
  await server.close();
});

const integrations = readIntegrationSettings({
  SLACK_CLIENT_ID: 'client-1',
  SLACK_CLIENT_SECRET: 'secret-of-slack',
  SLACK_API_URL: `http://${server.host}`,
});
let clock = new Date();
const now = () => clock;
const environment = { ...plain, fetch, integrations, now };
const tenant = { ...context, fetch, integrations, now };
const { id: projectId } = await createProject(tenant, CreateProject.parse({ name: 'Acme' }));

const operations = [...integrationVerbs, ...notificationChannelVerbs];
// biome-ignore lint/suspicious/noExplicitAny: each operation has its own answer
const use = (id: string, input: Record<string, unknown>): Promise<any> =>
  perform(
    operations.find((one) => one.id === id),
    tenant,
    input,
  );

async function connect() {
  const { integration, authorizeUrl } = await use('connect_integration', { kind: 'slack', projectId });
  return { params: { integrationId: integration.id }, url: new URL(authorizeUrl) };
}
async function agree(url: URL, code = 'code-1') {
  good.codes.add('code-1');
  const state = url.searchParams.get('state') ?? '';
  return acceptConsent(environment, new URLSearchParams({ code, state }));
}
const sync = (params: { integrationId: string }) =>
  syncOne(environment, { workspaceId: tenant.workspace.id, ...params }, new AbortController().signal);
const read = async ({ integrationId }: { integrationId: string }) =>
  (await use('list_integrations', { limit: 20, offset: 0 })).items.find(
    ({ id }: { id: string }) => id === integrationId,
  );
const add = async (address: string) => {
  const input = CreateNotificationChannel.parse({ kind: 'slack', name: 'Team', address });
  return use('create_notification_channel', { ...input, projectId });
};
const tell = (channelId: string) => use('test_notification_channel', { projectId, channelId });

test('who has not connected Slack is told to; a refused consent connects nothing', async () => {
  await expect(add('#alerts')).rejects.toMatchObject({ code: 'conflict' });
  const { params, url } = await connect();
  expect(url.href).toMatch(
    /^https:\/\/slack\.com\/oauth\/v2\/authorize\?client_id=client-1&scope=chat%3Awrite/,
  );
  await expect(agree(url, 'guessed')).rejects.toMatchObject({ code: 'conflict' });
  expect(await read(params)).toMatchObject({
    state: 'pending',
    error: expect.stringContaining('invalid_code'),
  });
});

test('the app posts to the channel that is named; what Slack refuses and limits is told', async () => {
  const { params, url } = await connect();
  expect(await agree(url)).toEqual({ label: 'Slack' });
  expect(await read(params)).toMatchObject({ state: 'connected', property: 'T9TK3CUKW' });
  const stored = JSON.stringify(await owner`select encode(ciphertext, 'escape') as text from secret`);
  expect(stored).not.toContain(good.access);
  const channel = await add('C0123456789');
  expect(channel).toMatchObject({ hint: 'C0123456789', state: 'unverified' });
  expect(await tell(channel.id)).toMatchObject({ delivered: true, channel: { state: 'active' } });
  expect(JSON.parse(server.received.at(-1)?.body ?? '')).toMatchObject({
    channel: 'C0123456789',
    blocks: {},
  });
  expect(await tell((await add('#nowhere')).id)).toMatchObject({
    delivered: false,
    detail: expect.stringContaining('channel_not_found'),
    channel: { state: 'unverified' },
  });
  limited = true;
  expect(await sendTest(tenant, { projectId, channelId: channel.id })).toMatchObject({
    delivered: false,
    retryAfter: 30,
  });
  limited = false;
});

test('tokens are renewed before they end, each once; a revoked app asks for a person, and leaving revokes', async () => {
  const { params, url } = await connect();
  await agree(url);
  const channel = await add('#alerts');
  const first = good.access;
  clock = new Date(clock.getTime() + 6 * 3_600_000);
  expect(await sync(params)).toMatchObject({ error: null });
  expect(good.access).not.toBe(first);
  expect(await tell(channel.id)).toMatchObject({ delivered: true });
  good.access = 'taken back at Slack';
  expect(await tell(channel.id)).toMatchObject({
    delivered: false,
    detail: expect.stringContaining('token_revoked'),
  });
  await sync(params);
  expect(await read(params)).toMatchObject({ state: 'needs_reconnect', nextSyncAt: null });
  const again = await connect();
  await agree(again.url);
  expect(await tell(channel.id)).toMatchObject({ delivered: true });
  await use('disconnect_integration', { ...again.params, purge: false });
  expect(good.access).toBe('');
  expect(await tell(channel.id)).toMatchObject({ delivered: false });
});
