import { expect, test } from 'vitest';
import { de } from './words-de.ts';
import { en } from './words-en.ts';

test('a scaled prediction says by how much, how sure that is, and whether moves of its kind taught it', () => {
  expect(en.scaled('1.26', '.49', 1, 0)).toBe(
    'Predictions are scaled by 1.26 (±.49), learned from 1 measured move of another kind.',
  );
  expect(en.scaled('1.26', '.49', 3, 1)).toContain('from 3 measured moves, 1 of this kind.');
  expect(de.scaled('1,26', '0,49', 1, 1)).toBe(
    'Vorhersagen sind mit 1,26 (±0,49) multipliziert, gelernt aus 1 gemessenen Maßnahme dieser Art.',
  );
});
