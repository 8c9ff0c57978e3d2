import { createRandom } from '@svc/scoring';
import { expect, test } from 'vitest';
import type { DomainCell } from './queries.ts';
import { gapOf, judgeGaps } from './rates.ts';

const random = createRandom(27);
const questions = new Map<string, string>();

/** Answers that cite a site on 20 prompts, with you and with rivals in as many of them as the two rates say. */
const site = (own: number, rival: number) =>
  gapOf(
    questions,
    Array.from({ length: 20 }, (_, at): DomainCell => {
      const count = (rate: number): number => [1, 2, 3, 4].filter(() => random() < rate).length;
      const cell = { domain: 'site.example', engine: 'one', prompt: String(at), cited: 4, retrieved: 4 };
      return { ...cell, own: count(own), rival: count(rival) };
    }),
  );

test('of twenty sites beside which rivals stand no more often than you, few lists show one; one where they do is shown', () => {
  const lists = Array.from({ length: 60 }, () =>
    judgeGaps([site(0.1, 0.8), ...Array.from({ length: 20 }, () => site(0.4, 0.4))]),
  );
  const shown = lists.filter((list) => list.slice(1).some(({ judged }) => judged.verdict === 'behind'));
  expect(shown.length).toBeLessThan(0.25 * lists.length);
  expect(lists.every(([first]) => first?.judged.verdict === 'behind')).toBe(true);
});
