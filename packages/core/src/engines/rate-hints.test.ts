import { expect, it } from 'vitest';
import { rateHints } from './rate-hints.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

it("reads OpenAI's headers with Go durations", () => {
  const headers = {
    'x-ratelimit-limit-requests': '500',
    'x-ratelimit-remaining-requests': '499',
    'x-ratelimit-reset-requests': '120ms',
    'x-ratelimit-limit-tokens': '200000',
    'x-ratelimit-remaining-tokens': '150000',
    'x-ratelimit-reset-tokens': '6m0s',
  };
  expect(rateHints('openai', headers, now)).toEqual({
    requests: { limit: 500, remaining: 499, resetMs: 120 },
    tokens: { limit: 200_000, remaining: 150_000, resetMs: 360_000 },
  });
});

it("reads Anthropic's tightest token limit, with RFC 3339 resets", () => {
  const headers = {
    'anthropic-ratelimit-requests-limit': '50',
    'anthropic-ratelimit-requests-remaining': '0',
    'anthropic-ratelimit-requests-reset': '2026-11-20T12:00:30Z',
    'anthropic-ratelimit-input-tokens-limit': '1000',
    'anthropic-ratelimit-input-tokens-remaining': '100',
    'anthropic-ratelimit-output-tokens-limit': '1000',
    'anthropic-ratelimit-output-tokens-remaining': '900',
  };
  expect(rateHints('anthropic', headers, now)).toEqual({
    requests: { limit: 50, remaining: 0, resetMs: 30_000 },
    tokens: { limit: 1000, remaining: 100, resetMs: null },
  });
});

it.each([
  ['1795176060', 60_000],
  ['1795176060000', 60_000],
  ['15', 15_000],
  ['soon', null],
])('reads a reset of %s', (reset, resetMs) => {
  const headers = { 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '5', 'x-ratelimit-reset': reset };
  expect(rateHints('openrouter', headers, now).requests).toEqual({ limit: 20, remaining: 5, resetMs });
});

it('has nothing to say without headers, or where a gateway has no limits', () => {
  expect(rateHints('gemini', {}, now)).toEqual({ requests: null, tokens: null });
  const none = { 'x-ratelimit-limit-requests': '-1', 'x-ratelimit-remaining-requests': '0' };
  expect(rateHints('openai', none, now).requests).toBeNull();
});
