import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { UpdateProject } from '../account/project/index.ts';
import { ScanConfig } from '../measure/scan/index.ts';
import { countryCodes } from './country.ts';

test('the countries are those of the standard', () => {
  expect([...countryCodes].sort()).toEqual(codes.map(([code]) => code).sort());
});

test.each([
  ['XX', 'that there is'],
  ['ZZ', 'that there is'],
  ['xx', 'in capitals'],
])('%s is refused as a country, wherever it is named', (country, says) => {
  const issue = { path: ['locale', 'country'], message: expect.stringContaining(says) };
  for (const schema of [ScanConfig, UpdateProject])
    expect(schema.safeParse({ locale: { country } }).error?.issues).toMatchObject([issue]);
});
