import type { Deprecation } from '@svc/contract/kernel';
import { operations } from '@svc/core/operations';
import { afterAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { openWorld } from './testing/world.ts';

const deprecation: Deprecation = { since: '2027-01-15', ends: '2027-10-01', instead: 'get_project' };
const { environment } = await openWorld();
const app = createApp({
  environment,
  operations: operations.map((one) => (one.id === 'list_projects' ? { ...one, deprecation } : one)),
  docs: { publicUrl: 'http://api.test' },
  validateResponses: true,
  ready: () => true,
});
afterAll(() => app.close());

test('an operation that ends says so on every answer, with where to read on; others say nothing', async () => {
  // Without a key. Refusals carry the header too.
  const answer = await app.fetch(new Request('http://api.test/v1/projects'));
  expect(answer.status).toBe(401);
  expect(answer.headers.get('deprecation')).toBe(`@${Date.UTC(2027, 0, 15) / 1_000}`);
  expect(answer.headers.get('sunset')).toBe('Fri, 01 Oct 2027 00:00:00 GMT');
  expect(answer.headers.get('link')).toContain(
    '<http://api.test/docs/guides/api-changelog>; rel="deprecation"',
  );
  const other = await app.fetch(new Request('http://api.test/v1/engines'));
  expect([other.headers.get('deprecation'), other.headers.get('sunset')]).toEqual([null, null]);
});

test('the document marks it, and names what to use instead', async () => {
  const document = (await (await app.fetch(new Request('http://api.test/openapi.json'))).json()) as {
    paths: Record<string, Record<string, { deprecated?: boolean; description: string; responses: object }>>;
    components: { headers: Record<string, { schema: { pattern: string } }> };
  };
  const listed = document.paths['/v1/projects']?.get;
  expect(listed).toMatchObject({ deprecated: true, description: expect.stringContaining('get_project') });
  expect(JSON.stringify(listed?.responses)).toContain('#/components/headers/Sunset');
  expect(document.paths['/v1/engines']?.get?.deprecated).toBeUndefined();
});

test('what is deprecated ends half a year later at the earliest, and what replaces it is there', () => {
  const ids = new Set(operations.map(({ id }) => id));
  for (const { id, deprecation: said } of operations) {
    if (said === undefined) continue;
    const days = (Date.parse(said.ends) - Date.parse(said.since)) / 86_400_000;
    expect({ id, days: days >= 180, instead: ids.has(said.instead) }).toEqual({
      id,
      days: true,
      instead: true,
    });
  }
});
