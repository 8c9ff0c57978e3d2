import { expect, test } from 'vitest';
import { refuseTooManyPoints } from './refuse-too-dear.ts';

const year = { from: '2023-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' };

test('a series has at most 1,000 points; fewer scans or a longer bucket is the way out', () => {
  expect(() => refuseTooManyPoints(1_001, { bucket: 'scan', ...year })).toThrow('1001 points');
  expect(() => refuseTooManyPoints(5_000, { bucket: 'day', ...year })).toThrow('1096 points');
  expect(() => refuseTooManyPoints(1_000, { bucket: 'scan', ...year })).not.toThrow();
  expect(() => refuseTooManyPoints(5_000, { bucket: 'week', ...year })).not.toThrow();
  expect(() => refuseTooManyPoints(5_000, { bucket: 'all', ...year })).not.toThrow();
});
