import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageProbability, gaussHermite, locationOfMean, probabilityVariance } from './gauss-hermite.ts';
import { createLocator } from './locator.ts';
import { expit } from './logistic.ts';
import { promptStretch, residualOfTotal } from './stretch.ts';

test('three-point rule is the published one: nodes 0, ±√3, weights 2/3 and 1/6', () => {
  const { nodes, weights } = gaussHermite(3);
  expect([...nodes].map((node) => node + 0)).toEqual([
    expect.closeTo(Math.sqrt(3), 12),
    expect.closeTo(0, 12),
    expect.closeTo(-Math.sqrt(3), 12),
  ]);
  expect([...weights]).toEqual([1 / 6, 2 / 3, 1 / 6].map((weight) => expect.closeTo(weight, 12)));
});

test('21 nodes give normal moments exactly up to degree 40', () => {
  const { nodes, weights } = gaussHermite(21);
  let moment = 1;
  for (let degree = 2; degree <= 40; degree += 2) {
    moment *= degree - 1;
    const sum = nodes.reduce((total, node, i) => total + (weights[i] ?? 0) * node ** degree, 0);
    expect(sum / moment).toBeCloseTo(1, 8);
  }
});

describe('averaging a probability', () => {
  function bruteForce(location: number, variance: number): number {
    let sum = 0;
    let total = 0;
    for (let z = -9; z <= 9; z += 0.002) {
      const weight = Math.exp((-z * z) / 2);
      sum += weight * expit(location + Math.sqrt(variance) * z);
      total += weight;
    }
    return sum / total;
  }

  test.each([
    [0, 3.24],
    [-3, 3.24],
    [2, 0.5],
    [-6, 6],
    [1.5, 9],
  ])('location %d, variance %d against the integral', (location, variance) => {
    expect(Math.abs(averageProbability(location, variance) - bruteForce(location, variance))).toBeLessThan(
      2e-4,
    );
  });

  test('location of the mean is its inverse, also far out', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: 0, max: 9, noNaN: true }),
        (at, v) => {
          expect(locationOfMean(averageProbability(at, v), v)).toBeCloseTo(at, 5);
        },
      ),
      { seed: 1 },
    );
  });

  test('a certain logit has no variance; a wide one nears that of a coin', () => {
    expect(probabilityVariance(0.3, 0)).toBeCloseTo(0, 12);
    expect(probabilityVariance(0, 100)).toBeGreaterThan(0.18);
  });

  test('the locator table agrees with solving', () => {
    const locate = createLocator(4);
    for (let score = -8; score <= 8; score += 0.37)
      expect(locate(score)).toBeCloseTo(locationOfMean(expit(score), 4), 2);
  });
});

test('stretch of τ = 1.8 is that of Zeger, and taking unseen variance off inverts putting it on', () => {
  expect(promptStretch(1.8)).toBeCloseTo(Math.sqrt(1 + 0.345_88 * 3.24), 3);
  const total = 1.4 ** 2 + promptStretch(1.4) ** 2 * 0.7;
  expect(residualOfTotal(total, 0.7)).toBeCloseTo(1.4, 10);
});
