import { expect, test, vi } from 'vitest';
import type { Clock } from '../traffic/index.ts';
import { keepTrying } from './keep-trying.ts';

/** A clock whose sleeps pass at once. */
function fastClock() {
  let now = 0;
  const slept: number[] = [];
  const clock: Clock = {
    now: () => now,
    timer: () => () => {},
    async sleep(milliseconds, signal) {
      signal?.throwIfAborted();
      slept.push(milliseconds);
      now += milliseconds;
    },
  };
  return { clock, slept };
}
const never = new AbortController().signal;
const away = (message = 'away') => Object.assign(new Error(message), { code: '08006' });

test('work is done again while the database is away, later and later, and its result is given back', async () => {
  const { clock, slept } = fastClock();
  let tries = 0;
  const waits = vi.fn();
  const work = async () => {
    tries += 1;
    if (tries <= 6) throw away();
    return 'saved';
  };
  expect(await keepTrying(work, { clock, ends: never, waits })).toBe('saved');
  expect(slept).toEqual([200, 400, 800, 1_600, 2_000, 2_000]);
  expect(waits).toHaveBeenCalledTimes(6);
});

test.each([
  'failure on connection marked as essential: 127.0.0.1:5432',
  'could not commit transaction for shard 102168 on at least one active node',
  'Query could not find the intermediate result file "4_2", it was mostly likely deleted due to an error',
])('a node of a cluster that is away is waited for, too: %s', async (message) => {
  const { clock } = fastClock();
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries === 1) throw Object.assign(new Error(message), { code: 'XX000' });
  };
  await keepTrying(work, { clock, ends: never });
  expect(tries).toBe(2);
});

test('what will not pass is thrown at once', async () => {
  const { clock, slept } = fastClock();
  const refused = Object.assign(new Error('refused'), { code: '22P05' });
  await expect(keepTrying(() => Promise.reject(refused), { clock, ends: never })).rejects.toBe(refused);
  expect(slept).toEqual([]);
});

test('it ends after five minutes, and at the end of the process after one more try', async () => {
  const { clock, slept } = fastClock();
  await expect(keepTrying(() => Promise.reject(away()), { clock, ends: never })).rejects.toThrow('away');
  expect(slept.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(300_000);
  const ends = new AbortController();
  const { clock: stopped } = fastClock();
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw away();
  };
  const sleep = async () => ends.abort();
  await expect(keepTrying(work, { clock: { ...stopped, sleep }, ends: ends.signal })).rejects.toThrow('away');
  expect(tries).toBe(2);
});
