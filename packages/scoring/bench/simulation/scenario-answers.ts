import { distinctAnswers } from '../../src/interval/distinct.ts';
import { estimatePresenceBoth } from '../../src/interval/estimate.ts';
import type { Random } from '../../src/random/index.ts';
import { ask, meanOf, type Scenario } from './trial.ts';
import { truthById, truths, twoGroupTruths } from './truth.ts';

/** Ten answers where presence is likely and two elsewhere, or the reverse. */
export function askUnevenly(): Scenario[] {
  const chosen = [...truths, ...twoGroupTruths.slice(0, 4)];
  return chosen.flatMap((truth) =>
    [20, 50, 100].flatMap((n) =>
      ([10, 2] as const).map((often) => ({
        setting: `${truth.id}, n = ${n}, k = ${often} where p > .5, else ${12 - often}`,
        draw: (random: Random) => {
          const rates = Array.from({ length: n }, () => truth.draw(random));
          const clusters = rates.map((rate) => ask(random, rate, rate > 0.5 ? often : 12 - often));
          const { tracked, market } = estimatePresenceBoth(clusters);
          return {
            tracked: { ci: tracked.ci, truth: meanOf(rates) },
            market: { ci: market.ci, truth: truth.mean },
          };
        },
      })),
    ),
  );
}

/** Answers that come from a cache: each after the first copies an earlier one of its cell with this chance. */
export function repeatAnswers(): Scenario[] {
  return ['Beta(0.3, 0.5)', 'Beta(0.1, 0.35)', 'Beta(2, 3)'].flatMap((id) =>
    [0.1, 0.2, 0.5, 1].flatMap((copied) =>
      [3, 5].map((k) => ({
        setting: `${id}, n = 50, k = ${k}, ${100 * copied}% copies`,
        draw: (random: Random) => {
          const truth = truthById(id);
          const rates = Array.from({ length: 50 }, () => truth.draw(random));
          const clusters = rates.map((rate, prompt) => {
            const answers: { present: boolean; text: string }[] = [];
            for (let i = 0; i < k; i += 1) {
              const earlier = answers[Math.floor(random() * answers.length)];
              if (earlier && random() < copied) answers.push(earlier);
              else answers.push({ present: random() < rate, text: `answer ${i}` });
            }
            const distinct = distinctAnswers(answers, ({ text }) => text, prompt);
            return {
              successes: distinct.filter(({ present }) => present).length,
              trials: distinct.length,
            };
          });
          const { tracked, market } = estimatePresenceBoth(clusters);
          return {
            tracked: { ci: tracked.ci, truth: meanOf(rates) },
            market: { ci: market.ci, truth: truth.mean },
          };
        },
      })),
    ),
  );
}
