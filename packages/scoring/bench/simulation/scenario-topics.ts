import { estimatePresence } from '../../src/interval/estimate.ts';
import { fewestTopics } from '../../src/interval/market.ts';
import { drawNormal } from '../../src/random/index.ts';
import { ask, correlated, type Scenario } from './trial.ts';
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
