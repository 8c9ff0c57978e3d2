import { expect, test } from 'vitest';
import { placeIn, placeNamed } from './place.ts';

test('regions have their own words, and a name that every object has is no region', () => {
  expect(placeNamed('Bodensee', 'de')).toEqual({ name: 'Bodensee', phrase: 'am Bodensee' });
  expect(placeNamed('constructor', 'de').phrase).toBe('in constructor');
  for (const language of ['de', 'en'] as const)
    for (const text of ['Zahnarzt, constructor', 'Bathroom fitter and pool constructor'])
      expect(placeIn(text, language, () => true)).toBeNull();
});

test('a part of a town and the land around it are places', () => {
  const placeOf = (text: string) => placeIn(text, 'de', () => true)?.phrase;
  expect(placeOf('Zahnarztpraxis in München-Sendling: Implantate')).toBe('in München-Sendling');
  expect(placeOf('Malerbetrieb aus dem Landkreis Rosenheim.')).toBe('im Landkreis Rosenheim');
  expect(placeOf('Handwerker für den Raum Hannover')).toBe('im Raum Hannover');
  expect(placeOf('Möbel für den Raum Kinderzimmer')).toBeUndefined();
});
