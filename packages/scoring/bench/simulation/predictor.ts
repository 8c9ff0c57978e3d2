import { createRandom, drawIndex, drawNormal, type Random } from '../../src/random/index.ts';
import type { Truth } from './truth.ts';

/** A prompt universe with a calibrated prediction for each prompt. */
export interface PredictedUniverse {
  rates: Float64Array;
  predictions: Float64Array;
  auc: number;
}

const logit = (p: number): number => Math.log(p / (1 - p));
const expit = (x: number): number => 1 / (1 + Math.exp(-x));
const inside = (p: number): number => Math.min(1 - 1e-6, Math.max(1e-6, p));

/** Area under the ROC curve of scores for answers that name the brand with these rates, rates in order of score. */
function aucInOrder(rates: Float64Array): number {
  let [absent, area, present] = [0, 0, 0];
  for (const rate of rates) {
    area += rate * (absent + (1 - rate) / 2);
    absent += 1 - rate;
    present += rate;
  }
  return area / (present * absent);
}

function order(rates: Float64Array, scores: Float64Array): Float64Array {
  const indices = Uint32Array.from(rates.keys()).sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0));
  return Float64Array.from(indices, (index) => rates[index] ?? 0);
}

function noisyScores(rates: Float64Array, noise: number, random: Random): Float64Array {
  return rates.map((rate) => Math.max(-6, Math.min(6, logit(inside(rate)))) + noise * drawNormal(random));
}

const universes = new Map<string, PredictedUniverse>();

/** Prompts with a predictor of the AUC asked for: logits blurred by noise, then calibrated by 200 bins of the order. */
export function createUniverse(truth: Truth, auc: number, seed: number, size = 60_000): PredictedUniverse {
  const key = `${truth.id} ${auc} ${seed} ${size}`;
  const universe = universes.get(key) ?? drawUniverse(truth, auc, seed, size);
  universes.set(key, universe);
  return universe;
}

function drawUniverse(truth: Truth, auc: number, seed: number, size: number): PredictedUniverse {
  const random = createRandom(seed);
  const rates = Float64Array.from({ length: size }, () => truth.draw(random));
  let [low, high] = [0, 20];
  for (let step = 0; step < 14; step += 1) {
    const noise = (low + high) / 2;
    if (aucInOrder(order(rates, noisyScores(rates, noise, random))) > auc) low = noise;
    else high = noise;
  }
  const ordered = order(rates, noisyScores(rates, low, random));
  const bin = Math.floor(size / 200);
  const predictions = new Float64Array(size);
  for (let start = 0; start < size; start += bin) {
    const part = ordered.subarray(start, start + bin);
    predictions.fill(part.reduce((sum, rate) => sum + rate, 0) / part.length, start, start + bin);
  }
  return { rates: ordered, predictions, auc: aucInOrder(ordered) };
}

export const calibrations = {
  calibrated: (prediction: number) => prediction,
  'too flat': (prediction: number) => expit(0.6 * logit(inside(prediction)) + 0.7),
  'too sure': (prediction: number) => expit(1.8 * logit(inside(prediction)) - 0.8),
} as const;
export type Calibration = keyof typeof calibrations;

export function drawPrompt(
  universe: PredictedUniverse,
  random: Random,
): { rate: number; prediction: number } {
  const index = drawIndex(random, universe.rates.length);
  return { rate: universe.rates[index] ?? 0, prediction: universe.predictions[index] ?? 0 };
}
