import { expect, test } from 'vitest';
import { paginate } from './paginate.ts';

test('every page is asked for once, after the one before, until there is none', async () => {
  const asked: object[] = [];
  const pages: Record<string, { items: number[]; next: string | null }> = {
    first: { items: [1, 2], next: 'second' },
    second: { items: [3], next: null },
  };
  const read = async (page: { limit: number; after?: string }) => {
    asked.push(page);
    return pages[page.after ?? 'first'] ?? { items: [], next: null };
  };
  const found: number[] = [];
  for await (const item of paginate(read, 2)) found.push(item);
  expect(found).toEqual([1, 2, 3]);
  expect(asked).toEqual([{ limit: 2 }, { limit: 2, after: 'second' }]);
});
