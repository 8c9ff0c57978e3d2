import { expect, test } from 'vitest';
import { fieldName, plainDetail } from './plain-detail.ts';

test('people read what is wrong and what to do, not which call of the API does it', () => {
  const cases: [string, string][] = [
    ['No member mem_1. GET /v1/members lists them.', 'No member mem_1.'],
    ['There is no role “x”. GET /v1/roles lists them.', 'There is no role “x”.'],
    [
      'This integration is not connected. Connect it first: POST /v1/integrations.',
      'This integration is not connected. Connect it first.',
    ],
    [
      'This invitation has expired. Ask for another: POST /v1/members, or “invitation”: “resend”.',
      'This invitation has expired. Ask for another, or “invitation”: “resend”.',
    ],
    ['Set a budget: PUT /v1/budgets/b_1 {"limit": 3}. Then try again.', 'Set a budget. Then try again.'],
    ['It was resolved at 12:00.', 'It was resolved at 12:00.'],
  ];
  for (const [detail, plain] of cases) expect(plainDetail(detail)).toBe(plain);
});

test.each([
  ['config.engines[0]', 'engines'],
  ['creditPack.amount', 'amount'],
  ['samplesK', 'samples k'],
  ['rules.0', 'rules'],
  ['expires_at', 'expires at'],
])('the field “%s” is told as “%s”', (path, name) => expect(fieldName(path)).toBe(name));
