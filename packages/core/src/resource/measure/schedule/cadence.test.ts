import { expect, test } from 'vitest';
import { nextRuns, readCadence, shortestGap } from './cadence.ts';

test.each([
  ['daily at 06:30', '30 6 * * *'],
  ['Every Weekday', '0 6 * * 1-5'],
  ['weekly on Monday at 7:00', '0 7 * * 1'],
  ['every friday', '0 6 * * 5'],
  ['monthly on the 15th at 00:05', '5 0 15 * *'],
  ['every 6 hours', '0 */6 * * *'],
  ['0 6 * * 1,4', '0 6 * * 1,4'],
])('“%s” is %s', (words, cron) => {
  expect(readCadence(words)).toBe(cron);
});

test.each([
  '',
  'sometimes',
  'daily at 25:00',
  '* * * *',
  '0 0 6 * * 1',
  '61 * * * *',
  '0 6 31 2 *',
  'monthly on the 31st',
])('“%s” is refused, with examples', (text) => {
  expect(() => readCadence(text)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
});

const runs = (cron: string, timeZone: string, after: string, count = 3, jitterMinutes = 0) =>
  nextRuns({ cron, timeZone, jitterMinutes, seed: 'prj_1' }, new Date(after), count).map((run) =>
    run.toISOString(),
  );

test('times are local: they stay at six o’clock when clocks change, and none is left out or doubled', () => {
  expect(runs('0 6 * * *', 'Europe/Berlin', '2026-03-28T00:00:00Z')).toEqual([
    '2026-03-28T05:00:00.000Z',
    '2026-03-29T04:00:00.000Z',
    '2026-03-30T04:00:00.000Z',
  ]);
  // 02:30 does not exist on that day, and comes twice in autumn.
  expect(runs('30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00:00Z', 2)).toHaveLength(2);
  const autumn = runs('30 2 * * *', 'Europe/Berlin', '2026-10-24T12:00:00Z', 2);
  expect(autumn.map((run) => run.slice(0, 10))).toEqual(['2026-10-25', '2026-10-26']);
});

test('delays are within the jitter, the same when asked again, and no time is lost between two looks', () => {
  const first = runs('0 6 * * *', 'UTC', '2026-05-01T00:00:00Z', 30, 60);
  expect(runs('0 6 * * *', 'UTC', '2026-05-01T00:00:00Z', 30, 60)).toEqual(first);
  expect(new Set(first.map((run) => run.slice(11, 16))).size).toBeGreaterThan(10);
  for (const [index, run] of first.entries()) {
    expect(run.slice(11, 13) === '06' || run.slice(11, 16) === '07:00').toBe(true);
    if (first[index + 1]) expect(runs('0 6 * * *', 'UTC', run, 1, 60)).toEqual([first[index + 1]]);
  }
});

test('a delay that reaches beyond later runs: they stand in order, and the worker starts those that are foretold', () => {
  const foretold = runs('0 * * * *', 'UTC', '2026-05-01T00:00:00Z', 100, 720);
  expect(foretold).toEqual([...new Set(foretold)].sort());
  // So the worker goes on: after each run it asks for the next.
  for (const [index, run] of foretold.slice(0, -1).entries())
    expect(runs('0 * * * *', 'UTC', run, 1, 720)).toEqual([foretold[index + 1]]);
});

test.each([
  ['0 * * * *', 60],
  ['0 */6 * * *', 360],
  ['0,30 6 * * *', 30],
  // Within an hour only where a month begins.
  ['30 0,23 1,31 * *', 60],
  ['0 6 1 1 *', 525_600],
])('runs of “%s” are %d minutes apart or more', (cron, minutes) => {
  expect(shortestGap(cron)).toBe(minutes);
});
