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
  expect((await call('get_project', {}, { 'if-none-match': await etag() })).status).toBe(304);
});
