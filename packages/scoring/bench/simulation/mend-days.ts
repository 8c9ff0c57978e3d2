import { estimatePresenceBoth } from '../../src/interval/estimate.ts';
import { estimateLongRun } from '../../src/interval/long-run.ts';
import { findBreaks } from '../../src/monitor/find-breaks.ts';
import { drawNormal, type Random } from '../../src/random/index.ts';
import type { Mend } from './mend.ts';
import { ask, expit, logit, meanOf } from './trial.ts';
import { truthById } from './truth.ts';
import { within } from './within.ts';

/** Correlated shifts of whole days, standard deviation 1. */
function days(random: Random, count: number, correlation: number): number[] {
  let day = drawNormal(random);
  return Array.from({ length: count }, (_, at) => {
    if (at > 0) day = correlation * day + Math.sqrt(1 - correlation ** 2) * drawNormal(random);
    return day;
  });
}

/** The mean of a panel's rates over all days. */
function levelOf(logits: readonly number[], spread: number): number {
  let [mean, weights] = [0, 0];
  for (let z = -4; z <= 4; z += 0.4) {
    const weight = Math.exp((-z * z) / 2);
    mean += weight * meanOf(logits.map((x) => expit(x + spread * z)));
    weights += weight;
  }
  return mean / weights;
}

/** Scans of 50 prompts × 3 on days in a row. */
export function holdLevel(): Mend[] {
  const worlds = [0.1, 0.2, 0.35, 0.5].flatMap((spread) =>
    [0, 0.5, 0.8, 0.9, 0.95].flatMap((correlation) =>
      [5, 10, 20, 60].map((scans) => ({ spread, correlation, scans })),
    ),
  );
  return ['Beta(0.3, 0.5)', 'Beta(2, 3)'].flatMap((id) =>
    worlds.map(({ spread, correlation, scans }) => ({
      setting: `${id}, days of ${spread} logits, correlation ${correlation}, ${scans} scans`,
      trials: 2_000,
      draw: (random: Random) => {
        const logits = Array.from({ length: 50 }, () => logit(truthById(id).draw(random)));
        const level = levelOf(logits, spread);
        const figures = days(random, scans, correlation).map((day, at) => {
          const { tracked } = estimatePresenceBoth(
            logits.map((x) => ask(random, expit(x + spread * day), 3)),
          );
          return { value: tracked.value ?? 0, effectiveN: tracked.effectiveN, trials: 150, at };
        });
        const found = estimateLongRun(figures);
        const slow = found?.label === 'too_persistent';
        return {
          coverage: within(found?.ci, level),
          width: found ? found.ci.high - found.ci.low : 1,
          slow: slow ? 1 : 0,
        };
      },
    })),
  );
}

/** Half a year of weekly looks at 50 prompts × 3 without a break; and a drop by ten points after ten looks. */
export function findFalseBreaks(): Mend[] {
  return ['Beta(0.3, 0.5)', 'Beta(2, 3)'].flatMap((id) =>
    (
      [
        [0, 0],
        [0.2, 0],
        [0.2, 0.5],
        [0.2, 0.9],
        [0.35, 0.9],
      ] as const
    ).map(([spread, correlation]) => ({
      setting: `${id}, days of ${spread} logits, correlation ${correlation}`,
      trials: 2_000,
      draw: (random: Random) => {
        const draw = () => Array.from({ length: 50 }, () => truthById(id).draw(random));
        let rates = draw();
        while (meanOf(rates) < 0.15) rates = draw();
        const looks = (count: number, calm: number) =>
          days(random, count, correlation).map((day, at) =>
            rates.map((rate) => {
              const kept = at < calm ? rate : rate * (1 - 0.1 / meanOf(rates));
              return ask(random, expit(logit(kept) + spread * day), 3);
            }),
          );
        const dropped = findBreaks(looks(14, 10));
        return {
          alarms: findBreaks(looks(26, 26)).length > 0 ? 1 : 0,
          found: dropped.some(({ direction, found }) => direction === 'drop' && found >= 10) ? 1 : 0,
        };
      },
    })),
  );
}
