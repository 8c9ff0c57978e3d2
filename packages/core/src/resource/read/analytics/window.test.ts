import { expect, test } from 'vitest';
import type { Context } from '../../../kernel/index.ts';
import { isPartial, spanBefore, spanOf } from './window.ts';

const context = { now: () => new Date('2026-11-20T12:00:00Z') } as Pick<Context, 'now'> as Context;
const span = (input: object, timeZone = 'UTC') => spanOf(context, { days: 30, ...input }, { timeZone });

test('days are those of the time zone, also where clocks change, and the last one is included', () => {
  expect(span({ from: '2026-10-24', to: '2026-10-25', timeZone: 'Europe/Berlin' })).toEqual({
    from: '2026-10-23T22:00:00.000000Z',
    to: '2026-10-25T23:00:00.000000Z',
  });
  expect(span({ from: '2026-03-29', to: '2026-03-29', timeZone: 'Europe/Berlin' })).toEqual({
    from: '2026-03-28T23:00:00.000000Z',
    to: '2026-03-29T22:00:00.000000Z',
  });
});

test('without dates it is the last days, and the span before is as long', () => {
  const last = span({ days: 7 });
  expect(last).toEqual({ from: '2026-11-13T12:00:00.000000Z', to: '2026-11-20T12:00:00.000000Z' });
  expect(spanBefore(last, 'UTC')).toEqual({ from: '2026-11-06T12:00:00.000000Z', to: last.from });
});

test('a project’s days count where none are named, and a week has seven of them also when clocks change', () => {
  const week = span({ to: '2026-10-25', days: 7 }, 'Europe/Berlin');
  expect(week).toEqual({ from: '2026-10-18T22:00:00.000000Z', to: '2026-10-25T23:00:00.000000Z' });
  expect(spanBefore(week, 'Europe/Berlin')).toEqual({ from: '2026-10-11T22:00:00.000000Z', to: week.from });
  expect(span({ to: '2026-10-25', timeZone: 'UTC' }, 'Europe/Berlin').to).toBe('2026-10-26T00:00:00.000000Z');
});

test('a period that the span cuts, or that is not over where the project is, is partial', () => {
  const partial = (first: string, unit: 'day' | 'week' | 'month', zone: string) =>
    isPartial(first, unit, span({ from: '2026-10-05' }, zone), zone);
  expect(partial('2026-10-01', 'month', 'UTC')).toBe(true);
  expect(partial('2026-10-05', 'week', 'UTC')).toBe(false);
  expect(partial('2026-11-16', 'week', 'UTC')).toBe(true);
  // It is noon of the 20th in Greenwich, and already the 21st in the earliest time zone.
  expect(partial('2026-11-20', 'day', 'UTC')).toBe(true);
  expect(partial('2026-11-20', 'day', 'Pacific/Kiritimati')).toBe(false);
  expect(partial('2026-11-19', 'day', 'Pacific/Pago_Pago')).toBe(false);
});

test('a span that ends before it begins is refused, and so is a day that no month has, by its name', () => {
  expect(() => span({ from: '2026-11-21' })).toThrowError('ends before it begins');
  for (const [wrong, path] of [
    [{ from: '2026-02-30', to: '2026-11-20' }, 'from'],
    [{ from: '2026-13-01' }, 'from'],
    [{ to: '2026-02-30' }, 'to'],
    [{ from: '2026-11-01', to: '2026-11-02T25:00:00Z' }, 'to'],
  ] as const)
    expect(() => span(wrong)).toThrowError(
      expect.objectContaining({
        message: expect.stringContaining(
          `The calendar has no ${Object.entries(wrong).find(([name]) => name === path)?.[1]}.`,
        ),
        extra: expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
      }),
    );
});
