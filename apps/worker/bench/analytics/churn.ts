import { held, type Row, shareError } from '@svc/bench';
import { type ChurnCell, createRandom, measureChurn, type Random } from '@svc/scoring';

const seed = 23;
const cells = 60;
const domains = 15;

/** Answers to one prompt cite four different domains, common ones more often; half of the answers follow one of two lists. */
function cellOf(random: Random, samples: number, changed: number): ChurnCell {
  const weights = Array.from({ length: domains }, (_, at) => 1 / (at + 1));
  const lists = [0, 1].map(() => weights.map((weight) => weight * (0.3 + 1.4 * random())));
  const after = lists.map((list) => (random() < changed ? list.toReversed() : list));
  const side = (from: readonly (readonly number[])[]) => {
    const counts = new Array<number>(domains).fill(0);
    for (let sample = 0; sample < samples; sample += 1) {
      const left = [...(from[random() < 0.5 ? 0 : 1] ?? [])];
      for (let pick = 0; pick < 4; pick += 1) {
        let at = random() * left.reduce((sum, one) => sum + one, 0);
        const chosen = left.findIndex((weight) => {
          at -= weight;
          return at < 0;
        });
        if (chosen < 0) continue;
        left[chosen] = 0;
        counts[chosen] = (counts[chosen] ?? 0) + 1;
      }
    }
    return counts.map((successes) => ({ successes, trials: samples }));
  };
  return { before: side(lists), after: side(after) };
}

/** How often the sources of answers are said to change more than chance: in calm steps, and where half of the lists are others. */
export function churnRows(full: boolean): Row[] {
  const steps = full ? 1_000 : 200;
  const random = createRandom(seed);
  const said = (samples: number, changed: number): number => {
    let more = 0;
    for (let step = 0; step < steps; step += 1) {
      const { jaccard } = measureChurn(
        Array.from({ length: cells }, () => cellOf(random, samples, changed)),
        createRandom(step),
        200,
      );
      more += Number((jaccard.value ?? 1) < (jaccard.expected?.low ?? 0));
    }
    return more / steps;
  };
  const calm = Object.fromEntries([1, 3, 5].map((samples) => [`${samples} answers`, said(samples, 0)]));
  return [
    held(
      'churn-calm',
      `calm steps whose sources change more than chance, ${cells} cells, largest of 1, 3 and 5 answers each, ${steps} steps`,
      Math.max(...Object.values(calm)),
      'share',
      { most: 0.05, error: shareError(0.05, steps), detail: calm },
      full,
    ),
    held(
      'churn-found',
      `steps told where half of the lists that answers follow were turned round, 3 answers each, ${steps} steps`,
      said(3, 1 / 2),
      'share',
      { least: 0.9, error: shareError(0.9, steps) },
      full,
    ),
  ];
}
