import { expect, test } from 'vitest';
import { answerFilters, rootFilters, scanFilters } from '../part/filters.ts';
import { readSort, writeSort } from './column.ts';
import { explorerFilters } from './use-explorer.ts';

test('an address keeps what an explorer knows, and nothing else', () => {
  expect(
    explorerFilters({ q: 'price', sort: '-presence', group: '', cols: 'a,b', sel: 7, other: 'x' }),
  ).toEqual({
    q: 'price',
    sort: '-presence',
    group: undefined,
    cols: 'a,b',
    sel: undefined,
  });
  expect(explorerFilters({ q: 'x'.repeat(5_000) }).q).toHaveLength(200);
});

test.each(['name', '-name'])('the order %s is read as it was written', (written) => {
  expect(writeSort(readSort(written))).toBe(written);
});

test('filters that a page does not know are left out', () => {
  expect(rootFilters({ mode: 'live', workspace: 'wsp_1' })).toEqual({ mode: undefined, workspace: 'wsp_1' });
  expect(answerFilters({ present: true, scanId: ['a'], promptId: 'prm_1' })).toMatchObject({
    present: 'true',
    scanId: undefined,
    promptId: 'prm_1',
  });
  expect([scanFilters({ start: 'true' }).start, scanFilters({ start: 'yes' }).start]).toEqual([
    true,
    undefined,
  ]);
});
