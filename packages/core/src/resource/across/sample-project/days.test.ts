import { expect, test } from 'vitest';
import { moveDays } from './days.ts';

test('days are moved in values and in sentences of both languages, over the end of a month and a year', () => {
  expect(moveDays('{"at":"2026-12-30T14:09:11Z"}', 3)).toBe('{"at":"2027-01-02T14:09:11Z"}');
  expect(moveDays('It fell on 28 February 2026 to 14%.', 1)).toBe('It fell on 1 March 2026 to 14%.');
  expect(moveDays('Der Scan vom 1. März 2026', -1)).toBe('Der Scan vom 28. Februar 2026');
  expect(moveDays('{"at":1795704847908,"value":0.4}', 1)).toBe('{"at":1795791247908,"value":0.4}');
  expect(moveDays('on 30 December 2026 and 2026-12-30', 2)).toBe('on 1 January 2027 and 2027-01-01');
});

test('what is no day stays', () => {
  const text = 'In November 2026, id 12026-11-21, May 2026 and 40 points';
  expect(moveDays(text, 5)).toBe(text);
});
