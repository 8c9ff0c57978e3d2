import { learnAnswerNoise } from '../../src/interval/answer-noise.ts';
import { estimatePooledEngines, estimatePresenceBoth } from '../../src/interval/estimate.ts';
import { drawNormal, type Random } from '../../src/random/index.ts';
import type { Mend } from './mend.ts';
import { ask, correlated, meanOf } from './trial.ts';
import { createCopula, truths } from './truth.ts';
import { within } from './within.ts';

/** Four engines asked once, after one scan of three answers a prompt told the noise; and asked three times. */
function poolOnce(): Mend[] {
  return (
    [
      [0.3, 0.5],
      [0.1, 0.35],
      [2, 3],
    ] as const
  ).flatMap(([a, b]) => {
    const quantile = createCopula(a, b);
    return [20, 50, 100].map((n) => ({
      setting: `pooled: Beta(${a}, ${b}), n = ${n}`,
      trials: 2_000,
      draw: (random: Random) => {
        const shared = Array.from({ length: n }, () => drawNormal(random));
        const rates = [0, 1, 2, 3].map(() =>
          shared.map((score) => quantile(correlated(random, score, 0.65))),
        );
        const once = rates.map((own) => ({
          weight: 1,
          clusters: own.map((rate) => ask(random, rate, 1)),
          noise: learnAnswerNoise(own.map((rate) => ask(random, rate, 3))) ?? undefined,
        }));
        const thrice = rates.map((own) => ({ weight: 1, clusters: own.map((rate) => ask(random, rate, 3)) }));
        const [one, three] = [estimatePooledEngines(once).tracked, estimatePooledEngines(thrice).tracked];
        const blind = estimatePooledEngines(
          once.map(({ weight, clusters }) => ({ weight, clusters })),
        ).tracked;
        const width = ({ ci }: typeof one): number => (ci ? ci.high - ci.low : 1);
        return {
          coverage: within(one.ci, meanOf(rates.map(meanOf))),
          once: width(one),
          thrice: width(three),
          blind: width(blind),
        };
      },
    }));
  });
}

/** Prompts asked once or ten times by chance; and how often the market is narrower than these very prompts. */
function askOnceAmongMany(): Mend[] {
  const laws = [{ id: '0.01', draw: () => 0.01 }, { id: '0.5', draw: () => 0.5 }, ...truths];
  return laws.flatMap(({ id, draw }) =>
    [20, 50, 200].map((n) => ({
      setting: `once or ten times: ${id}, n = ${n}`,
      trials: 4_000,
      draw: (random: Random) => {
        const rates = Array.from({ length: n }, () => draw(random));
        const { tracked, market } = estimatePresenceBoth(
          rates.map((rate) => ask(random, rate, random() < 0.7 ? 1 : 10)),
        );
        const width = ({ ci }: typeof market): number => (ci ? ci.high - ci.low : 1);
        return {
          coverage: within(tracked.ci, meanOf(rates)),
          narrower: tracked.label !== 'upper_bound' && width(market) < width(tracked) - 1e-9 ? 1 : 0,
        };
      },
    })),
  );
}

export const knowNoise = (): Mend[] => [...poolOnce(), ...askOnceAmongMany()];
