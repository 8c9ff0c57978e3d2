import { betaQuantile, normalCdf } from '../../src/distribution/index.ts';
import { drawBeta, drawBinomial, drawNormal, type Random } from '../../src/random/index.ts';

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

const always = (rate: number): Truth => ({ id: `${rate}`, mean: rate, draw: () => rate });

/** `share` of the prompts follow `first`, the others `second`. */
const groups = (share: number, first: Truth, second: Truth): Truth => ({
  id: `${Math.round(100 * share)}% at ${first.id}, ${Math.round(100 * (1 - share))}% at ${second.id}`,
  mean: share * first.mean + (1 - share) * second.mean,
  draw: (random) => (random() < share ? first : second).draw(random),
});

/** Prompts in two groups, as where a brand serves some intents and not others: no Beta law fits them. */
export const twoGroupTruths: readonly Truth[] = [
  groups(0.2, always(0), always(0.9)),
  groups(0.4, always(0), beta(5, 2)),
  groups(0.6, always(0.02), always(0.8)),
  groups(0.9, always(0), always(0.7)),
  groups(0.5, always(0), always(0.5)),
  groups(0.5, always(0.05), always(0.95)),
  groups(0.8, always(0), always(0.3)),
  groups(0.1, always(0), always(0.6)),
  groups(0.7, always(0), beta(2, 2)),
  groups(0.2, always(1), always(0.2)),
  groups(0.85, always(0.01), always(0.95)),
  groups(0.3, always(0.1), always(0.5)),
];

/** The mean of expit(μ + σz), by the trapezoid rule. */
function logitNormal(mean: number, deviation: number): Truth {
  const expit = (x: number): number => 1 / (1 + Math.exp(-x));
  let [sum, weights] = [0, 0];
  for (let z = -8; z <= 8; z += 0.02) {
    const weight = Math.exp((-z * z) / 2);
    sum += weight * expit(mean + deviation * z);
    weights += weight;
  }
  return {
    id: `logit-normal(${mean}, ${deviation})`,
    mean: sum / weights,
    draw: (random) => expit(mean + deviation * drawNormal(random)),
  };
}

/** Every prompt alike. */
export const constantTruths: readonly Truth[] = [always(0.03), always(0.1), always(0.5), always(0.9)];

export const otherTruths: readonly Truth[] = [
  ...constantTruths,
  logitNormal(-3, 1),
  logitNormal(-2, 2),
  logitNormal(1, 3),
  logitNormal(0, 0.5),
  groups(0.3, always(0), groups(0.3, always(1), beta(1, 1))),
  groups(0.95, always(0.02), always(1)),
];

const all = [...truths, ...twoGroupTruths, ...otherTruths];

export function truthById(id: string): Truth {
  const found = all.find((truth) => truth.id === id);
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
