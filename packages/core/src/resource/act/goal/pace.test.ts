import { createRandom, currentMethod } from '@svc/scoring';
import { expect, test } from 'vitest';
import { paceOf } from './pace.ts';

const random = createRandom(34);
const rates = Array.from({ length: 20 }, () => random() ** 1.6);

/** A scan of 20 prompts, nine answers each, whose level is so many points higher than the first. */
function figure(more = 0) {
  const cells = rates.map((rate) => {
    const of = Math.min(1, Math.max(0, rate + more));
    const successes = Array.from({ length: 9 }, random).filter((draw) => draw < of).length;
    return { successes, trials: 9 };
  });
  const { value, ci } = currentMethod.estimate([{ weight: 1, cells }]).tracked;
  return { value: value ?? 0, ci: ci ?? { low: 0, high: 1 } };
}

test('a brand that stays on its line is seldom off it; one that is 15 points below is behind', () => {
  const goals = 300;
  const count = { bare: 0, off: 0, behind: 0 };
  for (let goal = 0; goal < goals; goal += 1) {
    const [first, now, below] = [figure(), figure(), figure(-0.15)];
    const start = { ci: first.ci, left: 1 };
    count.bare += paceOf(now, first.value, null) === 'within_noise' ? 0 : 1;
    count.off += paceOf(now, first.value, start) === 'within_noise' ? 0 : 1;
    count.behind += paceOf(below, first.value, start) === 'behind' ? 1 : 0;
  }
  expect(count.bare).toBeGreaterThan(0.09 * goals);
  expect(count.off).toBeLessThan(0.06 * goals);
  expect(count.behind).toBeGreaterThan(0.8 * goals);
});

test('near the due day the line has hardly any noise left', () => {
  const now = { value: 0.5, ci: { low: 0.45, high: 0.55 } };
  const first = { low: 0.1, high: 0.5 };
  expect(paceOf(now, 0.4, { ci: first, left: 1 })).toBe('within_noise');
  expect(paceOf(now, 0.4, { ci: first, left: 0.05 })).toBe('ahead');
});
