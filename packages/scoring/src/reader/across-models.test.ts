import { expect, test } from 'vitest';
import { createRandom } from '../random/index.ts';
import { compareAcrossModels, type ModelPart, type Reread } from './index.ts';

const clusters = Array.from({ length: 24 }, (_, at) => `c${at}`);
/** Each cluster with the same share of ten mentions. */
const parts = (part: number, model: string): ModelPart[] =>
  clusters.map((cluster) => ({ cluster, model, part, whole: 10 }));
const rereads = (counts: { lost: number; won: number; same: number }): Reread[] =>
  (
    [
      [counts.lost, true, false],
      [counts.won, false, true],
      [counts.same, true, true],
    ] as const
  )
    .flatMap(([count, earlier, newest]) => Array.from({ length: count }, () => ({ earlier, newest })))
    .map((one, at) => ({ ...one, model: 'a', cluster: `c${at % 24}` }));

test('what the new model finds less in the same mentions is the reader’s, and is taken off the change', () => {
  const found = compareAcrossModels(
    parts(6, 'a'),
    parts(4, 'b'),
    rereads({ lost: 12, won: 0, same: 48 }),
    'b',
  );
  expect(found).toMatchObject({ label: 'ok', reread: 60 });
  expect(found?.byReader?.value).toBeCloseTo(-0.2, 12);
  expect(found?.change?.value).toBeCloseTo(0, 12);
  expect(found?.change?.ci.low).toBeLessThan(-0.05);
  expect(found?.change?.ci.high).toBeGreaterThan(0.05);
});

test('where few mentions were read by both, nothing is compared', () => {
  const few = rereads({ lost: 4, won: 0, same: 15 });
  expect(compareAcrossModels(parts(6, 'a'), parts(4, 'b'), few, 'b')).toEqual({
    label: 'few_reread',
    change: null,
    byReader: null,
    reread: 19,
  });
});

test('the same models in the same parts of both periods leave the change as it was read', () => {
  const mixed = (part: number) => [...parts(part, 'a'), ...parts(part, 'b')];
  const found = compareAcrossModels(mixed(6), mixed(4), [], 'b');
  expect(found?.change?.value).toBeCloseTo(-0.2, 12);
  expect(found?.byReader?.value).toBe(0);
  expect(compareAcrossModels([], parts(4, 'b'), [], 'b')).toBeNull();
});

test('a period that both models read is corrected by the part that the earlier one read', () => {
  const half = [...parts(6, 'a'), ...parts(4, 'b')];
  const found = compareAcrossModels(half, parts(4, 'b'), rereads({ lost: 12, won: 0, same: 48 }), 'b');
  expect(found?.byReader?.value).toBeCloseTo(-0.1, 12);
  expect(found?.change?.value).toBeCloseTo(0, 12);
});

test('two models that agreed on each mention are not taken for equal without a margin', () => {
  const found = compareAcrossModels(
    parts(6, 'a'),
    parts(6, 'b'),
    rereads({ lost: 0, won: 0, same: 20 }),
    'b',
  );
  expect(found?.byReader?.value).toBe(0);
  expect(found?.byReader?.ci.high).toBeGreaterThan(0.1);
});

test('in worlds where only the reader changed, the interval of the change holds 0 in 93 to 98 of 100', () => {
  const random = createRandom(7);
  let held = 0;
  const tries = 400;
  const rightOfA: [number, number] = [0.9, 0.95];
  const rightOfB: [number, number] = [0.65, 0.98];
  for (let turn = 0; turn < tries; turn += 1) {
    const rates = clusters.map(() => 0.2 + 0.6 * random());
    const read = (truth: boolean, [se, sp]: [number, number]) => (truth ? random() < se : random() >= sp);
    const sample: Reread[] = [];
    const period = (model: string, errors: [number, number]) =>
      clusters.map((cluster, at): ModelPart => {
        const found = Array.from({ length: 10 }, (_, answer) => {
          const truth = random() < (rates[at] ?? 0);
          const said = read(truth, errors);
          if (model === 'a' && answer < 3)
            sample.push({ cluster, model, earlier: said, newest: read(truth, rightOfB) });
          return said;
        });
        return { cluster, model, part: found.filter(Boolean).length, whole: 10 };
      });
    const before = period('a', rightOfA);
    const ci = compareAcrossModels(before, period('b', rightOfB), sample, 'b')?.change?.ci;
    if (ci && ci.low <= 0 && 0 <= ci.high) held += 1;
  }
  expect(held / tries).toBeGreaterThan(0.93);
  expect(held / tries).toBeLessThan(0.98);
});
