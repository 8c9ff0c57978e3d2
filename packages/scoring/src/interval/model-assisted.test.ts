import { describe, expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { estimateModelAssisted, estimatePresence, estimateWithHistory } from './index.ts';

const random = createRandom(51);
const width = ({ ci }: { ci: { low: number; high: number } | null }): number =>
  ci ? ci.high - ci.low : Number.NaN;

/** A universe of rates around what a predictor says of them: f in two groups, right on average unless shifted. */
function draw(shift: number): { rate: number; predicted: number } {
  const strong = random() < 0.4;
  return {
    rate: strong ? drawBeta(random, 3, 1) : drawBeta(random, 0.4, 3.6),
    predicted: (strong ? 0.75 : 0.1) + shift,
  };
}

const truth = 0.4 * 0.75 + 0.6 * 0.1;

function study(shift: number): {
  assisted: ReturnType<typeof estimateModelAssisted>;
  plain: ReturnType<typeof estimatePresence>;
  mean: number;
} {
  let sum = 0;
  const measured = Array.from({ length: 60 }, () => {
    const { rate, predicted } = draw(shift);
    sum += rate;
    return { cluster: { successes: drawBinomial(random, 3, rate), trials: 3 }, predicted };
  });
  const rest = Array.from({ length: 2000 }, () => draw(shift));
  sum += rest.reduce((total, { rate }) => total + rate, 0);
  const assisted = estimateModelAssisted(
    measured,
    rest.map(({ predicted }) => predicted),
  );
  return {
    assisted,
    mean: sum / 2060,
    plain: estimatePresence(
      measured.map(({ cluster }) => cluster),
      { estimand: 'market' },
    ),
  };
}

describe('model-assisted', () => {
  test.each([0, 0.15])('a predictor off by %d narrows and never biases', (shift) => {
    const studies = Array.from({ length: 300 }, () => study(shift));
    const covered = studies.filter(
      ({ assisted: { ci }, mean }) => ci && ci.low <= mean && mean <= ci.high,
    ).length;
    expect(covered / 300).toBeGreaterThan(0.915);
    const mean = studies.reduce((sum, { assisted }) => sum + (assisted.value ?? 0), 0) / 300;
    expect(Math.abs(mean - truth)).toBeLessThan(0.01);
    const ratio = studies.reduce((sum, { assisted, plain }) => sum + width(assisted) / width(plain), 0) / 300;
    expect(ratio).toBeLessThan(0.75);
  });

  test('too little to go by', () => {
    const measured = Array.from({ length: 9 }, () => ({
      cluster: { successes: 1, trials: 3 },
      predicted: 0.3,
    }));
    expect(estimateModelAssisted(measured, new Array<number>(500).fill(0.3)).label).toBe('insufficient');
    expect(estimateModelAssisted([...measured, ...measured], new Array<number>(500).fill(0.3)).label).toBe(
      'indicative',
    );
  });
});

test('with every prompt measured and right predictions the value is the plain mean', () => {
  const measured = Array.from({ length: 40 }, (_, i) => ({
    cluster: { successes: Number(i % 4 === 0), trials: 1 },
    predicted: i / 40,
  }));
  const { value, ci } = estimateModelAssisted(measured, []);
  expect(value).toBeCloseTo(0.25, 12);
  const exact = measured.map(({ cluster }) => ({ cluster, predicted: cluster.successes }));
  const sure = estimateModelAssisted(exact, new Array<number>(400).fill(0.25));
  expect(sure.value).toBeCloseTo(0.25, 12);
  expect(width(sure)).toBeLessThan(0.3 * width({ ci }));
});

describe('own history', () => {
  const rates = Array.from({ length: 200 }, () => drawBeta(random, 0.3, 0.5));
  const look = () => rates.map((rate) => ({ successes: random() < rate ? 1 : 0, trials: 1 }));
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;

  test('narrows a panel asked once by a quarter and keeps covering it', () => {
    let covered = 0;
    let ratio = 0;
    for (let repeat = 0; repeat < 150; repeat += 1) {
      const looks = Array.from({ length: 9 }, look);
      const prompts = rates.map((_, i) => ({
        current: looks[8]?.[i] ?? null,
        history: looks.slice(0, 8).map((l) => l[i] ?? null),
      }));
      const estimate = estimateWithHistory(prompts);
      covered += estimate.ci && estimate.ci.low <= mean && mean <= estimate.ci.high ? 1 : 0;
      ratio += width(estimate) / width(estimatePresence(looks[8] ?? [], { estimand: 'tracked' })) / 150;
    }
    expect(covered / 150).toBeGreaterThan(0.91);
    expect(ratio).toBeLessThan(0.78);
  });

  test('with all measured the value is the plain mean; without history, or a handful measured, nothing is said', () => {
    const now = look();
    const estimate = estimateWithHistory(
      now.map((current) => ({ current, history: [{ successes: 1, trials: 1 }] })),
    );
    expect(estimate.value).toBeCloseTo(now.reduce((sum, c) => sum + c.successes, 0) / 200, 10);
    expect(estimateWithHistory(now.map((current) => ({ current, history: [] }))).label).toBe('insufficient');
    const turn = now.map((current, i) => ({ current: i < 19 ? current : null, history: [current] }));
    expect(estimateWithHistory(turn)).toMatchObject({ label: 'insufficient', n: 19 });
  });
});
