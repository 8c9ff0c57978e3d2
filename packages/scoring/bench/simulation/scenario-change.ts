import { type ComparedCell, estimateChange } from '../../src/compare/index.ts';
import { drawNormal, type Random } from '../../src/random/index.ts';
import { wholeUnitChange } from '../comparator/whole-unit.ts';
import { ask, correlated, meanOf, type Scenario } from './trial.ts';
import { createCopula } from './truth.ts';

const laws = [
  [0.3, 0.5],
  [2, 3],
  [0.05, 0.6],
] as const;

/** Changes of topics between two scans; each has a known mean over all topics. */
const moves: Record<string, { share: (random: Random) => number; mean: number }> = {
  'nothing changed': { share: () => 0, mean: 0 },
  'each topic falls by 30%': { share: () => 0.3, mean: 0.3 },
  'half of the topics fall by 60%': { share: (random) => (random() < 0.5 ? 0.6 : 0), mean: 0.3 },
};

/** Two scans of prompts in topics that are alike and move together, [topics, prompts each], one engine or three. */
export function changeInTopics(): Scenario[] {
  const designs = [
    [8, 6],
    [12, 4],
    [12, 10],
    [20, 3],
    [60, 1],
  ] as const;
  return designs.flatMap(([topics, each]) =>
    laws.flatMap(([a, b]) => {
      const quantile = createCopula(a, b);
      return Object.entries(moves).flatMap(([move, { share, mean }]) =>
        [1, 3].flatMap((k) =>
          [1, 3].map((engines) => ({
            setting: `${topics} topics of ${each}, Beta(${a}, ${b}), ${engines} engines, k = ${k}: ${move}`,
            draw: (random: Random) => {
              const names = Array.from({ length: engines }, (_, at) => String(at));
              const gone: number[] = [];
              const cells = Array.from({ length: topics }, (_, topic) => {
                const [shared, lost] = [drawNormal(random), share(random)];
                return Array.from({ length: each }, (): ComparedCell[] => {
                  const rate = quantile(correlated(random, shared, 0.5));
                  gone.push(rate * lost);
                  return names.map((engine) => ({
                    cluster: String(topic),
                    engine,
                    before: ask(random, rate, k),
                    after: ask(random, rate * (1 - lost), k),
                  }));
                });
              }).flat(2);
              const { ci, verdict } = estimateChange(cells, { question: 'market' });
              return {
                market: { ci, truth: (-mean * a) / (a + b) },
                naive: wholeUnitChange(cells).ci,
                error: meanOf(gone),
                said: verdict === 'rise' || verdict === 'fall',
              };
            },
          })),
        ),
      );
    }),
  );
}
