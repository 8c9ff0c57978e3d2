import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

test('contrast as WCAG counts it: black on white 21, the lightest grey that passes AA on white is #767676', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});
