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
    { requestsPerMinute: 500, forMs: 54_000 },
  ],
  [
    'OpenAI: durations of several units, kept for a minute at most',
    {
      'x-ratelimit-limit-requests': '60',
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': '6m0s',
    },
    { requestsPerMinute: 10, forMs: 60_000 },
  ],
  [
    'Anthropic: RFC 3339 reset',
    {
      'anthropic-ratelimit-requests-limit': '50',
      'anthropic-ratelimit-requests-remaining': '5',
      'anthropic-ratelimit-requests-reset': '2026-11-20T12:00:54Z',
    },
    { requestsPerMinute: 50, forMs: 54_000 },
  ],
  [
    'windows: what is left must last until the reset',
    { 'x-ratelimit-limit': '2000', 'x-ratelimit-remaining': '20', 'x-ratelimit-reset': '30' },
    { requestsPerMinute: 40, forMs: 30_000 },
  ],
  [
    'windows: nothing left is a pause; epoch seconds',
    {
      'x-ratelimit-limit': '2000',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(now / 1_000 + 12),
    },
    { requestsPerMinute: 0, forMs: 12_000 },
  ],
  [
    'the structured fields of the IETF draft',
    { 'ratelimit-policy': '"burst";q=100;w=60', ratelimit: '"burst";r=5;t=30' },
    { requestsPerMinute: 10, forMs: 30_000 },
  ],
])('%s', (_name, headers, expected) => {
  expect(readRateHints(headers as Record<string, string>, now)).toEqual(expected);
});

test.each([
  ['plenty left', { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '80', 'x-ratelimit-reset': '30' }],
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
])('no reason to slow down: %s', (_name, headers) => {
  expect(readRateHints(headers as Record<string, string>, now)).toBeNull();
});
