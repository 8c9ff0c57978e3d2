import { describe, expect, test } from 'vitest';
import { createRandom, drawNormal } from '../random/index.ts';
import { choleskyFactor, choleskyInverse, choleskySolve, logDeterminant } from './cholesky.ts';
import { curvature, type Rows } from './curvature.ts';
import { fitLogistic } from './fit-logistic.ts';
import { expit, softplus } from './logistic.ts';
import { independentPrior, normalPrior } from './posterior-mode.ts';

function randomRows(count: number, width: number, seed: number): Rows {
  const random = createRandom(seed);
  const values = Float64Array.from({ length: count * width }, () => drawNormal(random));
  const trials = Float64Array.from({ length: count }, () => 1 + 2 * random());
  const successes = trials.map((k) => k * random());
  return { values, width, successes, trials };
}

describe('Cholesky', () => {
  const matrix = Float64Array.of(4, 2, 0.6, 2, 5, 1, 0.6, 1, 3);
  const factor = choleskyFactor(matrix, 3);

  test('solves, inverts and gives the determinant', () => {
    const inverse = choleskyInverse(factor, 3);
    const solved = choleskySolve(factor, 3, Float64Array.of(1, 0, 0));
    for (const i of [0, 1, 2]) expect(solved[i]).toBeCloseTo(inverse[i * 3] ?? Number.NaN, 12);
    for (const i of [0, 1, 2])
      for (const j of [0, 1, 2]) {
        let sum = 0;
        for (const m of [0, 1, 2]) sum += (matrix[i * 3 + m] ?? 0) * (inverse[m * 3 + j] ?? 0);
        expect(sum).toBeCloseTo(i === j ? 1 : 0, 12);
      }
    expect(Math.exp(logDeterminant(factor, 3))).toBeCloseTo(4 * (15 - 1) - 2 * (6 - 0.6) + 0.6 * (2 - 3), 10);
  });

  test('refuses a matrix that is not positive definite', () => {
    expect(() => choleskyFactor(Float64Array.of(1, 2, 2, 1), 2)).toThrow(RangeError);
  });
});

describe('curvature', () => {
  // Widths and counts that leave part of a block and an odd line.
  test.each([
    [1, 1],
    [7, 3],
    [8, 4],
    [22, 5],
  ])('%d rows of %d columns against sums written out', (count, width) => {
    const rows = randomRows(count, width, count);
    const at = Float64Array.from({ length: width }, (_, j) => 0.3 * (j - 1));
    const { logLikelihood, gradient, information } = curvature(rows, at);
    let expected = 0;
    const slope = new Float64Array(width);
    const second = new Float64Array(width * width);
    for (let i = 0; i < count; i += 1) {
      const x = rows.values.slice(i * width, (i + 1) * width);
      const eta = x.reduce((sum, value, j) => sum + value * (at[j] ?? 0), 0);
      const k = rows.trials[i] ?? 0;
      const y = rows.successes[i] ?? 0;
      expected += y * eta - k * softplus(eta);
      for (let j = 0; j < width; j += 1) {
        slope[j] = (slope[j] ?? 0) + (y - k * expit(eta)) * (x[j] ?? 0);
        for (let m = 0; m <= j; m += 1) {
          const cell = j * width + m;
          second[cell] = (second[cell] ?? 0) + k * expit(eta) * (1 - expit(eta)) * (x[j] ?? 0) * (x[m] ?? 0);
        }
      }
    }
    expect(logLikelihood).toBeCloseTo(expected, 9);
    for (let j = 0; j < width; j += 1) {
      expect(gradient[j]).toBeCloseTo(slope[j] ?? Number.NaN, 9);
      for (let m = 0; m <= j; m += 1)
        expect(information[j * width + m]).toBeCloseTo(second[j * width + m] ?? Number.NaN, 9);
    }
  });
});

describe('fitLogistic', () => {
  // A 2 × 2 table: the maximum likelihood slope is the log odds ratio, its variance Σ 1/cell (Woolf 1955).
  const table: Rows = {
    values: Float64Array.of(1, 0, 1, 1),
    width: 2,
    successes: Float64Array.of(12, 30),
    trials: Float64Array.of(40, 50),
  };

  test('a flat prior gives the log odds ratio and its Woolf variance', () => {
    const { mode, covariance } = fitLogistic(table, independentPrior([0, 0], [1e4, 1e4]));
    expect(mode[0]).toBeCloseTo(Math.log(12 / 28), 5);
    expect(mode[1]).toBeCloseTo(Math.log(30 / 20 / (12 / 28)), 5);
    expect(covariance[3]).toBeCloseTo(1 / 12 + 1 / 28 + 1 / 30 + 1 / 20, 5);
  });

  test('without rows the prior comes back, correlated or not', () => {
    const empty: Rows = {
      values: new Float64Array(0),
      width: 2,
      successes: new Float64Array(0),
      trials: new Float64Array(0),
    };
    const prior = normalPrior(Float64Array.of(0.4, -1), Float64Array.of(1, 0.5, 0.5, 2));
    const { mode, covariance, logEvidence } = fitLogistic(empty, prior);
    expect([...mode]).toEqual([expect.closeTo(0.4, 12), expect.closeTo(-1, 12)]);
    expect(covariance[1]).toBeCloseTo(0.5, 10);
    expect(logEvidence).toBeCloseTo(0, 10);
  });

  test('Laplace evidence is close to the integral by brute force', () => {
    const rows: Rows = {
      values: Float64Array.of(1),
      width: 1,
      successes: Float64Array.of(7),
      trials: Float64Array.of(20),
    };
    const { logEvidence } = fitLogistic(rows, independentPrior([0.2], [0.7]));
    let sum = 0;
    for (let w = -6; w <= 6; w += 0.001)
      sum +=
        (0.001 * Math.exp(7 * w - 20 * softplus(w) - ((w - 0.2) / 0.7) ** 2 / 2)) /
        (0.7 * Math.sqrt(2 * Math.PI));
    expect(logEvidence).toBeCloseTo(Math.log(sum), 1);
  });

  test('separated data stay finite, and sizes that differ are refused', () => {
    const separated: Rows = { ...table, successes: Float64Array.of(0, 50) };
    const { mode } = fitLogistic(separated, independentPrior([0, 0], [2, 2]));
    expect(Math.abs(mode[1] ?? Number.NaN)).toBeLessThan(10);
    expect(() => fitLogistic({ ...table, width: 3 }, independentPrior([0, 0], [1, 1]))).toThrow(RangeError);
  });
});
