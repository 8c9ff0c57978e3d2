import { operations } from '@svc/core/operations';
import { expect, test } from 'vitest';
import { type Answer, openWorld } from './testing/world.ts';

const world = await openWorld();
const caller = await world.tenant();
const projectId = (await caller.use('create_project', { body: { name: 'Acme' } })).id;

const call = (
  id: string,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`there is no ${id}`);
  return caller.call(operation, { params: { projectId }, body }, { headers });
};
const etag = async (): Promise<string> => (await call('get_project', {})).headers.get('etag') ?? '';

test('a change of what has changed since is refused', async () => {
  const seen = await etag();
  expect((await call('update_project', { samplesK: 4 }, { 'if-match': seen })).status).toBe(200);
  const stale = await call('update_project', { samplesK: 5 }, { 'if-match': seen });
  expect(stale).toMatchObject({ status: 412, body: { code: 'precondition_failed' } });
  expect((await call('get_project', {})).body.samplesK).toBe(4);
});

test('of two changes that saw the same version one is made', async () => {
  const seen = await etag();
  const answers = await Promise.all(
    [6, 7].map((samplesK) => call('update_project', { samplesK }, { 'if-match': seen })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('a reader that has the newest gets nothing sent', async () => {
  const own = await etag();
  for (const known of [own, `W/${own}`, `"other", ${own}`, '*'])
    expect((await call('get_project', {}, { 'if-none-match': known })).status, known).toBe(304);
});

test('each language has a tag of its own, and a change may name either', async () => {
  const german = await call('get_project', {}, { 'accept-language': 'de' });
  const own = german.headers.get('etag') ?? '';
  expect(own).not.toBe(await etag());
  const read = (language: string) =>
    call('get_project', {}, { 'accept-language': language, 'if-none-match': own });
  expect([(await read('de')).status, (await read('en')).status]).toEqual([304, 200]);
  expect((await call('update_project', { samplesK: 3 }, { 'if-match': own })).status).toBe(200);
});

test('an action looks at the version of what it changes; where there is none, If-Match is refused', async () => {
  const seen = await etag();
  await call('update_project', { samplesK: 8 });
  const identity = { name: 'Acme', aliases: [], domains: ['acme.example'] };
  expect((await call('update_project_identity', identity, { 'if-match': seen })).status).toBe(412);
  expect((await call('update_project_identity', identity, { 'if-match': await etag() })).status).toBe(200);
  expect((await call('archive_project', {}, { 'if-match': seen })).status).toBe(412);
  const nothing = await call('start_scan', { projectId }, { 'if-match': seen });
  expect(nothing).toMatchObject({ status: 412, body: { detail: expect.stringContaining('Leave it out') } });
});

test('the scheme of a key may be written in small letters', async () => {
  const answer = await world.request('/v1/me', { headers: { authorization: `bearer ${caller.secret}` } });
  expect(answer.status).toBe(200);
});
