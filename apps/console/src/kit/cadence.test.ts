import { expect, test } from 'vitest';
import { readCadence, writeCadence } from './cadence.ts';

test.each([
  ['weekly on monday at 06:00', { kind: 'weekly', day: 'monday', at: '06:00' }],
  ['Weekly on Friday at 7:30', { kind: 'weekly', day: 'friday', at: '07:30' }],
  ['daily at 06:00', { kind: 'daily', at: '06:00' }],
  ['weekdays at 09:30', { kind: 'weekdays', at: '09:30' }],
  ['monthly on the 3rd at 08:00', { kind: 'monthly', date: 3, at: '08:00' }],
  ['weekly', { kind: 'weekly', day: 'monday', at: '06:00' }],
])('“%s” is read, and written so that it is read alike', (words, expected) => {
  const chosen = readCadence(words);
  expect(chosen).toMatchObject(expected);
  expect(readCadence(writeCadence(chosen))).toEqual({ ...chosen, text: writeCadence(chosen) });
});

test.each(['every 6 hours', '0 6 * * 1', 'hourly'])('“%s” is kept as it was set', (words) => {
  expect(readCadence(words).kind).toBe('other');
  expect(writeCadence(readCadence(words))).toBe(words);
});
