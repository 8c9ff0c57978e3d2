import type { EngineAnswer } from '@svc/engines';
import { expect, test } from 'vitest';
import { storableAnswer } from './storable-answer.ts';

const answer = (changes: Partial<EngineAnswer> = {}): EngineAnswer => ({
  outcome: 'answered',
  text: 'Acme is good.',
  citations: [],
  sources: [],
  searchQueries: null,
  searched: null,
  modelRequested: 'gpt',
  modelServed: 'gpt',
  providerId: null,
  requestId: null,
  finishReason: 'stop',
  refusal: null,
  usage: { inputTokens: 10, cachedInputTokens: 0, outputTokens: 20, reasoningTokens: null, searches: 1 },
  cost: { usd: 0.01, basis: 'computed' },
  raw: '{}',
  ...changes,
});
const usage = (inputTokens: number) => ({ ...answer().usage, inputTokens });

test.each([
  ['a negative cost', { cost: { usd: -9_999.98, basis: 'reported' as const } }, ['cost']],
  ['a cost beyond any answer', { cost: { usd: 1_000.02, basis: 'reported' as const } }, ['cost']],
  [
    'negative tokens',
    { usage: usage(-5e9), cost: { usd: 3, basis: 'computed' as const } },
    ['inputTokens', 'cost'],
  ],
  [
    'endless tokens',
    { usage: usage(1e300), cost: { usd: 3, basis: 'computed' as const } },
    ['inputTokens', 'cost'],
  ],
])('%s is not believed, and flagged', (_, changes, implausible) => {
  const stored = storableAnswer(answer(changes));
  expect(stored.implausible).toEqual(implausible);
  expect(stored.cost).toEqual({ usd: null, basis: 'unknown' });
  expect(stored.usage.inputTokens ?? 0).toBeLessThanOrEqual(1e8);
});

test('a usual answer stays as it is', () => {
  expect(storableAnswer(answer())).toEqual({ ...answer(), implausible: [] });
});

test('every text is storable and bounded', () => {
  const long = `\u0000\ud800${'x'.repeat(2_000_000)}`;
  const stored = storableAnswer(
    answer({
      text: long,
      modelServed: long,
      finishReason: long,
      refusal: long,
      searchQueries: Array.from({ length: 5_000 }, () => 'q'),
      citations: Array.from({ length: 5_000 }, () => ({
        urlRaw: 'https://a.example',
        url: 'https://a.example',
        title: 't\u0000',
        start: 0,
        end: 1,
        citedText: null,
        marker: null,
      })),
    }),
  );
  const everything = JSON.stringify(stored);
  expect(everything.length).toBeLessThan(1_500_000);
  expect(everything).not.toMatch(/\\u0000|\\ud800/);
  expect(stored.modelServed).toHaveLength(200);
  expect(stored.text.startsWith('\ufffd\ufffdxx')).toBe(true);
});
