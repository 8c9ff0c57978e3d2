import { idPattern } from '@svc/contract/kernel';
import { expect, test } from 'vitest';
import { newId } from './ids.ts';

test('ids are valid, differ, and sort in the order of their making, within a millisecond too', () => {
  const now = 1_795_000_000_000;
  const ids = [now, now + 1].flatMap((time) => Array.from({ length: 5_000 }, () => newId('brand', time)));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(idPattern('brand'));
  for (const id of ids) expect(id).toMatch(/^brd_[0-9a-f]{12}7[0-9a-f]{3}[89ab]/);
  const first = ids.slice(0, 4_000);
  expect(first.toSorted()).toEqual(first);
});

test('an earlier time than the last gives an earlier id', () => {
  expect(newId('answer', 2_000) > newId('answer', 1_000)).toBe(true);
});
