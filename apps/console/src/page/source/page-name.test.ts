import { expect, test } from 'vitest';
import { areUntold } from './page-name.tsx';

test('a bare domain is a home page, unless only an engine that names no pages cites it', () => {
  expect([['gemini'], ['gemini', 'openai'], ['openai'], []].map(areUntold)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
