import { expect, test } from 'vitest';
import { maskPersonal, maskPersonalInBody } from './mask.ts';

test.each([
  ['Write to jane.doe+shop@acme.example.', 'jane.doe+shop'],
  ['Call +49 30 1234567 today', '+49 30 1234567'],
  ['Call (030) 123 45 67', '(030) 123 45 67'],
  ['Call 555-867-5309', '555-867-5309'],
  ['Call 030/1234567', '030/1234567'],
  ['Call 0049 (0)30 1234567', '0049 (0)30 1234567'],
  ['Call +1 415 555 2671', '+1 415 555 2671'],
  ['IBAN DE89 3704 0044 0532 0130 00.', 'DE89 3704 0044 0532 0130 00'],
  ['card 4111 1111 1111 1111 expired', '4111 1111 1111 1111'],
])('%s', (text, personal) => {
  expect(maskPersonal(text)).toBe(text.replace(personal, '•'.repeat(personal.length)));
});

test.each([
  'In 2024-2025 it cost $1,299.00, 20% less than 1999.',
  'On 2025-11-22 13:45:00 it had 12,345,678 users.',
  'https://acme.example/p/0049301234567?id=4111111111111111',
  'order 1234567890123456, ISBN 978-3-16-148410-0',
  '@acme and 10.0.12.134',
  'Revenue rose by +1 200 000 in a year',
  '{"created":1732281600,"id":"resp_00491234567"}',
])('stays as it is: %s', (text) => {
  expect(maskPersonal(text)).toBe(text);
});

test('a body stays JSON: an escape is no part of a word', () => {
  const body = JSON.stringify({ text: 'Call\n+49 30 1234567\njane@acme.example', created: 1732281600 });
  expect(JSON.parse(maskPersonalInBody(body))).toEqual({
    text: `Call\n${'•'.repeat(14)}\n••••@acme.example`,
    created: 1732281600,
  });
  expect(maskPersonalInBody('data: jane@acme.example')).toBe('data: ••••@acme.example');
});
