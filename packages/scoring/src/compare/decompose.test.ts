import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom, drawBinomial } from '../random/index.ts';
import { type DecomposedCell, decomposeChange, type PartName } from './decompose.ts';

const counts = (successes: number, trials = 10) => ({ successes, trials });
const cell = (
  prompt: string,
  engine: string,
  before: number | null,
  after: number | null,
  modelChanged = false,
  identityChanged = false,
) => ({
  prompt,
  cluster: prompt,
  engine,
  before: before === null ? null : counts(before),
  after: after === null ? null : counts(after),
  modelChanged,
  identityChanged,
});
const partOf = (cells: DecomposedCell[], part: PartName) =>
  decomposeChange(cells, createRandom(1), 200)?.parts.find((one) => one.part === part)?.value;

test('by hand: a new engine, a new prompt, a new model, and the brand itself', () => {
  const same = [cell('a', 'x', 5, 5), cell('b', 'x', 5, 5)];
  // x alone .5; with y, which always names the brand, .75.
  expect(partOf([...same, cell('a', 'y', null, 10), cell('b', 'y', null, 10)], 'engines')).toBeCloseTo(
    0.25,
    12,
  );
  expect(partOf([...same, cell('c', 'x', null, 8)], 'prompts')).toBeCloseTo(0.1, 12);
  const moved = [
    cell('a', 'x', 5, 7),
    cell('b', 'x', 5, 7),
    cell('a', 'y', 5, 9, true),
    cell('b', 'y', 5, 9, true),
  ];
  expect(partOf(moved, 'model')).toBeCloseTo(0.2, 12);
  expect(partOf(moved, 'presence')).toBeCloseTo(0.1, 12);
  // One prompt of two is read with a new name that finds .6 more: half of that is due to the name.
  const renamed = [cell('a', 'x', 2, 8, false, true), cell('b', 'x', 5, 7)];
  expect(partOf(renamed, 'identity')).toBeCloseTo(0.3, 12);
  expect(partOf(renamed, 'presence')).toBeCloseTo(0.1, 12);
  expect(decomposeChange([cell('a', 'x', 5, null), cell('b', 'x', null, 5)], createRandom(1))).toBeNull();
});

test('the parts sum to the change, whatever the cells', () => {
  const side = fc.option(fc.integer({ min: 0, max: 10 }), { nil: null });
  const one = fc.record({
    prompt: fc.integer({ max: 8, min: 0 }),
    engine: fc.integer({ max: 2, min: 0 }),
    before: side,
    after: side,
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(one, { maxLength: 30, selector: ({ prompt, engine }) => `${prompt} ${engine}` }),
      (drawn) => {
        const cells = drawn.map(({ prompt, engine, before, after }) =>
          cell(String(prompt), String(engine), before, after, engine === 1, prompt > 5),
        );
        const found = decomposeChange(cells, createRandom(5), 40);
        if (!found) return;
        const sum = found.parts.reduce((total, { value }) => total + value, 0);
        expect(Math.abs(sum - found.change)).toBeLessThan(1e-9);
      },
    ),
  );
});

test('the interval of presence holds the truth about 95 times in 100', () => {
  let held = 0;
  const worlds = 150;
  for (let world = 0; world < worlds; world += 1) {
    const random = createRandom(world + 1);
    const cells = Array.from({ length: 60 }, (_, prompt) => {
      const rate = 0.2 + 0.5 * random();
      return {
        prompt: String(prompt),
        cluster: String(prompt),
        engine: 'x',
        before: counts(drawBinomial(random, 5, rate), 5),
        after: counts(drawBinomial(random, 5, Math.min(1, rate + 0.1)), 5),
        modelChanged: false,
        identityChanged: false,
      };
    });
    const ci = decomposeChange(cells, random, 300)?.parts.find(({ part }) => part === 'presence')?.ci;
    if (ci && ci.low <= 0.1 && ci.high >= 0.1) held += 1;
  }
  expect(held / worlds).toBeGreaterThan(0.88);
});
