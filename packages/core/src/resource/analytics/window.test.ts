import { expect, test } from 'vitest';
import type { Context } from '../../kernel/index.ts';
import { spanBefore, spanOf } from './window.ts';

const context = { now: () => new Date('2026-11-20T12:00:00Z') } as Pick<Context, 'now'> as Context;
const span = (input: object) => spanOf(context, { days: 30, timeZone: 'UTC', ...input });

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
  expect(spanBefore(last)).toEqual({ from: '2026-11-06T12:00:00.000000Z', to: last.from });
});

test('a span that ends before it begins is refused by name', () => {
  for (const wrong of [{ from: '2026-11-21' }, { from: '2026-02-30', to: '2026-11-20' }])
    expect(() => span(wrong)).toThrowError('ends before it begins');
});
