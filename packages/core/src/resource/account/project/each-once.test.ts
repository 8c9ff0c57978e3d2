import { expect, test } from 'vitest';
import { assertEachOnce } from './each-once.ts';

const brand = (name: string, aliases: string[] = []) => ({ name, domains: [], aliases });

test('an alias that is another brand’s name is refused, with how two that are one brand become one', () => {
  const brands = [brand('Tenonly'), brand('Rivalish'), brand('Otherly', ['RIVALISH'])];
  expect(() => assertEachOnce(brands, [])).toThrow(/RIVALISH/);
  expect(() => assertEachOnce([brand('Tenonly', ['Rivalish']), brand('Rivalish')], [])).toThrow();
  expect(() => assertEachOnce([brand('Tenonly'), brand('Otherly', ['tenonly'])], [])).toThrow();
});

test('its own name in other letters may be an alias, and what stood so already may stay', () => {
  assertEachOnce([brand('Tenonly', ['TENONLY', 'Tenon']), brand('Rivalish')], []);
  const before = [brand('Tenonly'), brand('Rivalish'), brand('Otherly', ['Rivalish'])];
  assertEachOnce(before, before);
  assertEachOnce([brand('Tenonly'), brand('Rivalish'), brand('Otherly')], before);
});
