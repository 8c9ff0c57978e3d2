import { expect, test } from 'vitest';
import { germanNoun } from './german-noun.ts';
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

test('towns whose names end as nouns do are places, materials and states are none', () => {
  const isNoun = (word: string) => germanNoun(word) !== null;
  const placeOf = (text: string) => placeIn(text, 'de', isNoun)?.phrase;
  for (const town of [
    'Speyer',
    'Tegernsee',
    'Lippstadt',
    'Weilheim',
    'Bad Tölz',
    'Neustadt an der Weinstraße',
  ])
    expect(placeOf(`Zahnarztpraxis in ${town}: Implantate`)).toBe(`in ${town}`);
  expect(placeOf('Ferienwohnungen am Tegernsee mit Seeblick')).toBe('am Tegernsee');
  expect(placeOf('Hotel im Altmühltal')).toBe('im Altmühltal');
  for (const text of [
    'Frästeile aus Aluminium',
    'Hilfe bei Stress',
    'Kaffee aus Äthiopien',
    'Kurse in Teilzeit',
  ])
    expect(placeOf(text)).toBeUndefined();
});
