import { type BaselineCell, estimateChange, estimateChangeFromBaseline } from '../../src/compare/index.ts';
import { drawNormal, type Random } from '../../src/random/index.ts';
import { ask, expit, logit, meanOf, type Scenario } from './trial.ts';
import { truthById } from './truth.ts';

const shapes = ['Beta(0.3, 0.5)', 'Beta(0.1, 0.35)', 'Beta(2, 3)'];

/** Each prompt's mean rate over days with a shock of standard deviation `shock`. */
export function overDays(logits: readonly number[], shock: number): number {
  if (shock === 0) return meanOf(logits.map(expit));
  let [sum, weights] = [0, 0];
  for (let z = -3.5; z <= 3.5; z += 0.5) {
    const weight = Math.exp((-z * z) / 2);
    weights += weight;
    sum += weight * meanOf(logits.map((x) => expit(x + shock * z)));
  }
  return sum / weights;
}

/**
 * Seven scans and one more, all days shifted by sd `shock`, the level of the last by `shift`. `verdict` says which of the
 * two is held against its truth; `naive` is the change against the newest of the seven alone.
 */
export function compareWithBaseline(verdict: 'day' | 'lasting'): Scenario[] {
  return shapes.flatMap((id) =>
    [0, 0.1, 0.2, 0.35].flatMap((shock) =>
      [0, -0.6].flatMap((shift) =>
        (
          [
            [20, 3, 1],
            [50, 3, 1],
            [50, 1, 4],
            [100, 1, 1],
          ] as const
        ).map(([n, k, engines]) => ({
          setting: `${id}, n = ${n}, k = ${k}, ${engines} engines, days ${shock}, shift ${shift}`,
          draw: (random: Random) => {
            const truth = truthById(id);
            const logits = Array.from({ length: n }, () => logit(truth.draw(random)));
            const days = Array.from(
              { length: 8 },
              (_, day) => shock * drawNormal(random) + (day === 7 ? shift : 0),
            );
            const cells = logits.flatMap((x, prompt): BaselineCell[] =>
              Array.from({ length: engines }, (_, engine) => {
                const looks = days.map((day) => ask(random, expit(x + day), k));
                return {
                  cluster: String(prompt),
                  engine: String(engine),
                  earlier: looks.slice(0, 7),
                  after: looks[7] ?? null,
                };
              }),
            );
            const found = estimateChangeFromBaseline(cells, { question: 'tracked' })?.[verdict];
            const single = estimateChange(
              cells.map(({ earlier, ...cell }) => ({ ...cell, before: earlier[6] ?? null })),
              { question: 'tracked' },
            );
            const onDay = (day: number) => meanOf(logits.map((x) => expit(x + (days[day] ?? 0))));
            const levels = (by: number) =>
              overDays(
                logits.map((x) => x + by),
                shock,
              );
            const change =
              verdict === 'day'
                ? onDay(7) - meanOf([0, 1, 2, 3, 4, 5, 6].map(onDay))
                : levels(shift) - levels(0);
            return {
              tracked: { ci: found?.ci ?? null, truth: change },
              naive: single.ci,
              said: found?.verdict === 'rise' || found?.verdict === 'fall',
            };
          },
        })),
      ),
    ),
  );
}
