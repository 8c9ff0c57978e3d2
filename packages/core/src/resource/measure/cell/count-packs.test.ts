import { expect, test } from 'vitest';
import { type BrandReading, type CellAnswer, countPacks } from './count-packs.ts';

const own = (reading: Partial<Record<'present' | 'mentioned' | 'cited', boolean>> = {}): BrandReading => [
  'own',
  reading.present ?? false,
  reading.mentioned ?? false,
  reading.cited ?? false,
  false,
  reading.mentioned ? 2 : null,
  reading.mentioned ? 0.5 : null,
  'neutral',
  reading.mentioned ? 'listed' : null,
];
const answer = (more: Partial<CellAnswer> = {}): CellAnswer => ({
  engine: 'openai',
  promptIndex: 0,
  outcome: 'answered',
  searched: true,
  present: false,
  cited: false,
  copyKey: null,
  identity: 1,
  brands: [own()],
  ...more,
});
const count = (answers: readonly CellAnswer[], more: Partial<Parameters<typeof countPacks>[0]> = {}) =>
  countPacks({
    engines: [{ engine: 'openai', grounded: true }],
    promptIndexes: [0],
    brandIds: ['own'],
    answers,
    failures: [],
    reused: [],
    ...more,
  });
const cell = (...given: Parameters<typeof count>) => {
  const [pack] = count(...given);
  return pack && Object.fromEntries(Object.entries(pack.lists).map(([name, [value]]) => [name, value]));
};

test('a copy counts once, for presence and for citation apart', () => {
  const first = answer({ copyKey: 'a', cited: null, present: true, brands: [own({ present: true })] });
  const copy = answer({
    copyKey: 'a',
    cited: true,
    present: true,
    brands: [own({ present: true, cited: true })],
  });
  expect(cell([first, copy])).toMatchObject({
    asked: 2,
    answered: 2,
    answers: 1,
    present: 1,
    grounded: 1,
    cited: 1,
  });
});

test('a text that comes often weighs as much as it comes, over the prompts', () => {
  const promptIndexes = Array.from({ length: 40 }, (_, index) => index);
  const answers = promptIndexes.flatMap((promptIndex) =>
    Array.from({ length: 10 }, (_, at) =>
      answer({
        promptIndex,
        present: at < 8,
        copyKey: at < 8 ? 'the one sentence that names it' : `another ${at}`,
        brands: [own({ present: at < 8 })],
      }),
    ),
  );
  const [pack] = count(answers, { promptIndexes });
  const sum = (counts: readonly number[] = []) => counts.reduce((all, one) => all + one, 0);
  expect(sum(pack?.lists.answers)).toBe(40);
  expect(Math.abs(sum(pack?.lists.present) - 32)).toBeLessThanOrEqual(1);
});

test('refusals are lost, an answer box that is not shown is not, and failures were asked for', () => {
  const answers = ['refused', 'blocked', 'not_shown', 'truncated'].map((outcome) =>
    answer({ outcome, present: null }),
  );
  expect(cell(answers, { failures: [{ engine: 'openai', promptIndex: 0 }] })).toMatchObject({
    asked: 5,
    answered: 0,
    lost: 3,
    refused: 2,
    failed: 1,
    answers: 0,
  });
});

test('ranks, shares, tone and strength are those of mentions; answers without a search cannot cite', () => {
  const mentioned = answer({
    searched: false,
    present: true,
    brands: [own({ mentioned: true, present: true })],
  });
  expect(cell([mentioned, answer({ searched: false })])).toMatchObject({
    answers: 2,
    mentioned: 1,
    rankSum: 2,
    first: 0,
    top3: 1,
    shareSum: 0.5,
    neutral: 1,
    listed: 1,
    grounded: 0,
  });
});

test('a prompt without answers has a cell of zeros, unless an earlier scan answered it', () => {
  expect(cell([])).toMatchObject({ asked: 0, answers: 0, identityVersion: 1 });
  const reused = [{ engine: 'openai', promptIndex: 0 }];
  expect(count([], { reused })).toEqual([]);
  expect(count([], { reused, promptIndexes: [0, 1] })[0]?.promptIndexes).toEqual([1]);
  expect(cell([answer({ identity: 3 })], { reused })).toMatchObject({ asked: 1, identityVersion: 3 });
});
