import { expect, test } from 'vitest';
import { measureOf, nearestOf, type Stand } from './data.ts';

const stand = (name: string, verdict: Stand['test']['verdict'], value: number): Stand => ({
  brand: { id: name, name },
  test: {
    ...{ verdict, value, pValue: 0.01, smallestVisible: 0.03, prompts: 40, label: 'ok' },
    ci: { low: value - 0.03, high: value + 0.03, level: 0.95, method: 'clustered-t' },
  },
});

test('the headline speaks of the nearest tested lag, else of the nearest lead', () => {
  const far = stand('Far', 'behind', -0.2);
  const near = stand('Near', 'behind', -0.04);
  const even = stand('Even', 'no_difference_shown', 0.01);
  const led = [stand('Led', 'ahead', 0.06), stand('Last', 'ahead', 0.2)];
  const found = nearestOf([far, near, even, ...led]);
  expect([found.nearest?.brand.name, found.apart.map(({ brand }) => brand.name), found.led]).toEqual([
    'Near',
    ['Even'],
    2,
  ]);
  // The lead that is spoken of is not counted once more.
  const first = nearestOf(led);
  expect([first.nearest?.brand.name, first.led]).toEqual(['Led', 1]);
  expect(nearestOf([])).toEqual({ nearest: null, apart: [], led: 0 });
});

test('one brand without a site makes all figures mentions', () => {
  expect(measureOf([{ domains: ['a.example'] }, { domains: ['b.example'] }])).toBe('presence');
  expect(measureOf([{ domains: ['a.example'] }, { domains: [] }])).toBe('mention');
});
