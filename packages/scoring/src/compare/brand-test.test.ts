import { expect, test } from 'vitest';
import { createRandom, drawBinomial, drawNormal } from '../random/index.ts';
import { type ComparedCell, estimateChange, judgeTogether, testFigures } from './index.ts';

const random = createRandom(26);
const shifted = (rate: number, logits: number): number =>
  1 / (1 + Math.exp(-Math.log(rate / (1 - rate)) - logits));

/** How often a site is cited on 20 prompts by 3 engines, in 12 answers of each period; its level wavers by .2 logit. */
function site(kept = 1): ComparedCell[] {
  const [early, late] = [0.2 * drawNormal(random), 0.2 * drawNormal(random)];
  const side = (rate: number) => ({ successes: drawBinomial(random, 12, rate), trials: 12 });
  return Array.from({ length: 60 }, (_, at) => {
    const rate = random() < 0.5 ? 0.15 + 0.6 * random() : 0.02;
    return {
      cluster: String(at % 20),
      engine: String(at % 3),
      before: side(shifted(rate, early)),
      after: side(shifted(rate, late) * kept),
    };
  });
}

test('sites that waver are no changes, where their answers alone would show some; one that hardly is cited any more is', () => {
  const [lists, told] = [40, { alone: 0, together: 0, lost: 0 }];
  for (let list = 0; list < lists; list += 1) {
    const others = Array.from({ length: 20 }, () => site());
    const byAnswers = others.map((cells) => estimateChange(cells, { question: 'market' }));
    told.alone += judgeTogether(byAnswers).some(({ discovery }) => discovery) ? 1 : 0;
    told.together += judgeTogether(testFigures(others)).some(({ discovery }) => discovery) ? 1 : 0;
    told.lost += judgeTogether(testFigures([site(0.2), ...others]))[0]?.discovery ? 1 : 0;
  }
  expect(told.alone).toBeGreaterThan(0.25 * lists);
  expect(told.together).toBeLessThan(0.1 * lists);
  expect(told.lost).toBeGreaterThan(0.7 * lists);
});
