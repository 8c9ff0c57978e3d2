import type { Example } from '@svc/contract/kernel';
import { operations } from '@svc/core/operations';
import { expect, test } from 'vitest';
import { exampleOf } from './testing/example.ts';
import { openWorld } from './testing/world.ts';

const world = await openWorld();
const caller = await world.tenant();

const named = (id: string) => {
  const operation = operations.find((operation) => operation.id === id);
  if (!operation) throw new Error(`there is no ${id}`);
  return operation;
};
const call = (id: string, example: Example, headers: Record<string, string> = {}) =>
  caller.call(named(id), example, { headers });

test('what was stored is told in the language that the caller reads best, else in English', async () => {
  const analysis = await exampleOf(named('get_analysis'), caller);
  const plain = await call('get_analysis', analysis);
  expect(plain.text).toContain('"There is little text to find and quote."');
  expect(plain.headers.get('content-language')).toBe('en');
  expect(plain.headers.get('vary')).toContain('accept-language');
  const german = await call('get_analysis', analysis, { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' });
  expect(german.text).toContain('"Es gibt wenig Text, der sich finden und zitieren lässt."');
  expect(german.body.title).toBe(plain.body.title);
  expect(german.headers.get('content-language')).toBe('de');
  for (const other of ['fr', 'en, de;q=0.5', 'de;q=0', '*', ';;q=de', 'x'.repeat(5_000)]) {
    const answer = await call('get_analysis', analysis, { 'accept-language': other });
    expect([answer.text, answer.headers.get('content-language')]).toEqual([plain.text, 'en']);
  }
});

test('a repeated write is told to each in their language, and kept once', async () => {
  const goal = await exampleOf(named('create_goal'), caller);
  const once = { 'idempotency-key': 'telling' };
  const english = await call('create_goal', goal, once);
  const german = await call('create_goal', goal, { ...once, 'accept-language': 'de' });
  expect(german.headers.get('idempotency-replayed')).toBe('true');
  expect(german.body).toMatchObject({
    id: english.body.id,
    name: english.body.name,
    feasibility: {
      sentence: 'Noch wurde nichts gemessen, also ist unbekannt, wie weit das Ziel entfernt ist.',
    },
  });
  expect((await call('create_goal', goal, once)).text).toBe(english.text);
});
