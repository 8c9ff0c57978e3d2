import { expect, test } from 'vitest';
import { germanNoun, germanSingular } from './german-noun.ts';

test('trades in “-eur” are masculine, other nouns in “-ur” are feminine', () => {
  expect(germanNoun('Solarinstallateur')).toMatchObject({ gender: 'm', many: 'Solarinstallateure' });
  expect(germanSingular('Friseure')).toMatchObject({ gender: 'm', one: 'Friseur' });
  expect(germanNoun('Figur')).toMatchObject({ gender: 'f', many: 'Figuren' });
});
