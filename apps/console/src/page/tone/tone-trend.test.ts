import { expect, test } from 'vitest';
import { toneSeries } from './tone-trend.tsx';

type Point = Parameters<typeof toneSeries>[0][number];

const share = (value: number, label: 'ok' | 'few_checked') => ({
  ...{ value: label === 'ok' ? value : null, ci: null, label, checked: 0, methodVersion: 'reader-1' },
  sensitivity: { value: null, ci: null, n: 0 },
  specificity: { value: null, ci: null, n: 0 },
});
const bounded = (value: number) => ({
  ...{ value, ci: null, n: 8, label: 'ok', methodVersion: 'x', least: null, most: null },
});

/** A week with this share of praise, as read and corrected. */
function week(
  bucket: string,
  praise: number,
  change: Point['readerChange'],
  label: 'ok' | 'few_checked',
): Point {
  const corrected = share(0.5, label);
  return {
    ...{ bucket, partial: false, served: [], readerChange: change },
    ...{ mentions: 40, positive: 20, neutral: 20, negative: 0, mixed: 0, unknown: 0 },
    strength: { recommended: 0, listed: 0, compared: 0, mentioned: 40, warnedAgainst: 0 },
    positiveShare: bounded(praise),
    negativeShare: bounded(0),
    unknownShare: { value: 0, ci: null, n: 8, label: 'ok', methodVersion: 'x' },
    recommendedShare: { value: 0, ci: null, n: 8, label: 'ok', methodVersion: 'x' },
    corrected: { positive: corrected, negative: corrected, mixed: corrected, recommended: corrected },
  };
}
const other = { before: ['a'], after: ['b'], reread: 3, comparable: false, differences: null };

test('the line of shares as read stops where another model reads, and a letter stands there', () => {
  const shown = toneSeries([
    week('2026-11-16', 0.6, null, 'few_checked'),
    week('2026-11-23', 0.3, other, 'few_checked'),
  ]);
  expect(shown.positive.map(({ value, breakBefore }) => [value, breakBefore])).toEqual([
    [0.6, undefined],
    [0.3, true],
  ]);
  expect(shown.changes).toMatchObject([{ at: Date.parse('2026-11-23'), after: ['b'] }]);
});

test('shares corrected for each model’s error are joined across it, and the letter stays', () => {
  const shown = toneSeries([week('2026-11-16', 0.6, null, 'ok'), week('2026-11-23', 0.3, other, 'ok')]);
  expect(shown.corrected).toBe(true);
  expect(shown.positive.map(({ value, breakBefore }) => [value, breakBefore])).toEqual([
    [0.5, undefined],
    [0.5, undefined],
  ]);
  expect(shown.changes).toHaveLength(1);
});
