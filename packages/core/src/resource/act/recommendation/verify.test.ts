import { createRandom, estimateLift, type LiftCell } from '@svc/scoring';
import { expect, test } from 'vitest';
import { onTouchedEngines } from './verify.ts';

const random = createRandom(35);
const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const shifted = (rate: number, logits: number): number =>
  1 / (1 + Math.exp(-Math.log(rate / (1 - rate)) - logits));

/** Fifty prompts on three engines, each of which drifts by itself; a move touches half of them on the first engine. */
function cellsOf(effect: number): LiftCell[] {
  const drift = [0, 1, 2].map(() => 0.6 * normal());
  return Array.from({ length: 150 }, (_, at) => {
    const rate = 0.05 + 0.9 * random();
    const treated = at % 50 < 25 && at < 50;
    const side = (of: number) => ({
      successes: Array.from({ length: 12 }, random).filter((draw) => draw < of).length,
      trials: 12,
    });
    const after = shifted(rate, drift[Math.floor(at / 50)] ?? 0) + (treated ? effect : 0);
    return {
      ...{ cluster: `${at % 50}`, engine: `e${Math.floor(at / 50)}`, treated },
      ...{ before: side(rate), after: side(Math.min(1, after)) },
    };
  });
}

test('an engine that drifts by itself is no effect of the move; an effect is still seen', () => {
  const [runs, rises] = [150, { all: 0, own: 0, effect: 0 }];
  const rose = (cells: readonly LiftCell[]): number => (estimateLift(cells)?.verdict === 'rise' ? 1 : 0);
  for (let run = 0; run < runs; run += 1) {
    const cells = cellsOf(0);
    rises.all += rose(cells);
    rises.own += rose(onTouchedEngines(cells, new Set(['e0'])));
    rises.effect += rose(onTouchedEngines(cellsOf(0.2), new Set(['e0'])));
  }
  expect(rises.all).toBeGreaterThan(0.15 * runs);
  expect(rises.own).toBeLessThan(0.07 * runs);
  expect(rises.effect).toBeGreaterThan(0.7 * runs);
});

test('without enough other prompts on its engines a move is held against all', () => {
  const cells = cellsOf(0).filter(({ engine, treated }) => engine !== 'e0' || treated);
  expect(onTouchedEngines(cells, new Set(['e0']))).toEqual(cells);
});
