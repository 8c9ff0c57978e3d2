import { createHash } from 'node:crypto';
import { coldStartModel, createRandom, drawBinomial, type Model } from '@svc/scoring';
import { expect, test } from 'vitest';
import type { TrainingRow } from './queries.ts';
import { contest } from './retrain.ts';

const expit = (x: number) => 1 / (1 + Math.exp(-x));

/** Measured cells of a world in which a relevant passage matters much. More prompts of a seed begin with the fewer. */
function world(seed: number, prompts: number): TrainingRow[] {
  const random = createRandom(seed);
  return Array.from({ length: prompts }, (_, index) => {
    const relevance = 2 * random() - 1;
    return {
      workspaceId: 'wsp_1',
      projectId: 'prj_1',
      prompt: createHash('md5').update(`Question ${seed} ${index}`).digest('hex'),
      engine: 'openai',
      language: 'en',
      tier: null,
      features: { passage_relevance: relevance },
      ...{ value: 0.5, low: 0, high: 1, byFeatures: 0.5, modelVersion: 'before' },
      successes: drawBinomial(random, 3, expit(1 + 2 * relevance + 2 * (random() - 0.5))),
      trials: 3,
      observedAt: '2026-07-01T00:00:00.000Z',
      modelServed: null,
    };
  });
}

const seeds = Array.from({ length: 12 }, (_, index) => index + 1);
const cold = coldStartModel();
const against = (rows: TrainingRow[], opponent: Model) => contest(rows, opponent, 'next', 'before');
const promoted = (run: (seed: number) => ReturnType<typeof contest>) =>
  seeds.filter((seed) => run(seed).promotion.decision === 'promote').length;
const turned = (row: TrainingRow) => ({ ...row, successes: row.trials - row.successes });

test('a better candidate is promoted, a worse one is not, and one alike in half of the cases', () => {
  const first = new Map(seeds.map((seed) => [seed, against(world(seed, 200), cold)]));
  const fitOf = (seed: number) => first.get(seed)?.candidate ?? cold;
  expect(promoted((seed) => first.get(seed) ?? against(world(seed, 200), cold))).toBe(12);
  // Taught wrong: the world has turned since the answers that it was fitted to, and the newer model knows.
  expect(promoted((seed) => against(world(seed, 260).map(turned), fitOf(seed)))).toBe(12);
  expect(
    promoted((seed) => {
      const { judges, others } = sides(world(seed, 260));
      return against([...judges, ...others.map(turned)], fitOf(seed));
    }),
  ).toBe(0);
  // Sixty prompts more of the same world. Held to a fit that has seen the judges’ answers, a third would be promoted.
  const alike = promoted((seed) => against(world(seed, 260), fitOf(seed)));
  expect(alike).toBeGreaterThanOrEqual(5);
});

/** The prompts that judge, and those that are learned from. */
function sides(rows: TrainingRow[]) {
  const judging = new Set(against(rows, cold).heldOut.map(({ prompt }) => prompt));
  const judges = rows.filter(({ projectId, prompt }) => judging.has(`${projectId} ${prompt}`));
  return { judges, others: rows.filter((row) => !judges.includes(row)) };
}
