import { expect, test } from 'vitest';
import { type Answer, asideOf, readRows } from './rows.ts';

const answer = (names: string[], rows: unknown[][]): Answer =>
  Object.assign(rows, { count: rows.length, columns: names.map((name) => ({ name })) });

test('rows have the columns in their order, and the column aside stands beside them', () => {
  const rows = readRows(
    answer(
      ['b', 'aside', 'a'],
      [
        [1, 'x', null],
        [2, 'y', '3'],
      ],
    ),
  );
  expect(rows.map((row) => Object.entries(row))).toEqual([
    [
      ['b', 1],
      ['a', null],
    ],
    [
      ['b', 2],
      ['a', '3'],
    ],
  ]);
  expect(asideOf(rows)).toEqual(['x', 'y']);
  expect(asideOf(readRows(answer(['a'], [[1]])))).toEqual([]);
});

test('a statement without columns has no rows', () => {
  expect(readRows(Object.assign([], { count: 3 }))).toEqual([]);
});
