import { expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { boundedMethod, estimateLift, intervalAt, type LiftCell } from './lift.ts';

const cell = (cluster: number, treated: boolean, before: number, after: number, trials = 10): LiftCell => ({
  cluster: `${cluster}`,
  engine: 'openai',
  treated,
  before: { successes: before, trials },
  after: { successes: after, trials },
});

test('what changed where something was done, less what changed elsewhere', () => {
  const cells = Array.from({ length: 60 }, (_, at) =>
    cell(at, at < 30, 4 + (at % 3), 4 + ((at + 1) % 3) + (at < 30 ? 3 : 1)),
  );
  const lift = estimateLift(cells);
  expect(lift?.value).toBeCloseTo(0.2, 12);
  expect(lift?.treated).toMatchObject({ cells: 30, clusters: 30, before: 0.5 });
  expect(lift?.treated.after).toBeCloseTo(0.8, 12);
  expect(lift?.control.after).toBeCloseTo(0.6, 12);
  expect(lift?.verdict).toBe('rise');
  // Welch’s t on the prompts’ own changes: both arms alike, 25 or more of them informative.
  const changes = cells.map(
    ({ before, after }) => (Number(after?.successes) - Number(before?.successes)) / 10,
  );
  const variance = (own: number[]) => {
    const center = own.reduce((sum, value) => sum + value, 0) / own.length;
    return own.reduce((sum, value) => sum + (value - center) ** 2, 0) / (own.length - 1) / own.length;
  };
  expect(lift?.standardError).toBeCloseTo(
    Math.sqrt(variance(changes.slice(0, 30)) + variance(changes.slice(30))),
    10,
  );
  const narrow = lift && intervalAt(lift, 0.05);
  expect(narrow?.low).toBeCloseTo(lift?.ci.low ?? 0, 10);
  expect(lift && intervalAt(lift, lift.pValue).low).toBeCloseTo(0, 6);
});

test('fewer than six prompts in an arm are not judged', () => {
  expect(estimateLift(Array.from({ length: 40 }, (_, at) => cell(at, at < 5, 3, 6)))).toBeNull();
});

test('prompts chosen for low figures rise by themselves: the adjusted difference takes no such rise for an effect', () => {
  const random = createRandom(5);
  let [plain, adjusted, held] = [0, 0, 0];
  const runs = 200;
  for (let run = 0; run < runs; run += 1) {
    const cells = Array.from({ length: 60 }, (_, at) => {
      const rate = drawBeta(random, 0.6, 1);
      const before = drawBinomial(random, 3, rate);
      return cell(at, before === 0 || random() < 0.2, before, drawBinomial(random, 3, rate), 3);
    });
    plain += (estimateLift(cells)?.value ?? 0) / runs;
    const lift = estimateLift(cells, { adjust: 'regression' });
    adjusted += (lift?.value ?? 0) / runs;
    if (lift && lift.ci.low <= 0 && lift.ci.high >= 0) held += 1 / runs;
  }
  expect(plain).toBeGreaterThan(0.1);
  expect(Math.abs(adjusted)).toBeLessThan(0.03);
  expect(held).toBeGreaterThan(0.9);
});

test('where prompts were chosen by one answer each, the slope cannot be learned: bounds, and never a rise', () => {
  const random = createRandom(9);
  for (let run = 0; run < 40; run += 1) {
    const cells = Array.from({ length: 60 }, (_, at) => {
      const rate = drawBeta(random, 0.3, 0.5);
      const before = drawBinomial(random, 1, rate);
      return cell(at, before === 0, before, drawBinomial(random, 1, rate), 1);
    });
    const lift = estimateLift(cells, { adjust: 'regression' });
    expect(lift).toMatchObject({ verdict: 'no_change_shown', ci: { method: boundedMethod } });
    expect(lift?.slack).toBeGreaterThan(0);
  }
});

test('interval, verdict and smallest visible effect are at the level asked for', () => {
  const cells = Array.from({ length: 60 }, (_, at) =>
    cell(at, at < 30, 3 + (at % 5), 3 + ((at + 2) % 5) + (at < 30 ? 1 : 0)),
  );
  const [wide, narrow] = [estimateLift(cells, { alpha: 0.001 }), estimateLift(cells, { alpha: 0.05 })];
  expect(wide?.ci.level).toBe(0.999);
  expect(wide?.smallestVisible).toBeGreaterThan(narrow?.smallestVisible ?? 1);
  for (const lift of [wide, narrow]) expect(lift?.verdict === 'rise').toBe((lift?.ci.low ?? 0) > 0);
  expect((narrow?.pValue ?? 1) < 0.05).toBe(narrow?.verdict === 'rise');
});
