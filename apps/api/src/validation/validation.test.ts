import { expect, test } from 'vitest';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();
const caller = await world.tenant();

const send = (path: string, init: RequestInit = {}) =>
  world.request(path, {
    ...init,
    headers: {
      authorization: `Bearer ${caller.secret}`,
      'content-type': 'application/json',
      ...init.headers,
    },
  });
const create = (body: unknown) => send('/v1/projects', { method: 'POST', body: JSON.stringify(body) });

test('a misspelt field is told with the one that was meant, an unknown one with those that there are', async () => {
  const { status, body } = await create({
    name: 'Acme',
    samplesk: 5,
    brand: { name: 'A', domain: ['a.com'] },
  });
  expect(status).toBe(422);
  expect(body.code).toBe('validation_failed');
  expect(body.errors).toEqual(
    expect.arrayContaining([
      { path: 'samplesk', expected: 'no such key; did you mean samplesK?', received: 'samplesk' },
      { path: 'brand.domain', expected: 'no such key; did you mean domains?', received: 'domain' },
    ]),
  );
  const other = await create({ name: 'Acme', colour: 'red' });
  expect(other.body.errors[0].expected).toMatch(/^no such key; there are name, description, brand/);
});

test('what is wrong is said in plain words, never in the words of a library', async () => {
  const { body } = await create({ engines: [], samplesK: 0.5, locale: { country: 5 }, description: 7 });
  expect(
    Object.fromEntries(
      body.errors.map((one: { path: string; expected: string }) => [one.path, one.expected]),
    ),
  ).toEqual({
    name: 'is missing',
    engines: 'must have at least 1 item',
    samplesK: 'must be a whole number',
    'locale.country': 'must be a text',
    description: 'must be a text',
  });
  expect(body.detail).not.toMatch(/Invalid|expected/);
});

test('an id of another kind is told as what it is', async () => {
  const { status, body } = await send('/v1/projects/scn_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f');
  expect(status).toBe(422);
  expect(body.errors[0].expected).toMatch(/^looks like prj_.*; this is the id of a scan$/);
});

test('an empty body, a repeated query key, a wrong method: each says what to do', async () => {
  const empty = await send('/v1/projects', { method: 'POST' });
  expect(empty).toMatchObject({ status: 400, body: { code: 'malformed' } });
  expect(empty.body.detail).toContain('The body is empty. Send JSON');
  const repeated = await send('/v1/projects?limit=2&limit=3');
  expect(repeated).toMatchObject({ status: 422 });
  expect(repeated.body.errors[0]).toMatchObject({
    path: 'limit',
    expected: 'is given more than once; give it once',
  });
  const wrong = await send('/v1/projects', { method: 'DELETE' });
  expect(wrong).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  expect(wrong.headers.get('allow')).toBe('GET, POST');
});

test('a body that came later than its operation may be left out', async () => {
  const address = '/v1/scans/scn_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f/retry';
  const without = await send(address, { method: 'POST' });
  expect(without).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const wrong = await send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"maxCredits":-1}',
  });
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'maxCredits' }] } });
});

test('without a key the answer says where keys are', async () => {
  const { status, body } = await world.request('/v1/projects');
  expect(status).toBe(401);
  expect(body.detail).toContain('API keys');
});
