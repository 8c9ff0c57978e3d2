import { generateKeyPairSync } from 'node:crypto';
import { CreateProject } from '@svc/contract/account/project';
import { type ConnectIntegration, ListIntegrations } from '@svc/contract/measure/integration';
import { afterAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith, perform } from '../../../environment/testing.ts';
import { startReceiver } from '../../../guard/factory.ts';
import { createGuardedFetch } from '../../../guard/index.ts';
import { readIntegrationSettings, refreshTokens } from '../../../vendor/index.ts';
import { createProject, deleteProject, restoreProject } from '../../account/project/index.ts';
import { crawlerTrafficVerbs } from '../crawler-traffic/index.ts';
import { insertScan } from '../scan/factory.ts';
import { acceptConsent } from './callback.ts';
import { connectable } from './catalogue.ts';
import { openKept, readTokens } from './credential.ts';
import { startOAuthServer } from './oauth.fixture.ts';
import { forgetIntegrations } from './queries.ts';
import {
  connectIntegration,
  disconnectIntegration,
  listIntegrations,
  prepareConnection,
  redirectUriOf,
  syncIntegration,
  takeBack,
  updateIntegration,
} from './service.ts';
import { daysToRead, syncOne } from './sync.ts';

const { context, another, environment: plain, owner } = await testWorkspace({ plan: 'enterprise' });
const scopes = Object.values(connectable).flatMap(({ oauth }) => (oauth?.at === 'google' ? oauth.scope : []));
const oauth = await startOAuthServer(redirectUriOf(plain.publicUrl), scopes);
type Said = { status: number; body?: string; headers?: Record<string, string> };
/** By day and first row of the request; every other page is empty. */
let searched = (_day: string): Said | string[] => [];
/** BigQuery, as far as a sync asks it: partitions and the rows that they hold. */
const loaded = new Map<string, string[]>();
function warehouse(path: string, body: string): object | null {
  if (path === '/token') return { access_token: 'at-1' };
  if (path.includes('/datasets/')) return { id: 'my-project:svc' };
  if (!path.startsWith('/upload/bigquery/')) return null;
  const [, partition = ''] = /"tableId":"([^"]+)"/.exec(body) ?? [];
  loaded.set(partition, body.match(/"measure":"\w+"/g) ?? []);
  return { jobReference: { jobId: 'job_1' }, status: { state: 'DONE' } };
}
/** Requests of a day at Cloudflare: user agent, address, page, how many. */
let crawled: [string, string, string, number][] = [];
function zone(query: string): object {
  const limits = { enabled: true, maxDuration: 86_400, maxPageSize: 10_000, notOlderThan: 8 * 86_400 };
  const groups = crawled.map(([userAgent, clientIP, clientRequestPath, count]) => ({
    count,
    dimensions: { userAgent, clientIP, clientRequestPath, edgeResponseStatus: 200 },
  }));
  const found = query.includes('settings')
    ? { settings: { httpRequestsAdaptiveGroups: limits } }
    : { httpRequestsAdaptiveGroups: groups };
  return { data: { viewer: { zones: [found] } }, errors: null };
}
/** What Search Console says of a property. */
let knownSite: Said = { status: 200, body: '{"permissionLevel":"siteFullUser"}' };
/** What Bing says of the key. */
let bing: Said = { status: 500 };
const vendor = await startReceiver(({ path, body }) => {
  if (path.startsWith('/GetUserSites')) return bing;
  if (path.startsWith('/webmasters/') && !path.endsWith('/query')) return knownSite;
  const told = path === '/graphql' ? zone(JSON.parse(body).query) : warehouse(path, body);
  if (told) return { status: 200, body: JSON.stringify(told) };
  const { startDate, startRow } = JSON.parse(body);
  const found = searched(startDate);
  if (!Array.isArray(found)) return found;
  const rows = startRow > 0 ? [] : found.map((query) => ({ keys: [query], clicks: 1, impressions: 10 }));
  return { status: 200, body: JSON.stringify({ rows }) };
});
const fetch = createGuardedFetch({ allow: [oauth.host, vendor.host], userAgent: 'test' });
afterAll(async () => {
  await fetch.close();
  await Promise.all([oauth.close(), vendor.close()]);
});

const integrations = readIntegrationSettings({
  ...oauth.settings,
  SEARCH_CONSOLE_BASE_URL: `http://${vendor.host}`,
  BING_WEBMASTER_BASE_URL: `http://${vendor.host}`,
  CLOUDFLARE_BASE_URL: `http://${vendor.host}`,
  BIGQUERY_BASE_URL: `http://${vendor.host}`,
  GOOGLE_SERVICE_TOKEN_URL: `http://${vendor.host}/token`,
});
/** Starts at noon, so that it can go forward by hours within the day. */
let clock = new Date(new Date().setUTCHours(12, 0, 0, 0));
const now = () => clock;
const environment = { ...plain, fetch, integrations, now };
const tenant = { ...context, fetch, integrations, now };
const property = 'sc-domain:example.com';
const key = '0123456789abcdef0123456789abcdef';

const makeProject = async () => (await createProject(tenant, CreateProject.parse({ name: 'Acme' }))).id;
async function connect(input: Partial<ConnectIntegration> = {}) {
  const body: ConnectIntegration = {
    kind: 'search_console',
    projectId: await makeProject(),
    property,
    ...input,
  };
  return connectIntegration(tenant, body, await prepareConnection(tenant, body));
}
/** Connected, with all but the last ten days read. */
async function connected() {
  const { integration, authorizeUrl } = await connect();
  await acceptConsent(environment, (await oauth.agree(authorizeUrl ?? '')).searchParams);
  await readUntil(integration.id);
  return { integrationId: integration.id };
}
const days = daysToRead({ kind: 'search_console', syncedThrough: null }, clock).slice(-10);
const readUntil = (id: string) =>
  owner`update integration set synced_through = ${dayBefore(3)} where id = ${id}`;
/** With the days that are read again, ten days are missing. */
const dayBefore = (further: number) =>
  new Date(Date.parse(days[0] ?? '') + (further - 1) * 86_400_000).toISOString().slice(0, 10);
const sync = (params: { integrationId: string }) =>
  syncOne(environment, { workspaceId: tenant.workspace.id, ...params }, new AbortController().signal);
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000);
};
const read = async ({ integrationId }: { integrationId: string }) =>
  (await listIntegrations(tenant, ListIntegrations.parse({}))).items.find(({ id }) => id === integrationId);
const kept = async (id: string) => readTokens(await openKept(tenant, tenant.vault, id));
const queriesOf = async (params: { integrationId: string }) =>
  (
    await owner`select day, query from search_query where integration_id = ${params.integrationId} order by 1, 2`
  ).map(({ day, query }) => `${day} ${query}`);

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
    how: expect.stringMatching(/key file of a service account/),
    settings: ['GOOGLE_OAUTH_CLIENT_ID', 'GOOGLE_OAUTH_CLIENT_SECRET'],
  });
  expect(without.find(({ kind }) => kind === 'slack')).toMatchObject({
    available: false,
    settings: ['SLACK_CLIENT_ID', 'SLACK_CLIENT_SECRET'],
  });
  expect(without.find(({ kind }) => kind === 'bing_webmaster')?.available).toBe(true);
  // People read it: names of settings, operations and fields are nothing to them.
  expect(without.filter(({ how }) => /[A-Za-z]_[A-Za-z]/.test(how))).toEqual([]);
  expect((await of(oauth.settings)).find(({ kind }) => kind === 'google_analytics')?.available).toBe(true);
  const body = { kind: 'search_console' as const, projectId: await makeProject() };
  await expect(prepareConnection(context, body)).rejects.toMatchObject({
    code: 'validation_failed',
    extra: { errors: [{ path: 'key' }] },
  });
});

test('a person agrees once: PKCE, a state that is worth one answer, tokens that are sealed', async () => {
  const { integration, authorizeUrl } = await connect();
  expect(integration).toMatchObject({ state: 'pending', property });
  expect(authorizeUrl).toContain('code_challenge_method=S256');
  const { searchParams } = await oauth.agree(authorizeUrl ?? '');
  const forged = new URLSearchParams(searchParams);
  forged.set(
    'state',
    (searchParams.get('state') ?? '').replace(/.$/, (last) => (last === '_' ? '-' : '_')),
  );
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
    error: 'Access was not granted (access_denied). Connect again.',
  });
  const late = await connect();
  const { searchParams } = await oauth.agree(late.authorizeUrl ?? '');
  clock = new Date(clock.getTime() + 3_700_000);
  await expect(acceptConsent(environment, searchParams)).rejects.toMatchObject({ code: 'not_found' });
});

test('tokens that expire are renewed, the refresh token too, and revoked in the end', async () => {
  const params = await connected();
  const before = await kept(params.integrationId);
  clock = new Date(clock.getTime() + 3_590_000);
  searched = () => ['a b'];
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
  searched = (day) =>
    day === days[6] ? { status: 429, headers: { 'retry-after': '1800' } } : ['first', `of ${day}`];
  expect(await sync(params)).toMatchObject({ days: 6, rows: 12, error: expect.stringContaining('429') });
  const stopped = await read(params);
  expect(stopped).toMatchObject({ state: 'failing', syncedThrough: days[5], stale: false });
  expect(Date.parse(stopped?.nextSyncAt ?? '') - clock.getTime()).toBe(1_800_000);
  later(1);
  searched = () => ['second'];
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

test('what a deleted project is connected to is not asked, and is again when the project is restored', async () => {
  const params = await connected();
  const projectId = (await read(params))?.projectId ?? '';
  searched = () => ['one'];
  await deleteProject(tenant, { projectId });
  vendor.received.length = 0;
  expect(await sync(params)).toEqual({ days: 0, rows: 0, error: null });
  expect(vendor.received).toEqual([]);
  const [job] =
    await owner`select run_at from graphile_worker._private_jobs where key = ${`sync:${params.integrationId}`}`;
  expect(job).toEqual({ run_at: new Date(clock.getTime() + 6 * 3_600_000) });
  await restoreProject(tenant, { projectId });
  expect((await sync(params)) as object).toMatchObject({ days: 10, error: null });
});

test('a new connection begins ninety days back', () => {
  expect(daysToRead({ kind: 'search_console', syncedThrough: null }, clock)).toHaveLength(90);
});

test('access that was taken back is said, and asks for a person', async () => {
  const params = await connected();
  searched = () => ({ status: 401, body: '{"error":{"status":"UNAUTHENTICATED"}}' });
  await sync(params);
  expect(await read(params)).toMatchObject({ state: 'needs_reconnect', nextSyncAt: null });
  await expect(syncIntegration(tenant, params)).rejects.toMatchObject({ code: 'conflict' });
});

test('another property begins anew; what was disconnected is stale until it is purged', async () => {
  const params = await connected();
  searched = () => ['a b'];
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
  await forgetIntegrations(tenant, new Date(clock.getTime() + 91 * 86_400_000));
  expect(await read(params)).toBeUndefined();
  expect(await queriesOf(params)).toEqual([]);
});

test('scores go to BigQuery day by day: sent again they change nothing, and only the own project’s, measured ones', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const account = {
    type: 'service_account',
    client_email: 'svc@my-project.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  const body = { kind: 'bigquery' as const, property: 'my-project.svc', key: JSON.stringify(account) };
  const project = await createProject(tenant, CreateProject.parse({ name: 'Acme' }));
  const other = await createProject(tenant, CreateProject.parse({ name: 'Other' }));
  const prompts = [{ text: 'Which saw?' }];
  const at = new Date(clock.getTime() - 2 * 86_400_000);
  const scan = (one: typeof project) =>
    insertScan(tenant, { project: one, engines: ['openai'], prompts, samplesK: 2, at });
  await scan(project);
  await scan(other);
  // What others measured is not mixed with it.
  const imported = await scan(project);
  await owner`update scan set origin = 'imported' where id = ${imported}`;
  await expect(connect({ ...body, key: 'no key file' })).rejects.toMatchObject({ code: 'validation_failed' });
  const { integration } = await connect({ ...body, projectId: project.id });
  const params = { integrationId: integration.id };
  const own =
    await owner`select as_of from score where project_id = ${project.id} and scan_id <> ${imported}`;
  expect(own.length).toBeGreaterThan(0);
  await readUntil(integration.id);
  expect(await sync(params)).toMatchObject({ rows: 3 * own.length, error: null });
  const partition = `svc_scores$${at.toISOString().slice(0, 10).replaceAll('-', '')}`;
  expect([...loaded]).toEqual([[partition, expect.anything()]]);
  expect(loaded.get(partition)).toHaveLength(3 * own.length);
  const once = structuredClone(loaded);
  later(1);
  expect(await sync(params)).toMatchObject({ days: 2, rows: 3 * own.length });
  expect(loaded).toEqual(once);
});

test('Search Console is read by a service account, too, and says what to do where the account has no access', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const file = JSON.stringify({
    type: 'service_account',
    client_email: 'svc@my-project.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  });
  const refused = { code: 'validation_failed' };
  const projectId = await makeProject();
  await expect(connect({ projectId, key: 'no key file at all' })).rejects.toMatchObject({
    ...refused,
    message: expect.stringContaining('create a new JSON key'),
  });
  for (const said of [
    { status: 403, body: '{"error":{"message":"User does not have sufficient permission"}}' },
    { status: 404, body: '{"error":{"message":"Requested entity was not found."}}' },
    { status: 200, body: '{"permissionLevel":"siteUnverifiedUser"}' },
  ]) {
    knownSite = said;
    await expect(connect({ projectId, key: file })).rejects.toMatchObject({
      ...refused,
      message: expect.stringContaining('In Search Console, add svc@my-project.iam.gserviceaccount.com'),
    });
  }
  knownSite = { status: 200, body: '{"permissionLevel":"siteFullUser"}' };
  const { integration, authorizeUrl } = await connect({ projectId, key: file });
  expect(authorizeUrl).toBeNull();
  expect(integration.state).toBe('connected');
  const params = { integrationId: integration.id };
  await readUntil(integration.id);
  searched = () => ['which saw'];
  expect(await sync(params)).toMatchObject({ error: null });
  expect((await queriesOf(params)).length).toBeGreaterThan(0);
  later(1);
  searched = () => ({ status: 403, body: '{"error":{"message":"No permission"}}' });
  await sync(params);
  expect(await read(params)).toMatchObject({
    state: 'failing',
    error: expect.stringContaining('No permission. In Search Console, add the account'),
  });
  expect(await takeBack(tenant, params)).toEqual({ revoked: false });
  searched = () => [];
});

test('Cloudflare’s counts of crawlers stand for days without a log, once, without addresses', async () => {
  const zoneId = '023e105f4ecef8ad9ca31a8372d0c353';
  const given = { kind: 'cloudflare' as const, property: zoneId, key: 'a-token-of-it' };
  const project = await makeProject();
  crawled = [
    ['GPTBot/1.3', '192.0.2.7', '/pricing?plan=1', 5],
    ['GPTBot/1.3', '192.0.2.8', '/pricing', 2],
    ['ClaudeBot/1.0', '192.0.2.9', '/', 1],
    ['Firefox', '192.0.2.9', '/', 9],
  ];
  const { integration } = await connect({ ...given, projectId: project });
  const params = { integrationId: integration.id };
  // Eight days are left at Cloudflare; the oldest of them is not whole any more.
  expect(await sync(params)).toMatchObject({ days: 7, error: null });
  later(1);
  expect(await sync(params)).toMatchObject({ days: 1, error: null });
  // biome-ignore lint/suspicious/noExplicitAny: each operation has its own answer
  const use = (name: string, input = {}): Promise<any> => {
    const operation = crawlerTrafficVerbs.find(({ id }) => id === name);
    return perform(operation, tenant, { projectId: project, ...input });
  };
  const activity = () => use('get_crawler_activity');
  const first = await activity();
  expect(first.totals).toEqual({ verified: 0, spoofed: 0, unverified: 7 * 8 });
  expect(first.series.every(({ estimated }: { estimated: boolean }) => estimated)).toBe(true);
  expect(first.pages.map(({ page }: { page: string }) => page)).toEqual(['/pricing', '/']);
  expect(JSON.stringify(await owner`select * from crawler_pull`)).not.toContain('192.0.2');
  const at = new Date(clock.getTime() - 3 * 86_400_000).toISOString();
  const line = { ClientRequestUserAgent: 'GPTBot/1.3', ClientIP: '192.0.2.7', EdgeResponseStatus: 200 };
  const content = JSON.stringify({ ...line, ClientRequestURI: '/logged', EdgeStartTimestamp: at });
  await use('ingest_crawler_log', { content });
  expect((await activity()).totals.unverified).toBe(6 * 8 + 1);
  await disconnectIntegration(tenant, { ...params, purge: true }, { revoked: false });
  expect((await activity()).totals.unverified).toBe(1);
});

test('a key that Bing refuses, or that is of another site, connects nothing; one that could not be checked says so', async () => {
  const site = 'https://www.example.com/';
  const given = () => connect({ kind: 'bing_webmaster', property: site, key });
  const sites = (url: string, verified: boolean): Said => ({
    status: 200,
    body: JSON.stringify({ d: [{ Url: url, IsVerified: verified, AuthenticationCode: 'A1' }] }),
  });
  const refused = { code: 'validation_failed' };
  bing = { status: 400, body: '{"ErrorCode":3,"Message":"ERROR!!! InvalidApiKey"}' };
  await expect(given()).rejects.toMatchObject(refused);
  for (const said of [sites(site, false), sites('https://other.example/', true)]) {
    bing = said;
    await expect(given()).rejects.toMatchObject(refused);
  }
  bing = sites('https://www.example.com', true);
  expect((await given()).integration.state).toBe('connected');
  bing = { status: 503 };
  expect((await given()).integration).toMatchObject({
    state: 'unchecked',
    error: expect.stringMatching(/^Bing Webmaster Tools could not be asked whether the key is good: .*503/),
  });
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
