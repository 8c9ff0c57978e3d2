import { expect, test } from 'vitest';
import { type Column, chosenColumns, fileOf, nextSort, readSort, sorted, writeSort } from './column.ts';

interface Row {
  name: string;
  share: number | null;
}
const rows: Row[] = [
  { name: 'b', share: 0.2 },
  { name: 'a', share: null },
  { name: 'c', share: 0.7 },
];
const columns: Column<Row>[] = [
  {
    id: 'name',
    label: 'Name',
    cell: ({ name }) => name,
    file: [{ label: 'Name', value: ({ name }) => name }],
  },
  { id: 'share', label: 'Share', cell: ({ share }) => share, order: ({ share }) => share },
  { id: 'more', label: 'More', cell: () => null, off: true },
];
const names = (found: readonly Row[]) => found.map(({ name }) => name).join('');

test('rows without a value come last, up and down', () => {
  const by = ({ share }: Row) => share;
  expect(names(sorted(rows, by, false))).toBe('bca');
  expect(names(sorted(rows, by, true))).toBe('cba');
  expect(names(sorted(rows, undefined, true))).toBe('bac');
  expect(names(sorted(rows, ({ name }) => name, false))).toBe('abc');
});

test('equal rows keep their order', () => {
  const equal = [1, 2, 3].map((id) => ({ name: String(id), share: 0.5 }));
  expect(names(sorted(equal, ({ share }) => share, true))).toBe('123');
});

test('a head sorts down, then up, then not at all', () => {
  const down = nextSort(null, 'share');
  const up = nextSort(down, 'share');
  expect([down, up, nextSort(up, 'share')]).toEqual([
    { id: 'share', down: true },
    { id: 'share', down: false },
    null,
  ]);
  expect(nextSort(up, 'name')).toEqual({ id: 'name', down: true });
});

test('the order stands in the address and comes back from it', () => {
  for (const sort of [null, { id: 'share', down: true }, { id: 'name', down: false }])
    expect(readSort(writeSort(sort))).toEqual(sort);
});

test('the first column stays, others are those of the address', () => {
  const ids = (address?: string) => chosenColumns(columns, address).map(({ id }) => id);
  expect(ids()).toEqual(['name', 'share']);
  expect(ids('more,share')).toEqual(['name', 'more', 'share']);
  expect(ids('nothing')).toEqual(['name']);
});

test('a file has the columns that say how', () => {
  expect(fileOf(columns, rows.slice(0, 1))).toEqual({ columns: ['Name'], rows: [['b']] });
});
