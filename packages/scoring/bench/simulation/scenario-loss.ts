import { estimateChangeWithLoss } from '../../src/compare/index.ts';
import { estimatePooledEngines, estimatePresenceBoth } from '../../src/interval/estimate.ts';
import { boundByLoss, detectLoss } from '../../src/interval/lost-answers.ts';
import { drawNormal, type Random } from '../../src/random/index.ts';
import { ask, correlated, meanOf, type Scenario } from './trial.ts';
import { createCopula, truthById } from './truth.ts';

const shapes = [
  [0.3, 0.5],
  [0.1, 0.35],
  [2, 3],
] as const;

/** Four engines asked three times each; the one that names the brand most loses answers. */
export function loseOneEngine(): Scenario[] {
  const quantiles = [createCopula(2, 1), ...shapes.map(([a, b]) => createCopula(a, b))];
  const truth = meanOf([2 / 3, ...shapes.map(([a, b]) => a / (a + b))]);
  return [20, 50].flatMap((n) =>
    [0.2, 0.4, 0.6].map((lost) => ({
      setting: `n = ${n}, one engine of four loses ${100 * lost}%`,
      draw: (random: Random) => {
        const shared = Array.from({ length: n }, () => drawNormal(random));
        const rates = quantiles.map((quantile) =>
          shared.map((score) => quantile(correlated(random, score, 0.65))),
        );
        const engines = rates.map((own, engine) => ({
          weight: 1,
          clusters: own.map((rate) => {
            let came = 3;
            if (engine === 0) for (let i = 0; i < 3; i += 1) if (random() < lost) came -= 1;
            return ask(random, rate, came);
          }),
        }));
        const { tracked, market } = estimatePooledEngines(engines);
        const mean = meanOf(rates.map(meanOf));
        return {
          tracked: { ci: tracked.ci, truth: mean },
          market: { ci: market.ci, truth },
          error: (tracked.value ?? 0) - mean,
        };
      },
    })),
  );
}

/** Five answers, of which some are lost on the way: more of those that name the brand. */
function askLossily(random: Random, rate: number, lost: { absent: number; present: number }) {
  const all = ask(random, rate, 5);
  const hits = all.successes - ask(random, lost.present, all.successes).successes;
  const misses = 5 - all.successes;
  const trials = hits + misses - ask(random, lost.absent, misses).successes;
  return { successes: hits, trials, lost: 5 - trials, refused: 0 };
}

/** Two scans of the same rates; in the second, answers that name the brand are lost more often. */
export function loseInOneScan(): Scenario[] {
  return ['Beta(0.3, 0.5)', 'Beta(2, 3)'].flatMap((id) =>
    [50, 100].map((n) => ({
      setting: `${id}, n = ${n}, k = 5, later 10% of other answers and 40% of those naming the brand lost`,
      draw: (random: Random) => {
        const truth = truthById(id);
        const cells = Array.from({ length: n }, (_, prompt) => {
          const rate = truth.draw(random);
          const { lost, successes, trials } = askLossily(random, rate, { absent: 0.1, present: 0.4 });
          const came = trials > 0 ? { successes, trials } : null;
          const before = ask(random, rate, 5);
          return {
            cluster: String(prompt),
            engine: '',
            before,
            after: came,
            lostAfter: lost,
          };
        });
        const [tracked, market] = (['tracked', 'market'] as const).map((question) =>
          estimateChangeWithLoss(cells, { question }),
        );
        return {
          tracked: { ci: tracked?.ci ?? null, truth: 0 },
          market: { ci: market?.ci ?? null, truth: 0 },
          said: market?.ci?.method === 'bounded-by-loss',
        };
      },
    })),
  );
}

/** Answers that name the brand are lost more often than others: found, and bounded. */
export function loseWithPresence(): Scenario[] {
  return [
    [0.05, 0.15],
    [0.1, 0.4],
  ].flatMap(([absent = 0, present = 0]) =>
    ['Beta(0.3, 0.5)', 'Beta(2, 3)'].flatMap((id) =>
      [50, 100].map((n) => ({
        setting: `${id}, n = ${n}, k = 5, ${100 * absent}% of other answers and ${100 * present}% of those naming the brand lost`,
        draw: (random: Random) => {
          const truth = truthById(id);
          const rates = Array.from({ length: n }, () => truth.draw(random));
          const cells = rates.map((rate) => askLossily(random, rate, { absent, present }));
          const engines = [{ weight: 1, cells }];
          const plain = estimatePresenceBoth(cells);
          const { related } = detectLoss(engines);
          const { tracked, market } = boundByLoss(engines, plain);
          return {
            tracked: { ci: tracked.ci, truth: meanOf(rates) },
            market: { ci: market.ci, truth: truth.mean },
            said: related,
          };
        },
      })),
    ),
  );
}
