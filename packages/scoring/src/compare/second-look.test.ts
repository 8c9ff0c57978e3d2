import { expect, test } from 'vitest';
import { needsSecondLook, secondLook, startsChange } from './second-look.ts';

const day = 86_400_000;
const change = (value: number, half: number, verdict: 'fall' | 'rise' | 'no_change_shown') => ({
  value,
  verdict,
  ci: { low: value - half, high: value + half, level: 0.95 as const, method: 't' },
});
const fall = change(-0.1, 0.08, 'fall');
const rise = change(0.1, 0.08, 'rise');
const still = change(-0.05, 0.08, 'no_change_shown');

test('scans less than five days apart need a second look', () => {
  expect(needsSecondLook([0, day, 2 * day, 3 * day])).toBe(true);
  expect(needsSecondLook([0, 7 * day, 14 * day])).toBe(false);
  // One scan between two weekly ones makes no daily series.
  expect(needsSecondLook([0, 7 * day, 8 * day, 15 * day])).toBe(false);
  expect(needsSecondLook([0])).toBe(false);
});

test('a change waits until the next look shows it too', () => {
  expect(secondLook(true, fall, still)).toEqual({ confirmation: 'waiting', verdict: 'no_change_shown' });
  expect(secondLook(true, fall, undefined).confirmation).toBe('waiting');
  expect(secondLook(true, fall, rise).confirmation).toBe('waiting');
  expect(secondLook(true, fall, fall)).toEqual({ confirmation: 'confirmed', verdict: 'fall' });
  expect(secondLook(true, still, fall)).toEqual({ confirmation: 'not_needed', verdict: 'no_change_shown' });
  expect([fall, rise, still, undefined].map(startsChange)).toEqual([true, true, false, false]);
});

test('what is far out counts at once, and weekly scans need no second look', () => {
  expect(secondLook(true, change(-0.2, 0.08, 'fall'), still).verdict).toBe('fall');
  expect(secondLook(false, fall, still).verdict).toBe('fall');
});
