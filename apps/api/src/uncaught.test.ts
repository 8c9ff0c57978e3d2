import { hearStrays } from '@svc/core/environment/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from './testing/world.ts';

const probe = () => {
  setTimeout(() => {
    throw new Error('nobody catches this');
  }, 10);
  return new Promise<never>(() => {});
};
const world = await openWorld({ probe });

test('an error that nobody catches ends its request with 500, and others are answered', async () => {
  const { strays, restore } = hearStrays();
  onTestFinished(restore);
  const caller = await world.tenant();
  const headers = { authorization: `Bearer ${caller.secret}`, 'content-type': 'application/json' };
  const call = (path: string, init: RequestInit = {}) =>
    world.fetch(new Request(`http://api.test${path}`, { headers, ...init }));
  const body = JSON.stringify({ secret: 'sk-of-the-workspace' });
  const [broken, fine] = await Promise.all([
    call('/v1/provider-keys/openai', { method: 'PUT', body }),
    call('/v1/projects'),
  ]);
  expect(broken.status).toBe(500);
  expect(await broken.text()).not.toContain('nobody catches this');
  expect(fine.status).toBe(200);
  expect((await call('/v1/projects')).status).toBe(200);
  expect(strays()).toBe(0);
});
