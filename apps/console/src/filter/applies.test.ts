import { expect, test } from 'vitest';
import { barredOf, limitsOf } from './applies.ts';

const at = (inside: string) => limitsOf(`/app/projects/prj_1${inside}`);

test('the longest path that fits says what a page can filter by', () => {
  expect(at('')).toBe(null);
  expect(at('/prompts')).toBe(null);
  expect(at('/prompts/prm_1')).toBe(null);
  expect(at('/answers/ans_1')?.shows).toBe('answers');
  expect(at('/answers/check')?.shows).toBe('readings');
  expect(at('/improve/rec_1')?.shows).toBe('moves');
  expect(at('/improve/goals/scorecards')?.shows).toBe('goals');
  expect(at('/reports/alerts/rules')?.shows).toBe('alerts');
});

test('what is set and cannot apply is named, the period also where nobody set it', () => {
  const filters = { topic: 'price', frame: 'market' as const, engine: 'openai' };
  expect(barredOf(filters, at('/competitors'))).toEqual([]);
  expect(barredOf(filters, at('/answers'))).toEqual(['frame']);
  expect(barredOf(filters, at('/sources/traffic'))).toEqual(['topic', 'frame', 'engine']);
  expect(barredOf({ from: '2026-11-01' }, at('/improve'))).toEqual(['period']);
  expect(barredOf({ origin: 'imported' }, at('/answers'))).toEqual(['origin']);
  expect(barredOf({ origin: 'imported' }, at('/sources/gaps'))).toEqual([]);
  expect(barredOf({}, at('/answers'))).toEqual([]);
});
