import { expect, test } from 'vitest';
import { germanNoun, germanSingular } from './german-noun.ts';

test('trades in “-eur” are masculine, other nouns in “-ur” are feminine', () => {
  expect(germanNoun('Solarinstallateur')).toMatchObject({ gender: 'm', many: 'Solarinstallateure' });
  expect(germanSingular('Friseure')).toMatchObject({ gender: 'm', one: 'Friseur' });
  expect(germanNoun('Figur')).toMatchObject({ gender: 'f', many: 'Figuren' });
});

test.each([
  ['Autositz', 'm', 'Autositze'],
  ['Schlafsack', 'm', 'Schlafsäcke'],
  ['Rollstuhl', 'm', 'Rollstühle'],
  ['Anzug', 'm', 'Anzüge'],
  ['Chor', 'm', 'Chöre'],
  ['Elektromotor', 'm', 'Elektromotoren'],
  ['Orthopäde', 'm', 'Orthopäden'],
  ['Osteopath', 'm', 'Osteopathen'],
  ['Business-Coach', 'm', 'Business-Coaches'],
  ['Kaufmann', 'm', 'Kaufleute'],
  ['Juwelier', 'm', 'Juweliere'],
  ['Kreuzfahrt', 'f', 'Kreuzfahrten'],
  ['Wallbox', 'f', 'Wallboxen'],
  ['Telefonanlage', 'f', 'Telefonanlagen'],
  ['Handtasche', 'f', 'Handtaschen'],
  ['Zimmerpflanze', 'f', 'Zimmerpflanzen'],
  ['Nuss', 'f', 'Nüsse'],
  ['Oper', 'f', 'Opern'],
  ['Zelt', 'n', 'Zelte'],
  ['Ersatzteil', 'n', 'Ersatzteile'],
  ['Notizbuch', 'n', 'Notizbücher'],
  ['Hemd', 'n', 'Hemden'],
  ['Brötchen', 'n', 'Brötchen'],
  ['Rückrufseminar', 'n', 'Rückrufseminare'],
] as const)('%s (%s), %s', (one, gender, many) => {
  expect(germanNoun(one)).toMatchObject({ gender, many, mass: false });
  expect(germanSingular(many)).toMatchObject({ one, gender });
});

test('what has no plural as a rule has one where it is written', () => {
  expect(germanNoun('Olivenöl')).toMatchObject({ gender: 'n', mass: true });
  expect(germanSingular('Öle')).toMatchObject({ one: 'Öl', mass: false });
  expect(germanSingular('Säfte')).toMatchObject({ one: 'Saft', mass: false });
});
