import { expect, test } from 'vitest';
import type { SampleKey } from './queries-journal.ts';
import { planSupply, type Supply } from './supply.ts';

const samples = (prompts: number, k: number): SampleKey[] =>
  Array.from({ length: prompts * k }, (_, at) => ({
    promptIndex: at % prompts,
    sampleIndex: Math.floor(at / prompts),
  }));

/** Asks all that may be asked, a few at a time; returns what was asked. */
function drain(supply: Supply, answer: (sample: SampleKey) => string | null, atOnce = 10): SampleKey[] {
  const asked: SampleKey[] = [];
  for (let taken = supply.take(atOnce); taken.length > 0; taken = supply.take(atOnce)) {
    for (const sample of taken) {
      if (supply.wanted(sample)) asked.push(sample);
      supply.settle({ ...sample, key: supply.wanted(sample) ? answer(sample) : null });
    }
  }
  return asked;
}

const same = ({ promptIndex }: SampleKey) => `${promptIndex}`;
const fresh = ({ promptIndex, sampleIndex }: SampleKey) => `${promptIndex} ${sampleIndex}`;
const watch = { watch: true, gate: false, known: [] };
const gated = { watch: true, gate: true, known: [] };

test('an engine that repeats itself is asked each prompt once', () => {
  const supply = planSupply(samples(40, 5), gated);
  const asked = drain(supply, same);
  expect(supply.repeats()).toBe(true);
  expect(asked.filter(({ sampleIndex }) => sampleIndex === 0)).toHaveLength(40);
  expect(asked.length).toBeLessThanOrEqual(46);
});

test('one that was not expected to is asked less from the moment it shows', () => {
  const supply = planSupply(samples(40, 5), watch);
  const asked = drain(supply, same);
  expect(supply.repeats()).toBe(true);
  expect(asked.length).toBeLessThan(60);
});

test('one whose answers differ is asked everything', () => {
  for (const options of [watch, gated]) {
    const supply = planSupply(samples(40, 5), options);
    expect(drain(supply, fresh)).toHaveLength(200);
    expect(supply.repeats()).toBe(false);
  }
});

test('copies of half the answers are no engine that repeats itself, nor are four prompts', () => {
  const half = planSupply(samples(40, 5), gated);
  expect(drain(half, (sample) => (sample.promptIndex % 2 ? same(sample) : fresh(sample)))).toHaveLength(200);
  const few = planSupply(samples(4, 5), gated);
  expect(drain(few, same)).toHaveLength(20);
});

test('answers that never come keep nothing waiting', () => {
  const supply = planSupply(samples(40, 5), gated);
  expect(drain(supply, () => null)).toHaveLength(200);
  expect(supply.waits()).toBe(false);
});

test('second answers wait for the comparison, and no longer', () => {
  const supply = planSupply(samples(20, 3), gated);
  const first = supply.take(100);
  expect(first).toHaveLength(20);
  expect(supply.waits()).toBe(true);
  for (const sample of first) supply.settle({ ...sample, key: fresh(sample) });
  const [probe] = supply.take(1);
  expect(probe?.sampleIndex).toBe(1);
  supply.settle({ promptIndex: probe?.promptIndex ?? 0, sampleIndex: 1, key: 'another' });
  expect(supply.waits()).toBe(false);
  expect(supply.ready()).toBe(39);
});

test('a run that is taken over knows what came of samples before', () => {
  const known = samples(6, 2).map((sample) => ({ ...sample, key: same(sample) }));
  const rest = samples(40, 5).filter(({ promptIndex, sampleIndex }) => promptIndex >= 6 || sampleIndex >= 2);
  const supply = planSupply(rest, { ...gated, known });
  expect(supply.repeats()).toBe(true);
  expect(drain(supply, same)).toHaveLength(34);
});

test('a scan that may stop early asks no further ahead than it has to', () => {
  const inOrder = Array.from({ length: 300 }, (_, at) => ({
    promptIndex: Math.floor(at / 3),
    sampleIndex: at % 3,
  }));
  const supply = planSupply(inOrder, { ...gated, ahead: 12 });
  expect(supply.take(100)).toHaveLength(12);
});
