import { expect, test } from 'vitest';
import { z } from 'zod';
import { mode, modeFiller } from './mode.ts';
import { listOf } from './page.ts';
import { orNull } from './schema.ts';

const Figure = z.strictObject({ id: z.string(), mode });
const Payload = z.strictObject({
  mode,
  newest: orNull(Figure),
  all: z.array(Figure),
  workspace: z.strictObject({ mode: z.enum(['live', 'test']) }),
  earlier: Figure.optional(),
});

test('the mode stands wherever the schema has it, and nowhere else', () => {
  const workspace = { mode: 'live' } as const;
  const value = { newest: { id: 'a' }, all: [{ id: 'b' }, { id: 'c' }], workspace };
  const filled = modeFiller(Payload)(value, 'test');
  expect(filled).toEqual({
    mode: 'test',
    newest: { mode: 'test', id: 'a' },
    all: [
      { mode: 'test', id: 'b' },
      { mode: 'test', id: 'c' },
    ],
    workspace,
  });
  expect(Payload.parse(filled)).toBeTruthy();
});

test('what was null stays null, and the value given is not changed: others may hold it', () => {
  const value = { newest: null, all: [], workspace: { mode: 'test' } };
  expect(modeFiller(Payload)(value, 'live')).toMatchObject({ mode: 'live', newest: null });
  expect(value).not.toHaveProperty('mode');
});

test('items of a list carry it, its envelope does not', () => {
  const list = { items: [{ id: 'a' }], total: 1, limit: 20, offset: 0, next: null };
  expect(modeFiller(listOf('Figures', Figure))(list, 'test')).toEqual({
    ...list,
    items: [{ mode: 'test', id: 'a' }],
  });
});

test('a schema without a mode leaves its values alone', () => {
  const value = { id: 'a' };
  expect(modeFiller(z.strictObject({ id: z.string() }))(value, 'test')).toBe(value);
});
