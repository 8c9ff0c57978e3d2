import { expect, test } from 'vitest';
import { countries, languages } from './place-names.ts';

test('every country can be chosen, by its name in the reader’s language, and no code that was replaced', () => {
  const named = new Map(countries('de').map(({ code, name }) => [code, name]));
  expect(named.get('DE')).toBe('Deutschland');
  expect(named.get('LK')).toBe('Sri Lanka');
  for (const gone of ['DD', 'SU', 'YU', 'EU', 'ZZ']) expect(named.has(gone)).toBe(false);
  expect(named.size).toBeGreaterThan(240);
  const names = languages('en').map(({ name }) => name);
  expect(names).toContain('Tamil');
  for (const language of ['en', 'de']) {
    const names = languages(language).map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
  expect(languages('en')).toContainEqual({ code: 'he', name: 'Hebrew' });
});
