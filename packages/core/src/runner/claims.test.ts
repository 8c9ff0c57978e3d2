import { expect, test } from 'vitest';
import { createClaims } from './claims.ts';
import { createHalt } from './halt.ts';
import type { SampleKey } from './queries-journal.ts';
import { planSupply } from './supply.ts';

const samples = (prompts: number, samplesK = 1): SampleKey[] =>
  Array.from({ length: prompts * samplesK }, (_, at) => ({
    promptIndex: at % prompts,
    sampleIndex: Math.floor(at / prompts),
  }));

function start(
  all: readonly SampleKey[],
  options: {
    journal?: (some: readonly SampleKey[]) => Promise<SampleKey[]>;
    room?: () => Promise<void> | null;
    gate?: boolean;
  } = {},
) {
  const halt = createHalt(new AbortController().signal);
  const lots: number[] = [];
  const { journal = async (some) => [...some], room = () => null, gate = false } = options;
  const claims = createClaims({
    ...{ halt, room, concurrency: 10 },
    supply: planSupply(all, { watch: gate, gate, known: [] }),
    journal: async (some) => {
      lots.push(some.length);
      return journal(some);
    },
  });
  return { halt, claims, lots };
}

test('samples are journaled ahead in lots, and each is handed out once, in order', async () => {
  const { claims, lots } = start(samples(300));
  await claims.begin();
  expect(lots).toEqual([110]);
  const asked: number[] = [];
  for (let one = await claims.next(); one; one = await claims.next()) {
    asked.push(one.promptIndex);
    claims.settle(one, null);
  }
  expect(asked).toEqual(Array.from({ length: 300 }, (_, at) => at));
  expect(lots.reduce((sum, one) => sum + one, 0)).toBe(300);
  expect(claims.left()).toBe(0);
});

test('what another owner of the run has settled is not asked', async () => {
  const { claims } = start(samples(4), {
    journal: async (some) => some.filter(({ promptIndex }) => promptIndex !== 1),
  });
  await claims.begin();
  const asked: number[] = [];
  for (let one = await claims.next(); one; one = await claims.next()) asked.push(one.promptIndex);
  expect(asked).toEqual([0, 2, 3]);
});

test('a sample that waits for an answer on its way is handed out once that is settled', async () => {
  const { claims } = start(samples(2, 2), { gate: true });
  await claims.begin();
  const first = [await claims.next(), await claims.next()];
  let waited = true;
  const third = claims.next().then((sample) => {
    expect(waited).toBe(false);
    return sample;
  });
  await Promise.resolve();
  waited = false;
  for (const one of first) if (one) claims.settle(one, `text of ${one.promptIndex}`);
  expect((await third)?.sampleIndex).toBe(1);
});

test('no sample is handed out while answers wait for the database, nor after a halt or a broken journal', async () => {
  const saved = Promise.withResolvers<void>();
  let full = true;
  const { claims, halt } = start(samples(3), { room: () => (full ? saved.promise : null) });
  await claims.begin();
  const next = claims.next();
  full = false;
  saved.resolve();
  expect(await next).toMatchObject({ promptIndex: 0 });
  halt.cancel();
  expect(await claims.next()).toBeUndefined();
  expect(claims.left()).toBe(2);
  halt.close();

  const broken = start(samples(3), {
    journal: async () => {
      throw new Error('no database');
    },
  });
  await broken.claims.begin();
  expect(await broken.claims.next()).toBeUndefined();
  expect(() => broken.halt.outcome(3)).toThrow('no database');
  broken.halt.close();
});
