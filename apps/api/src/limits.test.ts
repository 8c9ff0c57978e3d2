import { testEnvironment } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from './app.ts';
import { openWorld } from './testing/world.ts';

const world = await openWorld();

/** Another API over the same database. */
function replica(mostAtOnce?: number) {
  const api = createApp({
    environment: testEnvironment(world.handle.database),
    operations,
    docs: { publicUrl: 'http://api.test' },
    validateResponses: true,
    ready: () => true,
    ...(mostAtOnce !== undefined && { mostAtOnce }),
  });
  onTestFinished(api.close);
  const request = async (path: string, init?: RequestInit) =>
    api.fetch(new Request(`http://api.test${path}`, init));
  return { request };
}

test('a workspace’s minute is one minute over all APIs, and every answer says what is left', async () => {
  const other = replica();
  const { secret } = await world.tenant({ requestsPerMinute: 30, concurrentRequests: 1_000 });
  const headers = { authorization: `Bearer ${secret}` };
  const answers = await Promise.all(
    Array.from({ length: 120 }, async (_, index) =>
      index % 2 === 0
        ? world.fetch(new Request('http://api.test/v1/me', { headers }))
        : other.request('/v1/me', { headers }),
    ),
  );
  const through = answers.filter(({ status }) => status === 200).length;
  expect(through).toBeGreaterThan(0);
  // 30, and what half a minute on a slow machine would refill.
  expect(through).toBeLessThanOrEqual(45);
  for (const { status, headers } of answers) {
    expect(headers.get('ratelimit-policy')).toBe('"minute";q=30;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"minute";r=\d+;t=\d+$/);
    expect([200, 429]).toContain(status);
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  }
  // A neighbour has a minute of its own.
  const neighbour = await world.tenant({ requestsPerMinute: 30 });
  const quiet = await other.request('/v1/me', { headers: { authorization: `Bearer ${neighbour.secret}` } });
  expect(quiet.status).toBe(200);
});

test('what an API cannot take it refuses before it asks who calls; critical operations and health still answer', async () => {
  // One place: four fifths of it are none.
  const other = replica(1);
  const refused = await other.request('/v1/me', { headers: { 'x-request-id': 'mine-12345' } });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  expect(await refused.json()).toMatchObject({
    code: 'overloaded',
    instance: 'mine-12345',
  });
  expect(refused.headers.get('x-request-id')).toBe('mine-12345');
  expect((await other.request('/v1/scans')).status).toBe(401);
  expect((await other.request('/livez')).status).toBe(200);
});

test('who is refused early hears what is left of the quota', async () => {
  // Two places: one of them is for critical operations.
  const other = replica(2);
  const { secret } = await world.tenant({ requestsPerMinute: 600 });
  const call = () => other.request('/v1/me', { headers: { authorization: `Bearer ${secret}` } });
  expect((await call()).status).toBe(200);
  const [served, refused] = await Promise.all([call(), call()]);
  expect([served.status, refused.status]).toEqual([200, 503]);
  expect(refused.headers.get('ratelimit-policy')).toBe('"minute";q=600;w=60');
  expect(refused.headers.get('ratelimit')).toMatch(/^"minute";r=\d+;t=\d+$/);
});

test('a key may have a limit of its own, which it cannot hand on as more; other keys of its workspace go on', async () => {
  const { secret } = await world.tenant({ requestsPerMinute: 6_000, concurrentRequests: 1_000 });
  const call = (key: string, path: string, body?: object) =>
    world.fetch(
      new Request(`http://api.test${path}`, {
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }),
    );
  const settings = { name: 'Slow', scopes: ['admin'], requestsPerMinute: 10 };
  const made = await call(secret, '/v1/api-keys', settings);
  const slow = (await made.json()) as { secret: string; requestsPerMinute: number };
  expect(slow.requestsPerMinute).toBe(10);
  const faster = await call(slow.secret, '/v1/api-keys', { name: 'Fast', scopes: ['admin'] });
  expect(await faster.json()).toMatchObject({ errors: [{ path: 'requestsPerMinute' }] });
  const answers = await Promise.all(Array.from({ length: 60 }, () => call(slow.secret, '/v1/me')));
  const refused = answers.filter(({ status }) => status === 429);
  // Ten, and what half a minute on a slow machine would refill.
  expect(refused.length).toBeGreaterThanOrEqual(40);
  expect(await refused[0]?.json()).toMatchObject({ detail: expect.stringContaining('of this key') });
  const told = answers.find(({ status }) => status === 200)?.headers;
  if (told) expect(told.get('ratelimit-policy')).toBe('"minute";q=6000;w=60, "key";q=10;w=60');
  expect((await call(secret, '/v1/me')).headers.get('ratelimit-policy')).toBe('"minute";q=6000;w=60');
});
