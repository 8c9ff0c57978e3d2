import { afterEach, expect, test, vi } from 'vitest';
import { createBatcher } from './batcher.ts';
import { createHalt } from './halt.ts';
import type { Batch, SealedSample } from './save.ts';

afterEach(() => vi.useRealTimers());

type Saved = Pick<Batch, 'recorded' | 'failed'>;
const failed = { promptIndex: 0, sampleIndex: 0, requests: 1, error: { kind: 'timeout', message: 'late' } };

function start(
  save: (batch: Saved, waits: () => void) => Promise<void> = async () => {},
  unsaved = { characters: 0 },
) {
  const halt = createHalt(new AbortController().signal);
  const sizes: number[] = [];
  const sealing = vi.fn((at: number): SealedSample => {
    if (at < 0) throw new Error('unreadable');
    return { promptIndex: at } as SealedSample;
  });
  const batcher = createBatcher<number>({
    ...{ halt, unsaved },
    seal: sealing,
    save: async (batch, waits) => {
      await save(batch, waits);
      sizes.push(batch.recorded.length + batch.failed.length);
    },
  });
  return { halt, sizes, sealing, batcher };
}

test('answers are read twenty at a time, and saved a hundred at a time in the order they came', async () => {
  const { batcher, sealing, sizes } = start();
  for (let at = 0; at < 19; at += 1) batcher.answered(at, 10);
  expect(sealing).not.toHaveBeenCalled();
  batcher.answered(19, 10);
  expect(sealing).toHaveBeenCalledTimes(20);
  for (let at = 20; at < 140; at += 1) batcher.answered(at, 10);
  await batcher.flush();
  expect(sizes).toEqual([100, 40]);
  expect(sealing.mock.calls.map(([at]) => at)).toEqual(Array.from({ length: 140 }, (_, at) => at));
  await batcher.close();
});

test('a batch goes out when it is long, and once a second whatever its size', async () => {
  vi.useFakeTimers();
  const { batcher, sizes } = start();
  batcher.answered(0, 4_000_000);
  await vi.advanceTimersByTimeAsync(0);
  expect(sizes).toEqual([1]);
  batcher.failed(failed);
  await vi.advanceTimersByTimeAsync(999);
  expect(sizes).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sizes).toEqual([1, 1]);
  await batcher.close();
});

test('while too much of all runs waits for the database, those that have some there have no room', async () => {
  const unsaved = { characters: 0 };
  const written = Promise.withResolvers<void>();
  const [first, second, idle] = [1, 2, 3].map(() => start(() => written.promise, unsaved).batcher);
  for (const batcher of [first, second]) {
    expect(batcher?.room()).toBeNull();
    batcher?.answered(0, 6_000_001);
  }
  expect(first?.room()).not.toBeNull();
  expect(second?.room()).not.toBeNull();
  expect(idle?.room()).toBeNull();
  written.resolve();
  await first?.room();
  await second?.flush();
  expect([first?.room(), second?.room(), unsaved.characters]).toEqual([null, null, 0]);
  for (const batcher of [first, second, idle]) await batcher?.close();
});

test('while the database is away there is no room, and what was answered meanwhile is saved when it is back', async () => {
  const back = Promise.withResolvers<void>();
  const { batcher, sizes } = start((_, waits) => {
    waits();
    return back.promise;
  });
  batcher.answered(0, 10);
  void batcher.flush();
  await Promise.resolve();
  expect(batcher.room()).not.toBeNull();
  batcher.answered(1, 10);
  back.resolve();
  await batcher.flush();
  expect(sizes).toEqual([1, 1]);
  expect(batcher.room()).toBeNull();
  await batcher.close();
});

test('an answer that cannot be read halts the run, and the others are saved', async () => {
  const { batcher, halt, sizes } = start();
  for (const at of [1, -1, 2]) batcher.answered(at, 10);
  await batcher.flush();
  expect(sizes).toEqual([2]);
  expect(batcher.unreadable()?.error).toEqual(new Error('unreadable'));
  expect(halt.outcome(0)).toBe('stopped');
  halt.close();
  await batcher.close();
});

test('after a batch that could not be saved no other is tried', async () => {
  const { batcher, halt, sizes } = start(async () => {
    throw new Error('refused');
  });
  batcher.failed(failed);
  await batcher.flush();
  batcher.failed(failed);
  await batcher.flush();
  expect(sizes).toEqual([]);
  expect(() => halt.outcome(0)).toThrow('refused');
  halt.close();
  await batcher.close();
});
