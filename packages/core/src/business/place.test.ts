import { expect, test } from 'vitest';
import { placeIn, placeNamed } from './place.ts';

test('regions have their own words, and a name that every object has is no region', () => {
  expect(placeNamed('Bodensee', 'de')).toEqual({ name: 'Bodensee', phrase: 'am Bodensee' });
  expect(placeNamed('constructor', 'de').phrase).toBe('in constructor');
  for (const language of ['de', 'en'] as const)
    for (const text of ['Zahnarzt, constructor', 'Bathroom fitter and pool constructor'])
      expect(placeIn(text, language, () => true)).toBeNull();
});
