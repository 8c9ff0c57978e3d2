import { expect, test } from 'vitest';
import { fieldName, plainDetail } from './plain-detail.ts';

test('people read what is wrong and what to do, not which call of the API does it', () => {
  const next = 'GET /v1/members lists them.';
  expect(plainDetail({ detail: `No member mem_1. ${next}`, next })).toBe('No member mem_1.');
  expect(plainDetail({ detail: 'It was resolved at 12:00.' })).toBe('It was resolved at 12:00.');
});

test.each([
  ['config.engines[0]', 'engines'],
  ['creditPack.amount', 'amount'],
  ['samplesK', 'samples k'],
  ['rules.0', 'rules'],
  ['expires_at', 'expires at'],
])('the field “%s” is told as “%s”', (path, name) => expect(fieldName(path)).toBe(name));
