import { expect, test } from 'vitest';
import { readRateHints } from './hint.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  [
    'OpenAI: 450 of 500 used, full again in 54 s: refills 500 a minute',
    {
      'x-ratelimit-limit-requests': '500',
      'x-ratelimit-remaining-requests': '50',
      'x-ratelimit-reset-requests': '54s',
    },
    { limit: 500, allowance: { requestsPerMinute: 500, forMs: 54_000 } },
  ],
  [
    'OpenAI: durations of several units, kept for a minute at most',
    {
      'x-ratelimit-limit-requests': '60',
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': '6m0s',
    },
    { limit: 60, allowance: { requestsPerMinute: 10, forMs: 60_000 } },
  ],
  [
    'OpenAI: nothing used',
    {
      'x-ratelimit-limit-requests': '500',
      'x-ratelimit-remaining-requests': '500',
      'x-ratelimit-reset-requests': '0s',
    },
    { limit: 500, allowance: null },
  ],
  [
    'Anthropic: RFC 3339 reset',
    {
      'anthropic-ratelimit-requests-limit': '50',
      'anthropic-ratelimit-requests-remaining': '5',
      'anthropic-ratelimit-requests-reset': '2026-11-20T12:00:54Z',
    },
    { limit: 50, allowance: { requestsPerMinute: 50, forMs: 54_000 } },
  ],
  ['Mistral: a limit alone', { 'x-ratelimit-limit-req-minute': '120' }, { limit: 120, allowance: null }],
  [
    'DataForSEO: no reset',
    { 'x-ratelimit-limit': '2000', 'x-ratelimit-remaining': '20' },
    { limit: 2_000, allowance: null },
  ],
  [
    'windows: what is left must last until the reset',
    { 'x-ratelimit-limit': '2000', 'x-ratelimit-remaining': '20', 'x-ratelimit-reset': '30' },
    { limit: 2_000, allowance: { requestsPerMinute: 40, forMs: 30_000 } },
  ],
  [
    'windows: nothing left is a pause; epoch seconds',
    {
      'x-ratelimit-limit': '2000',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(now / 1_000 + 12),
    },
    { limit: 2_000, allowance: { requestsPerMinute: 0, forMs: 12_000 } },
  ],
  [
    'windows: a limit of an hour says nothing of a minute',
    { 'x-ratelimit-limit': '2000', 'x-ratelimit-remaining': '1500', 'x-ratelimit-reset': '1800' },
    { limit: null, allowance: null },
  ],
  [
    'windows: plenty left',
    { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '80', 'x-ratelimit-reset': '30' },
    { limit: 100, allowance: null },
  ],
  [
    'the structured fields of the IETF draft',
    { 'ratelimit-policy': '"burst";q=100;w=30', ratelimit: '"burst";r=5;t=30' },
    { limit: 200, allowance: { requestsPerMinute: 10, forMs: 30_000 } },
  ],
])('%s', (_name, headers, expected) => {
  expect(readRateHints(headers as Record<string, string>, now)).toEqual(expected);
});

test.each([
  ['no headers', {}],
  [
    'a gateway without limits',
    { 'x-ratelimit-limit': '-1', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '0' },
  ],
  [
    'an unreadable reset',
    { 'x-ratelimit-limit': '9', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' },
  ],
  [
    'a reset in the past',
    { 'x-ratelimit-limit': '9', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1700000000' },
  ],
])('nothing to go by: %s', (_name, headers) => {
  expect(readRateHints(headers as Record<string, string>, now)).toEqual({ limit: null, allowance: null });
});
