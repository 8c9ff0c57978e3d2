import { testEnvironment } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { tally } from '@svc/testing';
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
  // One place in all: four fifths of it round down to none.
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
  expect(await refused[0]?.json()).toMatchObject({
    detail: expect.stringContaining('This key sent more than 10 requests'),
  });
  const told = answers.find(({ status }) => status === 200)?.headers;
  if (told) expect(told.get('ratelimit-policy')).toBe('"minute";q=6000;w=60, "key";q=10;w=60');
  expect((await call(secret, '/v1/me')).headers.get('ratelimit-policy')).toBe('"minute";q=6000;w=60');
});

/** A body whose first byte comes, and the rest when `end` is called. `waitedFor`: somebody has read that byte. */
function slowBody(text: string) {
  const read = Promise.withResolvers<void>();
  let end = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(text.slice(0, 1)));
      end = () => {
        controller.enqueue(Buffer.from(text.slice(1)));
        controller.close();
      };
    },
    pull: () => read.resolve(),
  });
  return { body, end: () => end(), waitedFor: read.promise };
}

test('whoever sends slowly holds no place: others are answered meanwhile, and the slow ones once they are done', async () => {
  const other = replica();
  const slow = await world.tenant({ concurrentRequests: 1_000 });
  const quick = await world.tenant();
  const bodies = Array.from({ length: 260 }, (_, index) =>
    slowBody(JSON.stringify({ name: `Slow ${index % 4}`, description: 'x'.repeat(index % 2 ? 10 : 2_000) })),
  );
  const sent = bodies.map(({ body }, index) =>
    other.request('/v1/projects', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${slow.secret}`,
        'content-type': 'application/json',
        ...(index % 3 === 0 && { 'content-length': '1000' }),
      },
      body,
      duplex: 'half',
    } as RequestInit),
  );
  // Until each waits for its body or was refused.
  await Promise.all(sent.map((answer, index) => Promise.race([answer, bodies[index]?.waitedFor])));
  const { tried, end } = tally('answers that others miss while bodies come slowly');
  for (let index = 0; index < 30; index += 1) {
    const { status } = await other.request('/v1/projects', {
      method: index % 2 ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${quick.secret}`, 'content-type': 'application/json' },
      ...(index % 2 === 0 && { body: JSON.stringify({ name: 'Quick' }) }),
    });
    tried(`call ${index}: ${status}`, status < 300);
  }
  end(30);
  for (const body of bodies) body.end();
  const answers = await Promise.all(sent);
  const done = answers.filter(({ status }) => status === 201).length;
  // Reports may hold a quarter of the places; the other requests are told when to try again.
  expect(done).toBeGreaterThanOrEqual(64);
  for (const { status, headers } of answers) {
    expect([201, 429, 503]).toContain(status);
    if (status !== 201) expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  }
});

test('of the memory for long bodies an organisation gets a quarter', async () => {
  const other = replica();
  const { secret, use } = await world.tenant({ concurrentRequests: 1_000 });
  const { id } = await use('create_project', { body: { name: 'Acme' } });
  const endless = () => {
    let sent = 0;
    return new ReadableStream({
      pull: (controller) => {
        sent += 1;
        // Eleven megabytes, and then nothing more.
        return sent <= 11 ? controller.enqueue(Buffer.alloc(1_048_576, 120)) : new Promise(() => {});
      },
    });
  };
  const send = (body: string | ReadableStream) =>
    other.request(`/v1/projects/${id}/traffic/logs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/plain' },
      ...{ body, duplex: 'half' },
    });
  const held = Array.from({ length: 5 }, () => send(endless()));
  // Four fit; one of the five is refused, and its memory is free again.
  expect((await Promise.race(held)).status).toBe(429);
  const visit = '203.0.113.9 - - [10/Oct/2026:13:55:36 +0000] "GET / HTTP/1.1" 200 10 "-" "curl/8.0"';
  expect((await send(visit)).status).toBe(201);
});
