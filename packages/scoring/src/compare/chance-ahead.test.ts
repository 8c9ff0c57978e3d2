import { expect, test } from 'vitest';
import { createRandom, drawBinomial, drawNormal, type Random } from '../random/index.ts';
import { chancesAhead } from './chance-ahead.ts';

const rate = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Of prompts whose strongest rival is named more often and said to be ahead with .8 or more: what is said, and what is so. */
function lookAt(random: Random, { rivals, spread }: { rivals: number; spread: number }) {
  let [listed, said, so] = [0, 0, 0];
  for (let world = 0; world < 200; world += 1) {
    const prompts = Array.from({ length: 30 }, () => {
      const level = 1.5 * drawNormal(random) - 1;
      const own = rate(level + spread * drawNormal(random));
      const others = Array.from({ length: rivals }, () => rate(level + spread * drawNormal(random)));
      return {
        own,
        others,
        named: drawBinomial(random, 9, own),
        counts: others.map((p) => drawBinomial(random, 9, p)),
      };
    });
    const chances = chancesAhead(
      Array.from({ length: rivals }, (_, rival) =>
        prompts.map(({ named, counts }) => ({ own: named, other: counts[rival] ?? 0, answers: 9 })),
      ),
    );
    for (const [at, { own, others, named, counts }] of prompts.entries()) {
      const most = Math.max(...counts);
      const strongest = counts.indexOf(most);
      const chance = chances[strongest]?.[at] ?? 0;
      if (most <= named || chance < 0.8) continue;
      listed += 1;
      said += chance;
      if ((others[strongest] ?? 0) > own) so += 1;
    }
  }
  return { said: said / listed, so: so / listed, each: listed / 200 };
}

test.each([
  { rivals: 1, spread: 0.5 },
  { rivals: 5, spread: 0.5 },
  { rivals: 8, spread: 1 },
])('the strongest of $rivals rivals is ahead about as often as it says', (world) => {
  const { said, so } = lookAt(createRandom(9), world);
  expect(Math.abs(said - so)).toBeLessThan(0.06);
});

test('where all brands are alike, few prompts seem to be lost for sure', () => {
  expect(lookAt(createRandom(10), { rivals: 8, spread: 0 }).each).toBeLessThan(2.5);
});

test('a single prompt, none, and prompts without answers', () => {
  const [[clear, none] = []] = chancesAhead([
    [
      { own: 0, other: 60, answers: 60 },
      { own: 0, other: 0, answers: 0 },
    ],
  ]);
  expect(clear).toBeGreaterThan(0.99);
  expect(none).toBe(0.5);
  expect(chancesAhead([])).toEqual([]);
  expect(chancesAhead([[{ own: 0, other: 0, answers: 3 }]])[0]?.[0]).toBe(0.5);
});
