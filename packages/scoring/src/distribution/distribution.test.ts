import { describe, expect, test } from 'vitest';
import {
  betaCdf,
  betaQuantile,
  logGamma,
  normalCdf,
  normalQuantile,
  studentCdf,
  studentQuantile,
  z95,
} from './index.ts';

// Reference values: scipy 1.17.1 (cephes and Boost).
const near = (seen: number, expected: number, relative: number): void =>
  expect(Math.abs(seen - expected)).toBeLessThanOrEqual(relative * Math.abs(expected) + 1e-300);

test.each([
  [0.001, 6.907178885383853],
  [0.1, 2.252712651734206],
  [0.5, 0.5723649429247],
  [2.5, 0.2846828704729192],
  [10, 12.801827480081469],
  [1e4, 82099.71749644238],
])('logGamma(%d)', (x, expected) => near(logGamma(x), expected, 2e-13));

test.each([
  [0.3, 0.5, 0.5, 0.36901011956554536],
  [0.01, 0.05, 0.6, 0.758891879942167],
  [0.37, 22.5, 38.5, 0.5166505547929852],
  [0.999, 300, 2, 0.9629191418029293],
  [0.2, 0.001, 4, 0.9996810227866346],
])('betaCdf(%d, %d, %d)', (x, a, b, expected) => near(betaCdf(x, a, b), expected, 1e-12));

test.each([
  [0.025, 0.5, 20.5, 2.4246478459242733e-5],
  [0.975, 0.05, 0.6, 0.8665874225455328],
  [0.95, 0.3, 3.5, 0.35100768809459815],
  [0.5, 1e4, 2e4, 0.33332962958390583],
  [0.025, 0.05, 0.6, 2.2743762670271376e-32],
  [0.999, 0.5, 0.5, 0.999997532600929],
])('betaQuantile(%d, %d, %d)', (p, a, b, expected) => near(betaQuantile(p, a, b), expected, 1e-10));

test.each([
  [-9, 1.1285884059538324e-19],
  [-3, 0.0013498980316300933],
  [-0.5, 0.3085375387259869],
  [1.96, 0.9750021048517795],
])('normalCdf(%d)', (x, expected) => near(normalCdf(x), expected, x < -7 ? 1e-8 : 1e-12));

test.each([
  [1e-12, -7.034483825301131],
  [0.025, -1.9599639845400545],
  [0.3, -0.5244005127080409],
  [0.99999, 4.264890793923841],
])('normalQuantile(%d)', (p, expected) => near(normalQuantile(p), expected, 1e-13));

test.each([
  [0.975, 4, 2.7764451051977934],
  [0.975, 1, 12.706204736174694],
  [0.95, 19, 1.7291328115213682],
  [0.001, 49.5, -3.263224661944321],
])('studentQuantile(%d, %d)', (p, df, expected) => near(studentQuantile(p, df), expected, 1e-10));

describe('edges and round trips', () => {
  test('outside the domain', () => {
    expect(betaCdf(-1, 2, 3)).toBe(0);
    expect(betaCdf(2, 2, 3)).toBe(1);
    expect(betaCdf(0.5, 0, 3)).toBeNaN();
    expect(betaQuantile(1.5, 2, 3)).toBeNaN();
    expect([betaQuantile(0, 2, 3), betaQuantile(1, 2, 3)]).toEqual([0, 1]);
    expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(normalQuantile(-0.1)).toBeNaN();
    expect(logGamma(-1)).toBeNaN();
  });

  test('quantiles invert the distribution functions', () => {
    for (const p of [0.001, 0.025, 0.2, 0.5, 0.8, 0.975, 0.999]) {
      for (const [a, b] of [
        [0.05, 0.6],
        [0.5, 60],
        [3, 2],
        [2000, 1],
      ] as const) {
        near(betaCdf(betaQuantile(p, a, b), a, b), p, 1e-9);
      }
      near(normalCdf(normalQuantile(p)), p, 1e-12);
      near(studentCdf(studentQuantile(p, 6.5), 6.5), p, 1e-10);
    }
    near(normalCdf(z95), 0.975, 1e-14);
    near(studentCdf(1.3, 7), 0.8826160823038114, 1e-12);
  });
});
