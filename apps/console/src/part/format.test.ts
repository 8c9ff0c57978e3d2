import { expect, test } from 'vitest';
import { formatOf } from './format.ts';

const en = formatOf('en', 'Europe/Berlin');
const de = formatOf('de', 'Europe/Berlin');
const range = (low: number, high: number) => ({ low, high });
const now = Date.parse('2026-11-24T10:00:00Z');

test('whole percents; one decimal on all three where the range is narrower than two points', () => {
  expect([en.value({ value: 0.372, ci: range(0.35, 0.39) }), en.range(range(0.35, 0.39))]).toEqual([
    '37%',
    '35–39%',
  ]);
  expect([en.value({ value: 0.372, ci: range(0.365, 0.38) }), en.range(range(0.365, 0.38))]).toEqual([
    '37.2%',
    '36.5–38.0%',
  ]);
  expect(de.value({ value: 0.372, ci: range(0.35, 0.39) })).toBe('37 %');
  expect(en.value({ value: null, ci: null })).toBeNull();
});

test('none of n is said as such', () => {
  expect(en.value({ value: 0, ci: range(0, 0.14), trials: 24 })).toBe('0 of 24');
  expect(de.value({ value: 0, ci: range(0, 0.14), trials: 1_240 })).toBe('0 von 1.240');
});

test('differences have a sign that is no hyphen; nothing has none', () => {
  expect(de.share(-0.1)).toMatch(/^−10\s%$/);
  expect(en.difference(0.08, range(0.02, 0.14))).toBe('+8');
  expect(en.difference(-0.08, range(-0.14, -0.02))).toBe('−8');
  expect(en.difference(0, range(-0.05, 0.05))).toBe('0');
  expect(en.differenceRange(range(-0.07, 0.09))).toBe('−7 to +9');
  expect(de.differenceRange(range(0.02, 0.14))).toBe('+2 bis +14');
});

test('an end beside zero is exact, so that a real fall does not end at nothing', () => {
  expect(en.differenceRange(range(-0.05, -0.003))).toBe('−5 to −0.3');
  expect(en.differenceRange(range(0, 0.05))).toBe('0 to +5');
});

test('days have their year only where it is not clear; times are those of the zone', () => {
  expect(en.shortDay('2026-11-23T10:00:00Z', now)).toBe('23 Nov');
  expect(en.shortDay('2025-11-23T10:00:00Z', now)).toBe('23 Nov 2025');
  expect(de.shortDay('2026-09-03T10:00:00Z', now)).toMatch(/^03\.09\.?$/);
  expect(en.shortDay('2026-09-03T10:00:00Z', now)).toBe('3 Sep');
  expect(en.moment('2026-11-24T05:12:00Z', now)).toBe('today, 06:12');
  expect(en.moment('2026-11-20T05:12:00Z', now)).toBe('20 Nov, 06:12');
  expect(en.span('2026-10-27T10:00:00Z', '2026-11-23T10:00:00Z', now)).toBe('27 Oct – 23 Nov');
});

test('chances, places and counts', () => {
  expect([en.chance(0.93), en.chance(0.001), en.chance(0.999)]).toEqual([
    '93 in 100',
    '<1 in 100',
    '>99 in 100',
  ]);
  expect([1, 2, 3, 4, 11, 21, 22].map(en.rank)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st', '22nd']);
  expect(de.rank(2)).toBe('2.');
  expect([en.count(1_919), de.count(1_919)]).toEqual(['1,919', '1.919']);
});

test('money, shares in tables and days of a field', () => {
  expect([en.money(4_900, 'eur'), en.money(500, 'jpy')]).toEqual(['€49.00', 'JP¥500']);
  expect(de.money(490_000, 'eur')).toMatch(/^4\.900,00\s€$/);
  expect([en.exact(0.372_4), en.exact(-0.5), de.exact(0.372_4)]).toEqual(['0.372', '−0.5', '0,372']);
  // An hour before midnight in London is the next day in Berlin.
  expect(en.isoDay('2026-11-23T23:30:00Z')).toBe('2026-11-24');
  expect(de.day('2026-11-23T10:00:00Z')).toBe('23.11.2026');
});
