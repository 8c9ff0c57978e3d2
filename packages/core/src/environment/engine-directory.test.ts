import { describe, expect, test } from 'vitest';
import { createEngineDirectory } from './engine-directory.ts';

const directory = (settings: Record<string, string>) => createEngineDirectory({ settings, testBaseUrls: {} });

describe('limits', () => {
  test('an engine’s own setting comes first, then that for all engines, then the default', () => {
    const { limits } = directory({
      OPENAI_MAX_CONCURRENT: '7',
      ENGINE_MAX_CONCURRENT: '20',
      OPENAI_COMPATIBLE_REQUESTS_PER_MINUTE: '120',
    });
    expect(limits('openai')).toMatchObject({ maxConcurrent: 7, requestsPerMinute: null });
    expect(limits('openai-compatible')).toMatchObject({
      maxConcurrent: 20,
      requestsPerMinute: 120,
      burst: 2,
    });
    expect(directory({}).limits('gemini')).toMatchObject({ maxConcurrent: 100, requestsPerMinute: null });
  });

  test.each([
    ['OPENAI_MAX_CONCURRENT', 'abc'],
    ['GOOGLE_AI_MODE_MAX_CONCURRENT', '0'],
    ['ENGINE_MAX_CONCURRENT', '2.5'],
    ['XAI_REQUESTS_PER_MINUTE', '-1'],
    ['ENGINE_TIMEOUT_SECONDS', 'Infinity'],
    ['MISTRAL_DEADLINE_SECONDS', '1 minute'],
  ])('%s=%s is refused at start, by name', (name, value) => {
    expect(() => directory({ [name]: value })).toThrow(`${name} must be a`);
  });

  test('the pages of products answer slowly and have limits of their own', () => {
    expect(directory({}).limits('copilot-ui')).toMatchObject({
      totalTimeoutMs: 720_000,
      deadlineMs: 1_800_000,
    });
    const { limits } = directory({
      ...{ ENGINE_TIMEOUT_SECONDS: '60', SCREEN_TIMEOUT_SECONDS: '900', GEMINI_UI_TIMEOUT_SECONDS: '30' },
    });
    expect(
      ['gemini-ui', 'copilot-ui', 'google-ai-mode', 'gemini'].map((id) => limits(id).totalTimeoutMs),
    ).toEqual([30_000, 900_000, 60_000, 60_000]);
  });

  test('an empty setting is none', () => {
    expect(directory({ OPENAI_MAX_CONCURRENT: '' }).limits('openai').maxConcurrent).toBe(100);
  });
});
