import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarMonth, monthSince } from './month.ts';

const from = (anchor: string, now: string) => {
  const { start, end } = monthSince(new Date(anchor), new Date(now));
  return [start.toISOString(), end.toISOString()];
};

test('months are counted from the day and time of the first one', () => {
  expect(from('2026-01-15T10:00:00Z', '2026-03-15T09:59:59Z')).toEqual([
    '2026-02-15T10:00:00.000Z',
    '2026-03-15T10:00:00.000Z',
  ]);
});

test('a month that has no such day begins on its last', () => {
  expect(from('2026-01-31T00:00:00Z', '2026-02-28T00:00:00Z')).toEqual([
    '2026-02-28T00:00:00.000Z',
    '2026-03-31T00:00:00.000Z',
  ]);
});

test('every moment is in exactly one month, and the months join', () => {
  const moment = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [anchor, now] = one < other ? [one, other] : [other, one];
      const { start, end } = monthSince(anchor, now);
      expect(start <= now && now < end).toBe(true);
      expect(monthSince(anchor, end).start).toEqual(end);
    }),
  );
});

test('the calendar month ends when the next begins', () => {
  const { start, end } = calendarMonth(new Date('2026-12-31T23:59:59.999Z'));
  expect([start.toISOString(), end.toISOString()]).toEqual([
    '2026-12-01T00:00:00.000Z',
    '2027-01-01T00:00:00.000Z',
  ]);
});
