import { estimatePooledEngines } from '../../src/interval/estimate.ts';
import { boundByLoss } from '../../src/interval/lost-answers.ts';
import { drawNormal, type Random } from '../../src/random/index.ts';
import type { Mend } from './mend.ts';
import { ask, correlated, expit, logit, meanOf } from './trial.ts';
import { truthById } from './truth.ts';
import { within } from './within.ts';

type Refusal = 'prompts' | 'answers' | 'evenly';

/** Answers to one prompt, of which some are refused: all of them, those that name the brand, or lost by chance. */
function answer(random: Random, rate: number, k: number, refusal: Refusal) {
  const { successes } = ask(random, rate, k);
  if (refusal === 'prompts')
    return rate > 0.5 && random() < 0.4
      ? { successes: 0, trials: 0, lost: 0, refused: k }
      : { successes, trials: k, lost: 0, refused: 0 };
  const [hits, misses] = [
    ask(random, refusal === 'answers' ? 0.4 : 0.2, successes).successes,
    ask(random, refusal === 'answers' ? 0.1 : 0.2, k - successes).successes,
  ];
  const gone = hits + misses;
  const kept = { successes: successes - hits, trials: k - gone };
  return refusal === 'answers' ? { ...kept, lost: 0, refused: gone } : { ...kept, lost: gone, refused: 0 };
}

/**
 * One or four engines that refuse depending on whether the brand is named; and technical losses by chance, which cost no width.
 */
export function refuseWithContent(): Mend[] {
  return ['Beta(0.3, 0.5)', 'Beta(2, 3)', '0.5'].flatMap((id) =>
    (['prompts', 'answers', 'evenly'] as const).flatMap((refusal) =>
      [1, 4].flatMap((engines) =>
        [1, 3].map((k) => ({
          setting: `${id}, ${engines} × 50 × ${k}, ${refusal}`,
          trials: 4_000,
          draw: (random: Random) => {
            const truth = truthById(id);
            const shared = Array.from({ length: 50 }, () => truth.draw(random));
            const rates = Array.from({ length: engines }, () =>
              shared.map((rate) =>
                engines === 1 ? rate : expit(logit(rate) + 0.5 * correlated(random, drawNormal(random), 0.5)),
              ),
            );
            const asked = rates.map((own) => ({
              weight: 1,
              cells: own.map((rate) => answer(random, rate, k, refusal)),
            }));
            const plain = estimatePooledEngines(
              asked.map(({ weight, cells }) => ({ weight, clusters: cells })),
            );
            const { tracked, market } = boundByLoss(asked, plain);
            const level = meanOf(rates.map(meanOf));
            return {
              tracked: within(tracked.ci, level),
              // With four engines the true market presence follows none of the distributions used here.
              market: engines === 1 ? within(market.ci, truth.mean) : 1,
              without: within(plain.tracked.ci, level),
              bounded: tracked.ci?.method === 'bounded-by-loss' ? 1 : 0,
            };
          },
        })),
      ),
    ),
  );
}
