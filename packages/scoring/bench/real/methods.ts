import { normalQuantile, studentQuantile } from '../../src/distribution/index.ts';
import { createRandom, estimateListed, estimatePresence } from '../../src/index.ts';

/** A prompt's answers that name the brand, of all its answers, and what it is about. */
export interface Prompt {
  successes: number;
  trials: number;
  topic: number;
}

export interface Ends {
  low: number;
  high: number;
}

/** The finite list that prompts were drawn from; `topics` where whole topics were drawn. */
export interface List {
  prompts: number;
  topics: number | null;
}

export type Method = (prompts: readonly Prompt[], list: List) => Ends | null;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const topicMeans = (prompts: readonly Prompt[]): number[] =>
  [...Map.groupBy(prompts, ({ topic }) => topic).values()].map((own) =>
    mean(own.map(({ successes, trials }) => successes / trials)),
  );

function wilson(rate: number, n: number): Ends {
  const z = normalQuantile(0.975);
  const middle = (rate + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  return { low: middle - half, high: middle + half };
}

const ours =
  (estimand: 'market' | 'tracked', byTopic: boolean): Method =>
  (prompts) =>
    estimatePresence(prompts, {
      estimand,
      ...(byTopic && { topics: prompts.map(({ topic }) => `topic ${topic}`) }),
    }).ci;

/** Percentile interval of the mean over topics drawn anew; 400 draws. */
const bootstrap: Method = (prompts) => {
  const topics = topicMeans(prompts);
  const random = createRandom(1);
  const draws = Array.from({ length: 400 }, () =>
    mean(topics.map(() => topics[Math.floor(random() * topics.length)] ?? 0)),
  ).toSorted((a, b) => a - b);
  return { low: draws[9] ?? 0, high: draws[389] ?? 0 };
};

/** Methods for the rate over questions like these. */
export const marketMethods = {
  ours: ours('market', true),
  'ours without topics': ours('market', false),
  'Wilson over answers': (prompts) =>
    wilson(
      prompts.reduce((sum, { successes }) => sum + successes, 0) /
        prompts.reduce((sum, { trials }) => sum + trials, 0),
      prompts.reduce((sum, { trials }) => sum + trials, 0),
    ),
  'Wilson over topics': (prompts) => {
    const topics = topicMeans(prompts);
    return wilson(mean(topics), topics.length);
  },
  'Student over topics': (prompts) => {
    const topics = topicMeans(prompts);
    const middle = mean(topics);
    const squares = topics.reduce((sum, topic) => sum + (topic - middle) ** 2, 0);
    const error = Math.sqrt(squares / (topics.length - 1) / topics.length);
    const half = studentQuantile(0.975, topics.length - 1) * error;
    return { low: middle - half, high: middle + half };
  },
  'bootstrap over topics': bootstrap,
} satisfies Record<string, Method>;

/** Methods for the rate over a list from which the prompts were drawn by chance. */
export const listedMethods = {
  ours: (prompts, { prompts: listed, topics }) =>
    estimateListed(prompts, {
      prompts: listed,
      ...(topics !== null && {
        topics: { listed: topics, asked: prompts.map(({ topic }) => `topic ${topic}`) },
      }),
    }).ci,
  'ours of a market': marketMethods.ours,
  'Wilson over answers': marketMethods['Wilson over answers'],
  'Wilson over topics': marketMethods['Wilson over topics'],
  'Student over topics': marketMethods['Student over topics'],
  'bootstrap over topics': bootstrap,
} satisfies Record<string, Method>;

/** Methods for the rate over exactly these prompts. */
export const trackedMethods = {
  ours: ours('tracked', false),
  'Wilson over answers': marketMethods['Wilson over answers'],
} satisfies Record<string, Method>;
