import { type ComparedCell, estimateChange } from '../../src/compare/index.ts';
import { detectableMarketChange } from '../../src/plan/market-change.ts';
import { drawNormal, type Random } from '../../src/random/index.ts';
import { ask, correlated, type Scenario } from './trial.ts';
import { createCopula } from './truth.ts';

const laws = [
  [0.3, 0.5],
  [2, 3],
  [0.1, 0.35],
  [0.05, 0.6],
  [0.5, 0.3],
] as const;

/** [topics, prompts each] */
const designs = [
  [8, 6],
  [12, 4],
  [12, 10],
  [20, 3],
  [60, 1],
  [150, 1],
] as const;

/** Correlation of rates, where the normal scores behind them have .5. */
const topicCorrelation = 0.47;

/** Presence falls by exactly what the planner says is found 4 times in 5; settings where it says that nothing is are left out. */
export function fallAsPlanned(): Scenario[] {
  return designs.flatMap(([topics, each]) =>
    laws.flatMap(([a, b]) => {
      const quantile = createCopula(a, b);
      const [rate, icc] = [a / (a + b), 1 / (a + b + 1)];
      const guess = {
        rate,
        icc,
        agreement: icc,
        ...(each > 1 && { topics: { count: topics, correlation: topicCorrelation } }),
      };
      return [1, 3].flatMap((k) =>
        [1, 3].flatMap((engines): Scenario[] => {
          const change = detectableMarketChange({ prompts: topics * each, samples: k, engines }, guess);
          if (change === null) return [];
          const kept = 1 - change / rate;
          return [
            {
              setting: `${topics} topics of ${each}, Beta(${a}, ${b}), ${engines} engines, k = ${k}`,
              draw: (random: Random) => {
                const cells = Array.from({ length: topics }, (_, topic) => {
                  const shared = drawNormal(random);
                  return Array.from({ length: each }, (): ComparedCell[] => {
                    const own = quantile(correlated(random, shared, 0.5));
                    return Array.from({ length: engines }, (_, engine) => ({
                      cluster: String(topic),
                      engine: String(engine),
                      before: ask(random, own, k),
                      after: ask(random, own * kept, k),
                    }));
                  });
                }).flat(2);
                return { said: estimateChange(cells, { question: 'market' }).verdict === 'fall' };
              },
            },
          ];
        }),
      );
    }),
  );
}
