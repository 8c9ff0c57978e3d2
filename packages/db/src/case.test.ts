import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { camel, snake } from './case.ts';

test('names of columns go to the case of TypeScript and back', () => {
  expect(camel('prompt_set_id')).toBe('promptSetId');
  expect(camel('top_3')).toBe('top_3');
  expect(snake('promptSetId')).toBe('prompt_set_id');
  expect(snake('prompt_set')).toBe('prompt_set');
});

test('each column of a table comes back under its own name', () => {
  const types = readFileSync(new URL('tables.gen.ts', import.meta.url), 'utf8');
  const columns = [...types.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name);
  expect(columns.length).toBeGreaterThan(500);
  expect(columns.filter((name) => camel(snake(name)) !== name && name !== snake(name))).toEqual([]);
});
