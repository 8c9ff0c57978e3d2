import { testEnvironment } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from './app.ts';
import { openWorld } from './testing/world.ts';

/** Two APIs over one database. */
async function replicas(mostAtOnce?: number) {
  const world = await openWorld();
  const other = createApp({
    environment: testEnvironment(world.handle.database),
    operations,
    docs: { publicUrl: 'http://api.test' },
    validateResponses: true,
    ready: () => true,
    ...(mostAtOnce !== undefined && { mostAtOnce }),
  });
  onTestFinished(async () => {
    await other.close();
    await world.close();
  });
  return { world, other };
}

test('a workspace’s minute is one minute over all APIs, and every answer says what is left', async () => {
  const { world, other } = await replicas();
  const { secret } = await world.tenant({ requestsPerMinute: 30, concurrentRequests: 1_000 });
  const headers = { authorization: `Bearer ${secret}` };
  const answers = await Promise.all(
    Array.from({ length: 120 }, async (_, index) =>
      index % 2 === 0
        ? world.fetch(new Request('http://api.test/v1/me', { headers }))
        : other.app.request('/v1/me', { headers }),
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
  expect(
    (await other.app.request('/v1/me', { headers: { authorization: `Bearer ${neighbour.secret}` } })).status,
  ).toBe(200);
});

test('what an API cannot take it refuses before it asks who it is, and health still answers', async () => {
  const { other } = await replicas(0);
  const answer = await other.app.request('/v1/me');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect((await other.app.request('/livez')).status).toBe(200);
});
