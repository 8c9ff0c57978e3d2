import { describe, expect, it } from 'vitest';
import { listEngineAdapters } from './index.ts';
import { computeCost, pricesAsOf, typicalAnswerCost } from './prices.ts';

const at = Date.parse('2026-11-20T12:00:00Z');
const tokens = { inputTokens: 1_000_000, outputTokens: 1_000_000, searches: 0 };

describe('the price list', () => {
  it('is dated, and has a planning figure for every engine that is paid for', () => {
    expect(pricesAsOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const paid = listEngineAdapters().filter(
      ({ id, surface }) => surface !== 'sandbox' && id !== 'openai-compatible',
    );
    for (const { id } of paid) expect(typicalAnswerCost(id), id).not.toBeNull();
  });

  it('knows the default model of every engine that does not report its cost', () => {
    for (const { id, defaultModel } of listEngineAdapters()) {
      if (!['openai', 'anthropic', 'gemini', 'mistral', 'deepseek'].includes(id)) continue;
      expect(computeCost(id, [defaultModel], tokens, at).basis, id).toBe('computed');
    }
  });

  it('changes on its dates', () => {
    const argon = (day: string) => computeCost('gemini', ['gemini-4-argon'], tokens, Date.parse(day)).usd;
    expect(argon('2026-11-30T23:59:59Z')).toBe(12);
    expect(argon('2026-12-01T00:00:00Z')).toBe(24);
  });
});

describe('a cost', () => {
  it('is unknown for models off the list, and for prompts beyond a published price', () => {
    const unknown = { usd: null, basis: 'unknown' };
    expect(computeCost('openai', ['gpt-99'], tokens, at)).toEqual(unknown);
    expect(computeCost('nobody', ['gpt-6-luna'], tokens, at)).toEqual(unknown);
    expect(computeCost('openai', ['gpt-6-luna'], null, at)).toEqual(unknown);
    expect(computeCost('anthropic', ['claude-haiku-5-5'], tokens, at)).toEqual(unknown);
  });

  it('of a dated snapshot or an unlisted served name is that of the model asked for', () => {
    const metered = { inputTokens: 1000, outputTokens: 0, searches: 0 };
    const plain = computeCost('openai', ['gpt-6.2-sol'], metered, at);
    expect(computeCost('openai', ['gpt-6.2-sol-2026-11-17'], metered, at)).toEqual(plain);
    expect(computeCost('openai', ['gpt-internal', 'gpt-6.2-sol'], metered, at)).toEqual(plain);
  });

  it('has dearer tokens in long prompts', () => {
    const long = { inputTokens: 300_000, outputTokens: 1_000, searches: 1 };
    expect(computeCost('openai', ['gpt-6.2-sol'], long, at).usd).toBeCloseTo(
      0.3 * 2 * 2 + 0.001 * 10 * 1.5 + 0.01,
      9,
    );
  });

  it('counts cache reads and writes at their own prices', () => {
    const metered = {
      inputTokens: 1_000,
      cachedInputTokens: 10_000,
      cacheWriteTokens: 2_000,
      cacheWriteHourTokens: 3_000,
      outputTokens: 100,
      searches: 2,
    };
    const expected = (1_000 * 2 + 10_000 * 0.1 + 2_000 * 2.5 + 3_000 * 4 + 100 * 10) / 1e6 + 0.02;
    expect(computeCost('anthropic', ['claude-sonnet-5-5'], metered, at).usd).toBeCloseTo(expected, 12);
  });
});
