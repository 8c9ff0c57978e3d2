import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storable, storableText } from './storable.ts';

test('whatever comes, what is left is well formed, without NUL, no longer than asked for, and offsets stay', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 50 }),
      fc.integer({ min: 0, max: 60 }),
      (text, most) => {
        const kept = storableText(text, most);
        expect(kept.isWellFormed()).toBe(true);
        expect(kept).not.toContain('\u0000');
        expect(kept.length).toBe(Math.min(text.length, most));
      },
    ),
    { seed: 1 },
  );
  expect(storableText('a\u0000b\ud83dc', 9)).toBe('a\ufffdb\ufffdc');
  expect(storableText('😀😀', 3)).toBe('😀\ufffd');
});

test('data is cleaned to its leaves, and numbers and nulls stay', () => {
  expect(storable({ 'a\u0000': ['\ud800', 1, null, { b: 'xyz' }] }, 2)).toEqual({
    'a\ufffd': ['\ufffd', 1, null, { b: 'xy' }],
  });
});
