import { expect, test } from 'vitest';
import { readOperatorReader } from './operator-reader.ts';

test('the operator’s reader is an engine with an API, and a wrong setting names itself', () => {
  expect(readOperatorReader({})).toBeNull();
  expect(readOperatorReader({ READING_ENGINE: ' ' })).toBeNull();
  expect(readOperatorReader({ READING_ENGINE: 'mistral', READING_MODEL: 'small' })).toEqual({
    engine: 'mistral',
    model: 'small',
    dailyUsd: 1,
  });
  for (const engine of ['sandbox', 'google-ai-overview', 'nobody'])
    expect(() => readOperatorReader({ READING_ENGINE: engine })).toThrow('READING_ENGINE');
  expect(() => readOperatorReader({ READING_ENGINE: 'openai', READING_DAILY_USD: 'much' })).toThrow(
    'READING_DAILY_USD',
  );
});
