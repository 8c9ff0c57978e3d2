import { expect, test } from 'vitest';
import { clusterPrompts } from './cluster-prompts.ts';

const asked = (topics: number, questions: number) =>
  Array.from({ length: questions }, (_, at) => ({
    topic: `topic ${at % topics}`,
    question: `question ${at}`,
  }));
const clustersIn = (prompts: ReturnType<typeof asked>) => {
  const { nameOf, few } = clusterPrompts(prompts);
  return { clusters: new Set(prompts.map(nameOf)).size, few };
};

test('topics are clusters from eight on; on fewer topics, each question is one', () => {
  expect(clustersIn(asked(8, 24))).toEqual({ clusters: 8, few: false });
  expect(clustersIn(asked(1, 24))).toEqual({ clusters: 24, few: true });
  expect(clustersIn(asked(3, 3))).toEqual({ clusters: 3, few: false });
  // Ten names of which one holds half of the prompts are worth fewer than four.
  const uneven = asked(10, 30).map((one, at) => (at % 2 === 0 ? { ...one, topic: 'topic 0' } : one));
  expect(clustersIn(uneven)).toEqual({ clusters: 30, few: true });
});
