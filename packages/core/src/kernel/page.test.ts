import { page } from '@svc/contract/kernel';
import { expect, test } from 'vitest';
import { pageOf } from './page.ts';

const items = ['a', 'b', 'c', 'd', 'e'];
const read = (page: { limit: number; offset?: number; after?: string | undefined }) =>
  pageOf(items, { offset: 0, ...page }, (item) => item);

test('what is in memory is paged by offset and by cursor alike', () => {
  expect(read({ limit: 2, offset: 2 })).toMatchObject({ items: ['c', 'd'], total: 5, limit: 2, offset: 2 });
  const seen: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const found = read({ limit: 2, after });
    seen.push(...found.items);
    after = found.next;
  }
  expect(seen).toEqual(items);
});

test('the last page names no next one, and a cursor whose item is gone is refused', () => {
  expect(read({ limit: 5 }).next).toBeNull();
  const { next } = read({ limit: 2 });
  expect(() => pageOf(['x'], { limit: 2, offset: 0, after: next ?? '' }, (item) => item)).toThrow(/cursor/);
});

test('an offset that is too far says how to go on', () => {
  expect(page.offset.safeParse('10001').error?.issues[0]?.message).toContain('“after”');
});
