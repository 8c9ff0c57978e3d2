import { expect, test } from 'vitest';
import { fitting, rowsOf, widthOf } from './rows.ts';

type Prompt = Parameters<typeof rowsOf>[0][number];
type Metric = Parameters<typeof rowsOf>[1][number];

const prompt = (id: string, text: string, topic: string | null, tags: string[] = []) =>
  ({ id, text, topic, tags, intent: 'price' }) as unknown as Prompt;
const prompts = [
  prompt('p1', 'Which help desk is cheapest?', 'price', ['a']),
  prompt('p2', 'Help desk with phone support', null),
];
const metrics = [
  {
    dimensions: { prompt: 'p2' },
    values: {},
    figures: { presence: { value: 0.5, ci: { low: 0.4, high: 0.65 } } },
  },
] as unknown as Metric[];

test('figures stand at their prompt; without one there is none, which is no zero', () => {
  const [first, second] = rowsOf(prompts, metrics);
  expect([first?.presence, second?.presence?.value]).toEqual([null, 0.5]);
  expect([first, second].map((row) => row && widthOf(row))).toEqual([null, 0.25]);
});

test('brands are asked for 25 prompts at once', () => {
  const many = Array.from({ length: 60 }, (_, index) => prompt(`p${index}`, 'x', null));
  const rows = rowsOf(many, []);
  expect(rows.map(({ chunk }) => chunk.length)).toEqual([...Array(50).fill(25), ...Array(10).fill(10)]);
  expect(rows.every(({ id, chunk }) => chunk.includes(id))).toBe(true);
});

test('search takes all words in any order, and filters what they name', () => {
  const ids = (wanted: Parameters<typeof fitting>[1]) => fitting(prompts, wanted).map(({ id }) => id);
  expect(ids({ q: 'desk HELP' })).toEqual(['p1', 'p2']);
  expect(ids({ q: 'desk cheapest' })).toEqual(['p1']);
  expect(ids({ q: '', topic: 'price' })).toEqual(['p1']);
  expect(ids({ q: '', tag: 'a' })).toEqual(['p1']);
  expect(ids({ q: '', intent: 'local' })).toEqual([]);
});
