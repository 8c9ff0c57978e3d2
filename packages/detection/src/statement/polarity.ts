import type { Sentiment } from '../types.ts';
import type { Tally } from './stance.ts';

const classes = ['positive', 'neutral', 'negative', 'mixed'] as const;

/**
 * Weights of a softmax over the tally's features, one row for each class, fitted by `bench/fit-stance.ts` on the labelled
 * answers in `cases/stance.ts`.
 */
const weights: Record<(typeof classes)[number], readonly number[]> = {
  positive: [0.3, 1.13, -0.89, -0.41, 0.58, 0.03, -0.45, 0.23, 0.0, 0.1, -0.31],
  neutral: [-0.57, -0.62, -0.44, -0.09, -0.09, -0.07, 1.16, -0.18, 0.5, -0.26, 0.89],
  negative: [0.3, -0.97, 1.12, -0.18, -0.14, 0.25, -0.27, 0.25, 0.09, 0.03, -0.34],
  mixed: [-0.03, 0.46, 0.2, 0.69, -0.35, -0.22, -0.44, -0.29, -0.59, 0.13, -0.23],
};

/** Below this probability nothing is claimed. */
export const leastCertain = 0.45;

export function featuresOf({
  positive,
  negative,
  recommended,
  warned,
  factual,
  personal,
  turned,
}: Tally): number[] {
  const [for_, against] = [Math.log1p(positive), Math.log1p(negative)];
  return [
    1,
    for_,
    against,
    Math.min(for_, against),
    recommended > 0 ? 1 : 0,
    warned > 0 ? 1 : 0,
    Math.min(2, factual),
    Math.min(2, personal),
    positive + negative === 0 ? 1 : 0,
    turned > 0 ? 1 : 0,
    positive + negative === 0 && factual > 0 && personal + turned === 0 ? 1 : 0,
  ];
}

/** Polarity towards a brand, with its probability; `unknown` where no class is likely enough or there is no lexicon. */
export function polarityOf(
  tally: Tally,
  hasLexicon: boolean,
): { sentiment: Sentiment; probability: number | null } {
  if (!hasLexicon) return { sentiment: 'unknown', probability: null };
  const features = featuresOf(tally);
  const scores = classes.map((name) =>
    weights[name].reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), 0),
  );
  const most = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  const probability = 1 / total;
  const best = classes[scores.indexOf(most)] ?? 'neutral';
  return { sentiment: probability < leastCertain ? 'unknown' : best, probability };
}
