import { expect, test } from 'vitest';
import { sharedSource } from './prompt-source.tsx';

const corpus = { source: 'corpus' as const, why: 'Buyers of help desks ask it.' };
const own = { source: 'own' as const, why: null };

test('a reason that most prompts share is said once, and one of a few is not', () => {
  expect(sharedSource([...Array(17).fill(corpus), own, own, own])).toEqual(corpus);
  expect(sharedSource([corpus, corpus, own, own])).toBeNull();
  expect(sharedSource([corpus, corpus])).toBeNull();
  expect(sharedSource([])).toBeNull();
  expect(sharedSource(Array(5).fill({ source: null, why: null }))).toBeNull();
});
