import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

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
])('%s and %s', (country, region, code, part) => {
  expect(placeOf(country, region)).toEqual({ country: code, region: part, strange: false });
});

test.each([
  ['DE', 'US-CA'],
  ['US', 'Bayern'],
  ['US', 'US-XX'],
  [null, 'EMEA'],
])('%s and %s: it stays unknown, and is told', (country, region) => {
  expect(placeOf(country, region)).toEqual({ country, region: null, strange: true });
});
