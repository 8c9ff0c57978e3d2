import { type ConnectIntegration, ListIntegrations } from '@svc/contract/integration';
import { CreateProject } from '@svc/contract/project';
import { afterAll } from 'vitest';
import { testWorkspace } from '../../environment/test-workspace.ts';
import { startReceiver } from '../../guard/factory.ts';
import { createGuardedFetch } from '../../guard/index.ts';
import { readIntegrationSettings } from '../../integration/index.ts';
import { createProject } from '../project/index.ts';
import { acceptConsent } from './callback.ts';
import { connectable } from './catalogue.ts';
import { openKept, readTokens } from './credential.ts';
import { startOAuthServer } from './oauth.fixture.ts';
import { connectIntegration, listIntegrations, prepareConnection, redirectUriOf } from './service.ts';
import { daysToRead, syncOne } from './sync.ts';

export const { context, another, environment: plain, owner } = await testWorkspace({ plan: 'enterprise' });
export const scopes = Object.values(connectable).flatMap(({ oauth }) =>
  oauth?.at === 'google' ? oauth.scope : [],
);
export const oauth = await startOAuthServer(redirectUriOf(plain.publicUrl), scopes);
export type Said = { status: number; body?: string; headers?: Record<string, string> };
export const vendorSays = {
  /** By day and first row of the request; every other page is empty. */
  searched: (_day: string): Said | string[] => [],
  /** Requests of a day at Cloudflare: user agent, address, page, how many. */
  crawled: [] as [string, string, string, number][],
  /** What Search Console says of a property. */
  knownSite: { status: 200, body: '{"permissionLevel":"siteFullUser"}' } as Said,
  /** What Bing says of the key. */
  bing: { status: 500 } as Said,
};
/** BigQuery, as far as a sync asks it: partitions and the rows that they hold. */
export const loaded = new Map<string, string[]>();
export function warehouse(path: string, body: string): object | null {
  if (path === '/token') return { access_token: 'at-1' };
  if (path.includes('/datasets/')) return { id: 'my-project:svc' };
  if (!path.startsWith('/upload/bigquery/')) return null;
  const [, partition = ''] = /"tableId":"([^"]+)"/.exec(body) ?? [];
  loaded.set(partition, body.match(/"measure":"\w+"/g) ?? []);
  return { jobReference: { jobId: 'job_1' }, status: { state: 'DONE' } };
}
export function zone(query: string): object {
  const limits = { enabled: true, maxDuration: 86_400, maxPageSize: 10_000, notOlderThan: 8 * 86_400 };
  const groups = vendorSays.crawled.map(([userAgent, clientIP, clientRequestPath, count]) => ({
    count,
    dimensions: { userAgent, clientIP, clientRequestPath, edgeResponseStatus: 200 },
  }));
  const found = query.includes('settings')
    ? { settings: { httpRequestsAdaptiveGroups: limits } }
    : { httpRequestsAdaptiveGroups: groups };
  return { data: { viewer: { zones: [found] } }, errors: null };
}
export const vendor = await startReceiver(({ path, body }) => {
  if (path.startsWith('/GetUserSites')) return vendorSays.bing;
  if (path.startsWith('/webmasters/') && !path.endsWith('/query')) return vendorSays.knownSite;
  const told = path === '/graphql' ? zone(JSON.parse(body).query) : warehouse(path, body);
  if (told) return { status: 200, body: JSON.stringify(told) };
  const { startDate, startRow } = JSON.parse(body);
  const found = vendorSays.searched(startDate);
  if (!Array.isArray(found)) return found;
  const rows = startRow > 0 ? [] : found.map((query) => ({ keys: [query], clicks: 1, impressions: 10 }));
  return { status: 200, body: JSON.stringify({ rows }) };
});
export const fetch = createGuardedFetch({ allow: [oauth.host, vendor.host], userAgent: 'test' });
afterAll(async () => {
  await fetch.close();
  await Promise.all([oauth.close(), vendor.close()]);
});

export const integrations = readIntegrationSettings({
  ...oauth.settings,
  SEARCH_CONSOLE_BASE_URL: `http://${vendor.host}`,
  BING_WEBMASTER_BASE_URL: `http://${vendor.host}`,
  CLOUDFLARE_BASE_URL: `http://${vendor.host}`,
  BIGQUERY_BASE_URL: `http://${vendor.host}`,
  GOOGLE_SERVICE_TOKEN_URL: `http://${vendor.host}/token`,
});
/** Starts at noon, so that it can go forward by hours within the day. */
export let clock = new Date(new Date().setUTCHours(12, 0, 0, 0));
export const now = () => clock;
export const setClock = (to: Date): void => {
  clock = to;
};
export const environment = { ...plain, fetch, integrations, now };
export const tenant = { ...context, fetch, integrations, now };
export const property = 'sc-domain:example.com';
export const key = '0123456789abcdef0123456789abcdef';

export const makeProject = async () =>
  (await createProject(tenant, CreateProject.parse({ name: 'Acme' }))).id;
export async function connect(input: Partial<ConnectIntegration> = {}) {
  const body: ConnectIntegration = {
    kind: 'search_console',
    projectId: await makeProject(),
    property,
    ...input,
  };
  return connectIntegration(tenant, body, await prepareConnection(tenant, body));
}
/** Connected, with all but the last ten days read. */
export async function connected() {
  const { integration, authorizeUrl } = await connect();
  await acceptConsent(environment, (await oauth.agree(authorizeUrl ?? '')).searchParams);
  await readUntil(integration.id);
  return { integrationId: integration.id };
}
export const days = daysToRead({ kind: 'search_console', syncedThrough: null }, clock).slice(-10);
export const readUntil = (id: string) =>
  owner`update integration set synced_through = ${dayBefore(3)} where id = ${id}`;
/** So that, with the days that are read again, the ten are missing. */
export const dayBefore = (further: number) =>
  new Date(Date.parse(days[0] ?? '') + (further - 1) * 86_400_000).toISOString().slice(0, 10);
export const sync = (params: { integrationId: string }) =>
  syncOne(environment, { workspaceId: tenant.workspace.id, ...params }, new AbortController().signal);
export const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000);
};
export const read = async ({ integrationId }: { integrationId: string }) =>
  (await listIntegrations(tenant, ListIntegrations.parse({}))).items.find(({ id }) => id === integrationId);
export const kept = async (id: string) => readTokens(await openKept(tenant, tenant.vault, id));
export const queriesOf = async (params: { integrationId: string }) =>
  (
    await owner`select day, query from search_query where integration_id = ${params.integrationId} order by 1, 2`
  ).map(({ day, query }) => `${day} ${query}`);
