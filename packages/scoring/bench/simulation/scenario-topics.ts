import { estimatePresence } from '../../src/interval/estimate.ts';
import { effectiveGroups, fewestTopics } from '../../src/interval/market.ts';
import { drawNormal, type Random } from '../../src/random/index.ts';
import { ask, correlated, expit, meanOf, type Scenario } from './trial.ts';
import { createCopula } from './truth.ts';

const laws = [
  [0.3, 0.5],
  [2, 3],
] as const;

/** Prompts in topics, [topics, prompts each], whose rates agree within a topic; three answers each. */
export function groupInTopics(...designs: readonly (readonly [number, number])[]): Scenario[] {
  return designs.flatMap(([topics, each]) =>
    laws.flatMap(([a, b]) =>
      [0.2, 0.5, 0.8].map((correlation) => {
        const quantile = createCopula(a, b);
        return {
          setting: `${topics} topics of ${each}, Beta(${a}, ${b}), correlation ${correlation}`,
          draw: (random) => {
            const shared = Array.from({ length: topics }, () => drawNormal(random));
            const names = Array.from({ length: topics * each }, (_, i) => String(i % topics));
            const clusters = names.map((name) =>
              ask(random, quantile(correlated(random, shared[Number(name)] ?? 0, correlation)), 3),
            );
            const { ci, label } = estimatePresence(clusters, { estimand: 'market', topics: names });
            const truth = topics < fewestTopics ? meanOfTopics(shared, correlation, quantile) : a / (a + b);
            return { market: { ci, truth }, said: label === 'few_topics' };
          },
        } satisfies Scenario;
      }),
    ),
  );
}

/** Mean rate over all questions of these topics. */
function meanOfTopics(
  shared: readonly number[],
  correlation: number,
  quantile: (score: number) => number,
): number {
  let [sum, weights] = [0, 0];
  for (let z = -4; z <= 4; z += 0.25) {
    const weight = Math.exp((-z * z) / 2);
    weights += weight;
    for (const score of shared) {
      sum +=
        (weight * quantile(Math.sqrt(correlation) * score + Math.sqrt(1 - correlation) * z)) / shared.length;
    }
  }
  return sum / weights;
}

/** Sizes of the topics that a set of n prompts has: alike, or one with half of the prompts. */
const sharesOf: Record<string, (n: number) => number[]> = {
  '2 topics': (n) => Array.from({ length: n }, (_, i) => i % 2),
  '4 topics': (n) => Array.from({ length: n }, (_, i) => i % 4),
  '7 topics': (n) => Array.from({ length: n }, (_, i) => i % 7),
  '12 topics, one with half': (n) => Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 0 : 1 + (i % 11))),
};

/** Means of expit(center + spread z): what more questions on a topic would show. */
function meanRate(center: number, spread: number): number {
  let [sum, weights] = [0, 0];
  for (let z = -5; z <= 5; z += 0.1) {
    const weight = Math.exp((-z * z) / 2);
    weights += weight;
    sum += weight * expit(center + spread * z);
  }
  return sum / weights;
}

/** How topics differ, in logits: drawn by sd 2.5, one that is the brand's own, never and always, not at all. */
const differences: Record<string, (random: Random, topic: number) => number> = {
  'sd 2.5': (random) => 2.5 * drawNormal(random),
  'one own': (_, topic) => (topic === 0 ? 2.5 : -2.5),
  poles: (_, topic) => (topic % 2 === 0 ? 4 : -4),
  'not at all': () => -0.5,
};

/** Few topics by their effective number; the truth is of more questions on them, in the same shares. */
export function stratify(): Scenario[] {
  return Object.entries(sharesOf).flatMap(([shape, topicsOf]) =>
    Object.entries(differences).flatMap(([differ, logitOf]) =>
      [0.4, 1.5, 3].flatMap((within) =>
        [24, 60, 150].flatMap((n) =>
          [1, 3].map((k) => ({
            setting: `${differ}: ${shape}, n = ${n}, k = ${k}, sd ${within} within`,
            draw: (random: Random) => {
              const topics = topicsOf(n);
              const centers = topics.map((_, topic) => logitOf(random, topic));
              const clusters = topics.map((topic) =>
                ask(random, expit((centers[topic] ?? 0) + within * drawNormal(random)), k),
              );
              const means = centers
                .slice(0, 1 + Math.max(...topics))
                .map((center) => meanRate(center, within));
              const truth = meanOf(topics.map((topic) => means[topic] ?? 0));
              const whole = estimatePresence(clusters, { estimand: 'market' });
              const { ci, label } = estimatePresence(clusters, {
                estimand: 'market',
                topics: topics.map(String),
              });
              const few = effectiveGroups(topics) < fewestTopics;
              return { market: { ci, truth }, naive: whole.ci, said: (label === 'few_topics') === few };
            },
          })),
        ),
      ),
    ),
  );
}
