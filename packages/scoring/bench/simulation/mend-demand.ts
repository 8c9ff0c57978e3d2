import { normalCdf } from '../../src/distribution/index.ts';
import { demandWeights, estimateDemandWeighted } from '../../src/interval/demand-weighted.ts';
import { drawNormal, type Random } from '../../src/random/index.ts';
import type { Mend } from './mend.ts';
import { ask, correlated, expit } from './trial.ts';
import { within } from './within.ts';

/** How the brand stands where much is searched: logits more for each standard deviation of demand. */
const slopes = [0, 1.5, -1.5];
/** Mean and spread of the prompts’ logits. */
const laws = [
  [-1, 1.5],
  [0.5, 1],
  [-3, 2],
] as const;
const designs = [
  [10, null],
  [20, null],
  [60, null],
  [60, 12],
  [200, null],
] as const;

/** Presence over all questions, each weighing by the rank of its demand; ranks are even between 0 and 1. */
function weightedTruth(center: number, spread: number, slope: number): number {
  let [sum, weights] = [0, 0];
  for (let demand = -4; demand <= 4; demand += 0.05) {
    const density = Math.exp((-demand * demand) / 2);
    const rank = normalCdf(demand);
    for (let z = -4; z <= 4; z += 0.2) {
      const weight = density * rank * Math.exp((-z * z) / 2);
      weights += weight;
      sum += weight * expit(center + slope * demand + spread * z);
    }
  }
  return sum / weights;
}

/** Searches fall off as they do: a few prompts have most of them. Two sources count, one a hundred times as much. */
export function weighByDemand(): Mend[] {
  return designs.flatMap(([prompts, topics]) =>
    laws.flatMap(([center, spread]) =>
      slopes.map((slope) => {
        const truth = weightedTruth(center, spread, slope);
        return {
          setting: `${prompts} prompts${topics === null ? '' : ` of ${topics} topics`}, logits ${center} ± ${spread}, ${slope} by demand`,
          trials: 4_000,
          draw: (random: Random) => {
            const shared = Array.from({ length: topics ?? 0 }, () => drawNormal(random));
            const asked = Array.from({ length: prompts }, (_, at) => {
              const demand = drawNormal(random);
              const own =
                topics === null ? drawNormal(random) : correlated(random, shared[at % topics] ?? 0, 0.5);
              return {
                cluster: ask(random, expit(center + slope * demand + spread * own), 3),
                demand: {
                  count: Math.round(Math.exp(5 + 2 * demand) * (at % 2 === 0 ? 1 : 100)),
                  source: at % 2 === 0 ? 'one' : 'other',
                },
              };
            });
            const { value, ci } = estimateDemandWeighted(
              [{ weight: 1, clusters: asked.map(({ cluster }) => cluster) }],
              demandWeights(asked.map(({ demand }) => demand)),
              topics === null ? {} : { topics: asked.map((_, at) => `topic ${at % topics}`) },
            );
            return {
              coverage: within(ci, truth),
              width: ci ? ci.high - ci.low : 1,
              error: (value ?? 0) - truth,
            };
          },
        };
      }),
    ),
  );
}
