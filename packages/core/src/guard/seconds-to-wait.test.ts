import { expect, test } from 'vitest';
import { secondsToWait } from './seconds-to-wait.ts';

test.each([
  ['30', 30],
  ['Fri, 20 Nov 2026 12:01:00 GMT', 60],
  ['9999999', 86_400],
  ['0', null],
  ['soon', null],
  ['Fri, 20 Nov 2026 11:00:00 GMT', null],
])('Retry-After %s: %s', (header, seconds) => {
  expect(secondsToWait({ 'retry-after': header }, Date.parse('2026-11-20T12:00:00Z'))).toBe(seconds);
});

test('an answer without the header asks for no wait', () => expect(secondsToWait({}, 0)).toBeNull());
