import { beforeAll, expect, test } from 'vitest';

let pages: typeof import('./pages.ts');
beforeAll(async () => {
  // The scope is read from the address as the console starts.
  Object.assign(globalThis, { location: { search: '?mode=test' } });
  pages = await import('./pages.ts');
});

test('a view leads back to the page, the filters, the order and the columns that it was made of', () => {
  const { addressOf, keptOf, operationAt } = pages;
  const shows = operationAt('/projects/prj_1/competitors/prompts') ?? '';
  const kept = keptOf('prj_1', {
    mode: 'test',
    topic: 'price',
    cols: 'a,b',
    sort: '-a',
    sel: 'x',
    q: undefined,
  });
  expect(kept).toEqual({
    filters: { projectId: 'prj_1', topic: 'price', sort: '-a' },
    columns: ['a', 'b'],
  });
  const view = { shows, ...kept };
  expect(addressOf(view, 'prj_1')).toBe(
    '/projects/prj_1/competitors/prompts?topic=price&sort=-a&cols=a%2Cb&mode=test',
  );
  expect(addressOf(view, 'prj_2')).toBe(null);
  expect(operationAt('/projects/prj_1')).toBe('get_analytics_overview');
  expect(operationAt('/projects/prj_1/answers/ans_1')).toBe(undefined);
});
