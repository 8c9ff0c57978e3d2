import { expect, test } from 'vitest';
import { placeOf, placeOfRow } from './place.ts';

test.each([
  ['US', 'US-CA', 'US', 'US-CA'],
  ['us', 'us_ca', 'US', 'US-CA'],
  [null, 'DE-BY', 'DE', 'DE-BY'],
  ['US', 'CA', 'US', 'US-CA'],
  ['US', 'california', 'US', 'US-CA'],
  ['DE', 'Bayern', 'DE', 'DE-BY'],
  ['DE', 'Bavaria', 'DE', 'DE-BY'],
  // A country in a column of regions.
  [null, 'uk', 'GB', null],
  ['DE', 'DE', 'DE', null],
  ['DE', null, 'DE', null],
  ['United States', 'California', 'US', 'US-CA'],
  ['Deutschland', null, 'DE', null],
  ['United Kingdom', null, 'GB', null],
  ['USA', null, 'US', null],
  ['Germany', 'Germany', 'DE', null],
  ['Côte d’Ivoire', null, 'CI', null],
])('%s and %s', (country, region, code, part) => {
  expect(placeOf(country, region)).toEqual({
    country: code,
    region: part,
    strangeCountry: null,
    strangeRegion: false,
  });
});

test.each([
  ['DE', 'US-CA'],
  ['US', 'Bayern'],
  ['US', 'US-XX'],
  [null, 'EMEA'],
])('%s and %s: it stays unknown, and is told', (country, region) => {
  expect(placeOf(country, region)).toEqual({
    country,
    region: null,
    strangeCountry: null,
    strangeRegion: true,
  });
});

test('a default region holds for rows of its country, and for those that name none', () => {
  const defaults = { country: null, region: 'US-CA' };
  const known = { strangeCountry: null, strangeRegion: false };
  const regionOf = (country: string | null, region: string | null = null) =>
    placeOfRow({ country, region }, defaults);
  expect(regionOf(null)).toEqual({ country: 'US', region: 'US-CA', ...known });
  expect(regionOf('USA')).toEqual({ country: 'US', region: 'US-CA', ...known });
  expect(regionOf('US', 'Texas')).toEqual({ country: 'US', region: 'US-TX', ...known });
  expect(regionOf('Germany')).toEqual({ country: 'DE', region: null, ...known });
});
