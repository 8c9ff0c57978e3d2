import { expect, test } from 'vitest';
import { planEarlyStop } from './stop-early.ts';

const prompts = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    promptIndex: index,
    promptId: null,
    branded: false,
    paraphraseGroup: null,
    topic: null,
    text: `Which planner suits a team of ${index}?`,
    ...more,
  }));
const options = { samplesK: 2, halfWidth: 0.2, seed: 'scn_1' };
const settle = (promptIndex: number, present: boolean | null) => [
  { promptIndex, present },
  { promptIndex, present },
];

test('asks prompt by prompt, in an order that the seed alone decides', () => {
  const { order } = planEarlyStop(prompts(50), options);
  expect(order).toHaveLength(100);
  expect(new Set(order.map(({ promptIndex }) => promptIndex)).size).toBe(50);
  for (let at = 0; at < 100; at += 2) expect(order[at]?.promptIndex).toBe(order[at + 1]?.promptIndex);
  expect(order).toEqual(planEarlyStop(prompts(50), options).order);
  expect(order).not.toEqual(planEarlyStop(prompts(50), { ...options, seed: 'scn_2' }).order);
  expect(order.map(({ promptIndex }) => promptIndex)).not.toEqual(
    order.map(({ promptIndex }) => promptIndex).toSorted((a, b) => a - b),
  );
});

test('stops once the interval is narrow, never before 30 prompts', () => {
  const { order, enough } = planEarlyStop(prompts(400), options);
  const asked = [...new Set(order.map(({ promptIndex }) => promptIndex))];
  const stopped = asked.findIndex((promptIndex) => enough(settle(promptIndex, false)));
  expect(stopped).toBeGreaterThanOrEqual(29);
  expect(stopped).toBeLessThan(100);
});

test('waits for the head of the order, whatever else has come in', () => {
  const { order, enough } = planEarlyStop(prompts(400), options);
  const asked = [...new Set(order.map(({ promptIndex }) => promptIndex))];
  const [slow, ...fast] = asked;
  expect(enough(fast.flatMap((promptIndex) => settle(promptIndex, false)))).toBe(false);
  expect(enough(settle(slow ?? -1, false))).toBe(true);
});

test('neither branded prompts nor failed samples count, and paraphrases are one question', () => {
  const branded = planEarlyStop(prompts(400, { branded: true }), options);
  expect(branded.enough(branded.order.map(({ promptIndex }) => ({ promptIndex, present: false })))).toBe(
    false,
  );
  const failed = planEarlyStop(prompts(400), options);
  expect(failed.enough(failed.order.map(({ promptIndex }) => ({ promptIndex, present: null })))).toBe(false);
  const paraphrases = planEarlyStop(prompts(400, { paraphraseGroup: 'one' }), options);
  expect(
    paraphrases.enough(paraphrases.order.map(({ promptIndex }) => ({ promptIndex, present: false }))),
  ).toBe(false);
});

test('prompts of one topic are one cluster, so that a scan of ten topics is asked on', () => {
  const grouped = prompts(400).map((prompt, at) => ({ ...prompt, topic: `topic ${at % 10}` }));
  const answer = ({ promptIndex }: { promptIndex: number }) => ({
    promptIndex,
    present: promptIndex % 10 < 4,
  });
  const alone = planEarlyStop(prompts(400), options);
  expect(alone.enough(alone.order.slice(0, 200).map(answer))).toBe(true);
  const topics = planEarlyStop(grouped, options);
  expect(topics.enough(topics.order.slice(0, 200).map(answer))).toBe(false);
});

test('a scan goes on until its prompts come from enough topics, where there are enough', () => {
  const many = prompts(400).map((prompt, at) => ({ ...prompt, topic: `topic ${at < 380 ? at % 3 : at}` }));
  const { order, enough } = planEarlyStop(many, options);
  const common = order.filter(({ promptIndex }) => promptIndex < 380);
  expect(enough(common.map(({ promptIndex }) => ({ promptIndex, present: false })))).toBe(false);
});
