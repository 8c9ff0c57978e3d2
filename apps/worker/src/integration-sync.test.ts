import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { perform } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { afterAll, expect, test } from 'vitest';
import { testStack } from './test/test-stack.ts';

const site = 'https://www.example.com/';
const key = '0123456789abcdef0123456789abcdef';
/** Bing as its documents describe it: what it has, and the quota that the first question for figures meets. */
const asked: string[] = [];
const vendor = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://vendor');
  asked.push(url.pathname);
  const first = asked.filter((path) => path === '/GetQueryStats').length < 2;
  if (url.searchParams.get('apikey') !== key) response.writeHead(400).end('{"ErrorCode":3}');
  else if (url.pathname === '/GetUserSites')
    response.end(JSON.stringify({ d: [{ Url: site, IsVerified: true }] }));
  else if (first) response.writeHead(429, { 'retry-after': '60' }).end('{}');
  else {
    const day = Date.now() - 10 * 86_400_000;
    const row = { Query: 'best bench vice', Clicks: 2, Impressions: 30, Date: `/Date(${day}-0700)/` };
    response.end(JSON.stringify({ d: [row] }));
  }
});
vendor.listen(0, '127.0.0.1');
await once(vendor, 'listening');
afterAll(() => vendor.close());
const host = `127.0.0.1:${(vendor.address() as AddressInfo).port}`;
const stack = await testStack({
  settings: { BING_WEBMASTER_BASE_URL: `http://${host}` },
  egressAllow: host,
});

async function call(id: string, input: Record<string, unknown>) {
  const operation = operations.find((one) => one.id === id);
  const given = { ...input, ...operation?.query?.parse(operation.body ? {} : input) };
  return JSON.parse(JSON.stringify(await perform(operation, stack.context, given)));
}

test('connecting puts a sync on the queue; a limit is waited for, and the next run brings the days', async () => {
  await stack.startWorker();
  const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts: [] });
  const bing = { kind: 'bing_webmaster', projectId, property: site, key };
  const { integration } = await call('connect_integration', bing);
  const read = async () => (await call('list_integrations', {})).items[0];
  await expect.poll(async () => (await read()).error).toContain('429');
  const limited = await read();
  expect(limited).toMatchObject({ state: 'unchecked', syncedThrough: null, runs: [{ days: 0 }] });
  expect(Date.parse(limited.nextSyncAt)).toBeGreaterThan(Date.now());
  await call('sync_integration', { integrationId: integration.id });
  await expect.poll(async () => (await read()).runs.length).toBe(2);
  expect(await read()).toMatchObject({ error: null, lagDays: 0, runs: [{ rows: 1, days: 90 }, { days: 0 }] });
  const kept = await stack.owner`select query, impressions from search_query`;
  expect([...kept]).toEqual([{ query: 'best bench vice', impressions: 30 }]);
});
