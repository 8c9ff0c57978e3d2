import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allOf, inTurns, mapInTurns } from './index.ts';

/** Works for longer than a piece may take, by the same clock. */
function work(): void {
  const until = performance.now() + 12;
  while (performance.now() < until);
}

test('of all long work, one piece is done in each turn', async () => {
  const perTurn: number[] = [];
  let pieces = 0;
  let working = true;
  const watch = (async () => {
    while (working) {
      await setImmediate();
      perTurn.push(pieces);
      pieces = 0;
    }
  })();
  const piece = () => {
    work();
    pieces += 1;
    return pieces;
  };
  const job = function* () {
    for (let step = 0; step < 5; step += 1) {
      piece();
      yield;
    }
    return 'done';
  };
  const ends = await Promise.all([
    ...Array.from({ length: 6 }, () => inTurns(job())),
    mapInTurns([1, 2, 3], (item) => {
      piece();
      return 2 * item;
    }),
  ]);
  working = false;
  await watch;
  expect(ends).toEqual([...Array.from({ length: 6 }, () => 'done'), [2, 4, 6]]);
  expect(perTurn.reduce((sum, count) => sum + count, 0)).toBe(33);
  expect(Math.max(...perTurn)).toBe(1);
});

test('a failure of the work is the answer', async () => {
  const failing = function* () {
    yield;
    throw new RangeError('needs subjects');
  };
  await expect(inTurns(failing())).rejects.toThrow('needs subjects');
});

test('of work side by side, the first failure is told once all has ended', async () => {
  let ended = false;
  const slow = setImmediate().then(() => {
    ended = true;
    throw new Error('what followed from it');
  });
  await expect(allOf([slow, Promise.reject(new Error('the cause'))])).rejects.toThrow('the cause');
  expect(ended).toBe(true);
  expect(await allOf([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
});
