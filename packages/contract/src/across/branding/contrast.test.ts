import { expect, test } from 'vitest';
import { contrast, readableOn } from './contrast.ts';

test('contrast is that of WCAG: published pairs, in either order', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2);
  expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4, 2);
});

test('text on a colour is what can be read on it', () => {
  expect(['#0a3d62', '#ffd400'].map(readableOn)).toEqual(['#ffffff', '#000000']);
});
