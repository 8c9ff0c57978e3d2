import { estimatePresence } from '../../src/interval/estimate.ts';
import { estimateModelAssisted } from '../../src/interval/model-assisted.ts';
import { coldStartModel, predictPresence } from '../../src/predictor/index.ts';
import { createLocator } from '../../src/predictor/locator.ts';
import { expit, logit } from '../../src/predictor/logistic.ts';
import { rateAtRank } from '../../src/predictor/organic-rank.ts';
import { createRandom, drawIndex, drawNormal, type Random } from '../../src/random/index.ts';
import { createUniverse, drawPrompt } from '../simulation/predictor.ts';
import { drawCluster, truthById } from '../simulation/truth.ts';
import { standardError } from './skill.ts';

/** A kind of prompt set: what a prompt's rate is, and what was predicted of it. */
export interface PromptSource {
  id: string;
  draw: (random: Random) => { rate: number; prediction: number };
}

/** A predictor with an AUC of .8, calibrated. */
export function predictedSource(truth: string): PromptSource {
  const universe = createUniverse(truthById(truth), 0.8, 7);
  return { id: `predictor of AUC .8, ${truth}`, draw: (random) => drawPrompt(universe, random) };
}

const locate = createLocator(1.8 ** 2);
const beyond = 60;

/**
 * Simulated results pages by the published rates: a domain that stands among the first six results for 35% of the prompts and
 * nowhere else. The cold predictor sees the rank alone.
 */
export function rankedSource(): PromptSource {
  const model = coldStartModel();
  const predictAt = (rank: number) =>
    predictPresence(model, { engine: 'google-ai-overview', features: { organic_rank: rank } }).mean;
  const predictions = new Map([1, 2, 3, 4, 5, 6, beyond].map((rank) => [rank, predictAt(rank)]));
  return {
    id: 'organic rank alone, simulated pages',
    draw(random) {
      const rank = random() < 0.35 ? 1 + drawIndex(random, 6) : beyond;
      const rate = expit(locate(logit(rateAtRank(rank))) + 1.8 * drawNormal(random));
      return { rate, prediction: predictions.get(rank) ?? 0 };
    },
  };
}

export interface CreditShare {
  id: string;
  /** Credits for a half-width of 5 points, of those of naive sampling, and the share's standard error. */
  share: number;
  shareError: number;
  credits: number;
  /** The same for the sample size that a naive Wilson interval, which treats answers as independent, claims to need. */
  ofNaiveClaim: number;
  coverage: number;
  coverageError: number;
}

const setSize = 2_000;
const asked = 200;
const naive = { prompts: 100, samples: 3 };

/**
 * A set of 2,000 predicted prompts, of which 200 drawn at random are asked once, against naive sampling: 100 prompts asked three
 * times, nothing predicted. Credits for ±5 points by the square of the mean half-width.
 */
export function creditShare({ id, draw }: PromptSource, repeats: number, seed: number): CreditShare {
  const random = createRandom(seed);
  const held: number[] = [];
  const ratios: number[] = [];
  let [credits, claimed] = [0, 0];
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const set = Array.from({ length: setSize }, () => draw(random));
    // Prompts are drawn independently, so the first are a random part.
    const measured = set.slice(0, asked).map(({ rate, prediction }) => ({
      cluster: drawCluster(random, rate, 1),
      predicted: prediction,
    }));
    const rest = set.slice(asked).map(({ prediction }) => prediction);
    const { ci } = estimateModelAssisted(measured, rest);
    const mean = set.reduce((sum, { rate }) => sum + rate, 0) / setSize;
    held.push(Number(ci !== null && ci.low <= mean && mean <= ci.high));
    const plain = Array.from({ length: naive.prompts }, () =>
      drawCluster(random, draw(random).rate, naive.samples),
    );
    const own = needed(ci, asked);
    credits += own / repeats;
    claimed += (1.96 ** 2 * mean * (1 - mean)) / 0.05 ** 2 / repeats;
    const without = needed(estimatePresence(plain, { estimand: 'market' }).ci, naive.prompts * naive.samples);
    ratios.push(own / without);
  }
  const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / repeats;
  return {
    id,
    share: average(ratios),
    shareError: standardError(ratios),
    credits,
    ofNaiveClaim: credits / claimed,
    coverage: average(held),
    coverageError: standardError(held),
  };
}

/** Credits that would have made this interval ±5 points: widths fall with the square root. */
function needed(ci: { low: number; high: number } | null, credits: number): number {
  return ci ? credits * ((ci.high - ci.low) / 0.1) ** 2 : Number.POSITIVE_INFINITY;
}
