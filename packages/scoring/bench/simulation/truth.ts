import { betaQuantile, normalCdf } from '../../src/distribution/index.ts';
import { drawBeta, drawBinomial, type Random } from '../../src/random/index.ts';

/** A distribution of prompts' true presence rates. */
export interface Truth {
  id: string;
  mean: number;
  draw: (random: Random) => number;
}

const beta = (a: number, b: number): Truth => ({
  id: `Beta(${a}, ${b})`,
  mean: a / (a + b),
  draw: (random) => drawBeta(random, a, b),
});

/** 30% of prompts at .95, 50% at .02, 20% anywhere. */
const mixed: Truth = {
  id: '.3·[.95] + .5·[.02] + .2·U',
  mean: 0.3 * 0.95 + 0.5 * 0.02 + 0.2 * 0.5,
  draw: (random) => {
    const part = random();
    return part < 0.3 ? 0.95 : part < 0.8 ? 0.02 : random();
  },
};

export const rareBrand = 'Beta(0.05, 0.6)';
export const mixture = mixed.id;

/** The first two have the ICCs that open data on two engines show (.56 and .69). */
export const truths: readonly Truth[] = [
  beta(0.3, 0.5),
  beta(0.1, 0.35),
  beta(0.05, 0.6),
  beta(2, 3),
  beta(0.5, 0.3),
  mixed,
];

export function truthById(id: string): Truth {
  const found = truths.find((truth) => truth.id === id);
  if (!found) throw new RangeError(`no truth ${id}`);
  return found;
}

/** Quantiles of Beta(a, b) on an even grid of normal scores, for drawing correlated rates fast. */
export function createCopula(a: number, b: number): (score: number) => number {
  const nodes = 2001;
  const table = Float64Array.from({ length: nodes }, (_, i) =>
    betaQuantile(normalCdf(-5 + (10 * i) / (nodes - 1)), a, b),
  );
  return (score) => {
    const place = ((Math.max(-5, Math.min(5, score)) + 5) / 10) * (nodes - 1);
    const left = Math.min(nodes - 2, Math.floor(place));
    const from = table[left] ?? 0;
    return from + ((table[left + 1] ?? 1) - from) * (place - left);
  };
}

export function drawCluster(
  random: Random,
  rate: number,
  trials: number,
): { successes: number; trials: number } {
  return { successes: drawBinomial(random, trials, rate), trials };
}
