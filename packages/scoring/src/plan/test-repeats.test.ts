import { describe, expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial, type Random } from '../random/index.ts';
import { testRepeats } from './index.ts';

/** Answers of one scan that hang together: a beta-binomial with this correlation. */
function draw(random: Random, rate: number, k: number, correlation: number) {
  if (correlation === 0) return { successes: drawBinomial(random, k, rate), trials: k };
  const size = 1 / correlation - 1;
  const own = drawBeta(random, Math.max(1e-6, rate * size), Math.max(1e-6, (1 - rate) * size));
  return { successes: drawBinomial(random, k, own), trials: k };
}

function scans(random: Random, correlation: number, prompts = 50) {
  return Array.from({ length: prompts }, (_, at) => {
    const rate = drawBeta(random, 0.6, 1);
    const look = () => draw(random, rate, 3, correlation);
    return { cluster: String(at), first: look(), second: look() };
  });
}

describe('repeats that hang together', () => {
  test('are told where they do, and hardly ever where they do not', () => {
    const random = createRandom(5);
    const told = (correlation: number) =>
      Array.from({ length: 300 }, () => testRepeats(scans(random, correlation))?.verdict).filter(
        (verdict) => verdict === 'alike',
      ).length / 300;
    expect(told(0)).toBeLessThan(0.03);
    expect(told(0.6)).toBeGreaterThan(0.8);
  });

  test('the correlation is told without bias, and its interval holds it', () => {
    const random = createRandom(9);
    const found = Array.from({ length: 200 }, () => testRepeats(scans(random, 0.3, 100)));
    const mean = found.reduce((sum, one) => sum + (one?.correlation ?? 0), 0) / found.length;
    expect(Math.abs(mean - 0.3)).toBeLessThan(0.03);
    const held = found.filter((one) => one && one.ci.low <= 0.3 && 0.3 <= one.ci.high).length;
    expect(held / found.length).toBeGreaterThan(0.9);
  });

  test('nothing is said of a few prompts, of prompts that never vary, or of single answers', () => {
    const random = createRandom(2);
    expect(testRepeats(scans(random, 0, 5))).toBeNull();
    const same = Array.from({ length: 40 }, (_, at) => ({
      cluster: String(at),
      first: { successes: 3, trials: 3 },
      second: { successes: 3, trials: 3 },
    }));
    expect(testRepeats(same)).toBeNull();
    const once = same.map((cell) => ({
      ...cell,
      first: { successes: 1, trials: 1 },
      second: { successes: 0, trials: 1 },
    }));
    expect(testRepeats(once)).toBeNull();
  });
});
