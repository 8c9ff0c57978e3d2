import { generateKeyPairSync } from 'node:crypto';
import { CreateProject } from '@svc/contract/project';
import { expect, test } from 'vitest';
import { perform } from '../../environment/testing.ts';
import { crawlerTrafficVerbs } from '../crawler-traffic/index.ts';
import { createProject } from '../project/index.ts';
import { insertScan } from '../scan/factory.ts';
import {
  clock,
  connect,
  key,
  later,
  loaded,
  makeProject,
  owner,
  queriesOf,
  read,
  readUntil,
  type Said,
  sync,
  tenant,
  vendorSays,
} from './connected.fixture.ts';
import { disconnectIntegration, takeBack } from './service.ts';

test('scores go to BigQuery day by day: sent again they change nothing, and only the own project’s', async () => {
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
  for (const one of [project, other])
    await insertScan(tenant, { project: one, engines: ['openai'], prompts, samplesK: 2, at });
  await expect(connect({ ...body, key: 'no key file' })).rejects.toMatchObject({ code: 'validation_failed' });
  const { integration } = await connect({ ...body, projectId: project.id });
  const params = { integrationId: integration.id };
  const own = await owner`select as_of from score where project_id = ${project.id}`;
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
  await expect(connect({ projectId, key: 'no key file at all' })).rejects.toMatchObject(refused);
  for (const said of [
    { status: 403, body: '{"error":{"message":"User does not have sufficient permission"}}' },
    { status: 200, body: '{"permissionLevel":"siteUnverifiedUser"}' },
  ]) {
    vendorSays.knownSite = said;
    await expect(connect({ projectId, key: file })).rejects.toMatchObject(refused);
  }
  vendorSays.knownSite = { status: 200, body: '{"permissionLevel":"siteFullUser"}' };
  const { integration, authorizeUrl } = await connect({ projectId, key: file });
  expect(authorizeUrl).toBeNull();
  expect(integration.state).toBe('connected');
  const params = { integrationId: integration.id };
  await readUntil(integration.id);
  vendorSays.searched = () => ['which saw'];
  expect(await sync(params)).toMatchObject({ error: null });
  expect((await queriesOf(params)).length).toBeGreaterThan(0);
  later(1);
  vendorSays.searched = () => ({ status: 403, body: '{"error":{"message":"No permission"}}' });
  await sync(params);
  expect(await read(params)).toMatchObject({
    state: 'failing',
    error: expect.stringContaining('Give the account access to this property'),
  });
  expect(await takeBack(tenant, params)).toEqual({ revoked: false });
  vendorSays.searched = () => [];
});

test('Cloudflare’s counts of crawlers stand for days without a log, once, without addresses', async () => {
  const zoneId = '023e105f4ecef8ad9ca31a8372d0c353';
  const given = { kind: 'cloudflare' as const, property: zoneId, key: 'a-token-of-it' };
  const project = await makeProject();
  vendorSays.crawled = [
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
  vendorSays.bing = { status: 400, body: '{"ErrorCode":3,"Message":"ERROR!!! InvalidApiKey"}' };
  await expect(given()).rejects.toMatchObject(refused);
  for (const said of [sites(site, false), sites('https://other.example/', true)]) {
    vendorSays.bing = said;
    await expect(given()).rejects.toMatchObject(refused);
  }
  vendorSays.bing = sites('https://www.example.com', true);
  expect((await given()).integration.state).toBe('connected');
  vendorSays.bing = { status: 503 };
  expect((await given()).integration).toMatchObject({
    state: 'unchecked',
    error: expect.stringMatching(/^Bing Webmaster Tools could not be asked whether the key is good: .*503/),
  });
});
