import { afterAll, expect, test } from 'vitest';
import { startReceiver } from '../guard/factory.ts';
import { createGuardedFetch } from '../guard/index.ts';
import { cloudflare } from './cloudflare.ts';
import { readIntegrationSettings } from './settings.ts';

/** Cloudflare's side: requests by time, limits of the plan, groups without cursors, errors as its documents have them. */
const seen: { at: string; userAgent: string; clientIP: string; path: string }[] = [];
const plan = { enabled: true, maxDuration: 86_400, maxPageSize: 3, notOlderThan: 3 * 86_400 };
let refusal: { status: number; message: string } | null = null;
let zones = 1;
const failed = (status: number, message: string) => ({
  status,
  body: JSON.stringify({ data: null, errors: [{ message, path: ['viewer'], extensions: {} }] }),
});
const server = await startReceiver(({ headers, body }) => {
  if (refusal) return failed(refusal.status, refusal.message);
  if (headers.authorization !== 'Bearer token-1') return failed(401, 'Unauthorized');
  const { query, variables } = JSON.parse(body);
  const answer = (zone: object) => ({
    status: 200,
    body: JSON.stringify({ data: { viewer: { zones: zones > 0 ? [zone] : [] } }, errors: null }),
  });
  if (query.includes('settings')) return answer({ settings: { httpRequestsAdaptiveGroups: plan } });
  const [from, to] = [Date.parse(variables.from), Date.parse(variables.to)];
  if ((to - from) / 1_000 > plan.maxDuration) return failed(400, 'query time range is too large');
  if (from < now - plan.notOlderThan * 1_000) return failed(400, 'cannot request data older than 259200s');
  if (variables.most > plan.maxPageSize)
    return failed(400, 'limit must be positive number and not greater than 3');
  const names = [...query.matchAll(/userAgent_like: "%([^%"]+)%"/g)].map(([, name = '']) => name);
  const inside = seen.filter(
    ({ at, userAgent }) =>
      Date.parse(at) >= from && Date.parse(at) < to && names.some((name) => userAgent.includes(name)),
  );
  const groups = Map.groupBy(inside, ({ at: _, ...dimensions }) => JSON.stringify(dimensions));
  const rows = [...groups.values()].map((some) => ({
    count: some.length,
    dimensions: {
      userAgent: some[0]?.userAgent,
      clientIP: some[0]?.clientIP,
      clientRequestPath: some[0]?.path,
      edgeResponseStatus: 200,
    },
  }));
  return answer({ httpRequestsAdaptiveGroups: rows.slice(0, variables.most) });
});
const fetch = createGuardedFetch({ allow: [server.host], userAgent: 'test' });
afterAll(async () => {
  await fetch.close();
  await server.close();
});

const now = Date.parse('2026-11-22T12:00:00Z');
const { baseUrls } = readIntegrationSettings({ CLOUDFLARE_BASE_URL: `http://${server.host}` });
const property = '023e105f4ecef8ad9ca31a8372d0c353';
const call = { fetch, baseUrls, property, credential: 'token-1', now };
async function read(days: string[], credential = 'token-1') {
  const found = [];
  for await (const one of cloudflare.read({ ...call, credential }, days)) found.push(one);
  return found;
}

test('a day that does not fit on a page is asked for in halves, and nothing is lost or doubled', async () => {
  const hours = Array.from({ length: 20 }, (_, index) => String(index).padStart(2, '0'));
  for (const hour of hours)
    seen.push({
      at: `2026-11-21T${hour}:00:00Z`,
      userAgent: 'Mozilla/5.0 (compatible; GPTBot/1.3)',
      clientIP: '192.0.2.7',
      path: `/page-${hour}`,
    });
  seen.push({ at: '2026-11-21T05:00:01Z', userAgent: 'Firefox', clientIP: '192.0.2.8', path: '/' });
  const [day] = await read(['2026-11-21']);
  expect(day?.crawls?.map(({ path }) => path).sort()).toEqual(hours.map((hour) => `/page-${hour}`));
  expect(day?.crawls?.every(({ address, requests }) => address === '192.0.2.7' && requests === 1)).toBe(true);
});

test('days that the plan has no longer are left out, and no span is wider than it allows', async () => {
  plan.maxDuration = 3_600;
  server.received.length = 0;
  const days = await read(['2026-11-10', '2026-11-19', '2026-11-20']);
  expect(days).toEqual([{ day: '2026-11-20', crawls: [] }]);
  // The limits, and 32 spans of 45 minutes: halves of the day until they fit.
  expect(server.received).toHaveLength(1 + 32);
  plan.maxDuration = 86_400;
});

test('more at once than a page holds is said, not cut off', async () => {
  for (let index = 0; index < 4; index += 1)
    seen.push({
      at: '2026-11-20T01:00:00Z',
      userAgent: 'ClaudeBot',
      clientIP: '192.0.2.1',
      path: `/${index}`,
    });
  await expect(read(['2026-11-20'])).rejects.toMatchObject({ fault: 'malformed' });
  seen.splice(-4);
});

test.each([
  [401, 'Unauthorized', 'auth'],
  [403, 'zones [023e] are not authorized', 'denied'],
  [429, 'rate limiter budget depleted, try again after 5 minutes', 'limited'],
  [200, 'rate limiter budget depleted, try again after 5 minutes', 'limited'],
  [200, 'query consumed excessive resources, please try running smaller queries', 'limited'],
  [200, 'zones [023e] are not authorized', 'denied'],
  [200, 'unable to execute query, please try again later', 'unavailable'],
  [503, 'too many queries in progress, please try again later', 'unavailable'],
])('%i “%s” is told as %s', async (status, message, fault) => {
  refusal = { status, message };
  await expect(read(['2026-11-21'])).rejects.toMatchObject({
    fault,
    message: expect.stringContaining(message),
  });
  refusal = null;
});

test('a token that is not good, or sees no such zone, or a plan without requests connects nothing', async () => {
  await cloudflare.check?.(call);
  await expect(cloudflare.check?.({ ...call, credential: 'other' })).rejects.toMatchObject({ fault: 'auth' });
  zones = 0;
  await expect(cloudflare.check?.(call)).rejects.toMatchObject({ fault: 'denied' });
  zones = 1;
  plan.enabled = false;
  await expect(cloudflare.check?.(call)).rejects.toMatchObject({ fault: 'denied' });
  plan.enabled = true;
});
