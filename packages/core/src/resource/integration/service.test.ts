import { ListIntegrations } from '@svc/contract/integration';
import { expect, test } from 'vitest';
import { actingWith } from '../../environment/testing.ts';
import { readIntegrationSettings, refreshTokens } from '../../integration/index.ts';
import { acceptConsent } from './callback.ts';
import {
  another,
  clock,
  connect,
  connected,
  context,
  days,
  environment,
  fetch,
  integrations,
  kept,
  key,
  later,
  makeProject,
  oauth,
  owner,
  property,
  queriesOf,
  read,
  readUntil,
  setClock,
  sync,
  tenant,
  vendor,
  vendorSays,
} from './connected.fixture.ts';
import { openKept } from './credential.ts';
import { forgetIntegrations } from './queries.ts';
import {
  disconnectIntegration,
  listIntegrations,
  prepareConnection,
  syncIntegration,
  takeBack,
  updateIntegration,
} from './service.ts';
import { daysToRead } from './sync.ts';

test('what there is says what to set, and nothing pretends to be there', async () => {
  const of = async (settings: Record<string, string>) =>
    (
      await listIntegrations(
        { ...tenant, integrations: readIntegrationSettings(settings) },
        ListIntegrations.parse({}),
      )
    ).available;
  const without = await of({});
  expect(without.find(({ kind }) => kind === 'google_analytics')).toMatchObject({
    available: true,
    how: expect.stringMatching(/key file of a service account.*GOOGLE_OAUTH_CLIENT_ID/),
  });
  expect(without.find(({ kind }) => kind === 'slack')).toMatchObject({
    available: false,
    how: expect.stringContaining('SLACK_CLIENT_ID'),
  });
  expect(without.find(({ kind }) => kind === 'bing_webmaster')?.available).toBe(true);
  expect((await of(oauth.settings)).find(({ kind }) => kind === 'google_analytics')?.available).toBe(true);
  const body = { kind: 'search_console' as const, projectId: await makeProject() };
  await expect(prepareConnection(context, body)).rejects.toMatchObject({ code: 'conflict' });
});

test('a person agrees once: PKCE, a state that is worth one answer, tokens that are sealed', async () => {
  const { integration, authorizeUrl } = await connect();
  expect(integration).toMatchObject({ state: 'pending', property });
  expect(authorizeUrl).toContain('code_challenge_method=S256');
  const { searchParams } = await oauth.agree(authorizeUrl ?? '');
  const forged = new URLSearchParams(searchParams);
  forged.set('state', `${searchParams.get('state')?.slice(0, -1)}_`);
  await expect(acceptConsent(environment, forged)).rejects.toMatchObject({ code: 'not_found' });
  expect(await acceptConsent(environment, searchParams)).toEqual({ label: 'Google Search Console' });
  await expect(acceptConsent(environment, searchParams)).rejects.toMatchObject({ code: 'not_found' });
  expect((await read({ integrationId: integration.id }))?.state).toBe('connected');
  const { accessToken, refreshToken } = await kept(integration.id);
  const stored = JSON.stringify(await owner`select encode(ciphertext, 'escape') as text from secret`);
  expect(stored).not.toContain(accessToken);
  expect(stored).not.toContain(refreshToken);
});

test('who does not agree, or agrees too late, connects nothing', async () => {
  const { integration, authorizeUrl } = await connect();
  const state = new URL(authorizeUrl ?? '').searchParams.get('state') ?? '';
  const refusal = new URLSearchParams({ state, error: 'access_denied' });
  await expect(acceptConsent(environment, refusal)).rejects.toMatchObject({ code: 'conflict' });
  expect(await read({ integrationId: integration.id })).toMatchObject({
    state: 'pending',
    error: 'Access was not given: access_denied.',
  });
  const late = await connect();
  const { searchParams } = await oauth.agree(late.authorizeUrl ?? '');
  setClock(new Date(clock.getTime() + 3_700_000));
  await expect(acceptConsent(environment, searchParams)).rejects.toMatchObject({ code: 'not_found' });
});

test('tokens that expire are renewed, the refresh token too, and revoked in the end', async () => {
  const params = await connected();
  const before = await kept(params.integrationId);
  setClock(new Date(clock.getTime() + 3_590_000));
  vendorSays.searched = () => ['a b'];
  expect(await sync(params)).toMatchObject({ error: null });
  const after = await kept(params.integrationId);
  expect(after.refreshToken).not.toBe(before.refreshToken);
  expect(vendor.received.at(-1)?.headers.authorization).toBe(`Bearer ${after.accessToken}`);
  expect(await takeBack(tenant, params)).toEqual({ revoked: true });
  await disconnectIntegration(tenant, { ...params, purge: false }, { revoked: true });
  if (!integrations.google) throw new Error('it is set above');
  await expect(refreshTokens(integrations.google, fetch, after, 0)).rejects.toMatchObject({ fault: 'auth' });
});

test('each day is saved by itself: a limit ends a run, and the next goes on where it stood', async () => {
  const params = await connected();
  vendorSays.searched = (day) =>
    day === days[6] ? { status: 429, headers: { 'retry-after': '1800' } } : ['first', `of ${day}`];
  expect(await sync(params)).toMatchObject({ days: 6, rows: 12, error: expect.stringContaining('429') });
  const stopped = await read(params);
  expect(stopped).toMatchObject({ state: 'failing', syncedThrough: days[5], stale: false });
  expect(Date.parse(stopped?.nextSyncAt ?? '') - clock.getTime()).toBe(1_800_000);
  later(1);
  vendorSays.searched = () => ['second'];
  vendor.received.length = 0;
  expect(await sync(params)).toMatchObject({ days: 7, error: null });
  // The last three days were read again, since Google still corrects them.
  expect(JSON.parse(vendor.received[0]?.body ?? '').startDate).toBe(days[3]);
  const found = await queriesOf(params);
  expect(found).toHaveLength(3 * 2 + 7);
  expect(found.filter((one) => one.startsWith(`${days[4]}`))).toEqual([`${days[4]} second`]);
  later(1);
  await sync(params);
  expect(await queriesOf(params)).toEqual(found);
  expect((await read(params))?.runs.map((run) => run.days)).toEqual([3, 7, 6]);
});

test('a new connection begins ninety days back', () => {
  expect(daysToRead({ kind: 'search_console', syncedThrough: null }, clock)).toHaveLength(90);
});

test('access that was taken back is said, and asks for a person', async () => {
  const params = await connected();
  vendorSays.searched = () => ({ status: 401, body: '{"error":{"status":"UNAUTHENTICATED"}}' });
  await sync(params);
  expect(await read(params)).toMatchObject({ state: 'needs_reconnect', nextSyncAt: null });
  await expect(syncIntegration(tenant, params)).rejects.toMatchObject({ code: 'conflict' });
});

test('another property begins anew; what was disconnected is stale until it is purged', async () => {
  const params = await connected();
  vendorSays.searched = () => ['a b'];
  await sync(params);
  const moved = await updateIntegration(tenant, { ...params, property: 'https://example.org/' });
  expect(moved).toMatchObject({ syncedThrough: null, stale: false });
  expect(await queriesOf(params)).toEqual([]);
  await readUntil(params.integrationId);
  await sync(params);
  await disconnectIntegration(tenant, { ...params, purge: false }, { revoked: false });
  expect(await read(params)).toMatchObject({ state: 'disconnected', stale: true });
  expect(await queriesOf(params)).toHaveLength(10);
  await expect(openKept(tenant, tenant.vault, params.integrationId)).rejects.toMatchObject({ fault: 'auth' });
  await forgetIntegrations(tenant.db, tenant.workspace.id, new Date(clock.getTime() + 91 * 86_400_000));
  expect(await read(params)).toBeUndefined();
  expect(await queriesOf(params)).toEqual([]);
});

test('a key is sealed and checked for form; another workspace sees nothing of it', async () => {
  const site = 'https://www.example.com/';
  const { integration, authorizeUrl } = await connect({ kind: 'bing_webmaster', property: site, key });
  expect(authorizeUrl).toBeNull();
  expect(JSON.stringify(integration)).not.toContain(key);
  const refused = { code: 'validation_failed' };
  await expect(connect({ kind: 'bing_webmaster', property: site })).rejects.toMatchObject(refused);
  await expect(connect({ kind: 'bing_webmaster', property: 'example', key })).rejects.toMatchObject(refused);
  await expect(connect({ key })).rejects.toMatchObject(refused);
  const { context: stranger } = await another();
  const params = { integrationId: integration.id };
  await expect(takeBack(stranger, params)).rejects.toMatchObject({ code: 'not_found' });
  await expect(updateIntegration(stranger, params)).rejects.toMatchObject({ code: 'not_found' });
  expect((await listIntegrations(stranger, ListIntegrations.parse({}))).items).toEqual([]);
  const limited = actingWith(tenant, { projectIds: [await makeProject()] });
  expect((await listIntegrations(limited, ListIntegrations.parse({}))).items).toEqual([]);
  await expect(updateIntegration(limited, params)).rejects.toMatchObject({ code: 'not_found' });
});
