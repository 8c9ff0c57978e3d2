import { expect, test } from 'vitest';
import { type CheckedReading, correctShare } from './index.ts';

/** This many checked readings of each kind, each in a cluster of its own. */
function checked(counts: { hits: number; missed: number; right: number; false: number }): CheckedReading[] {
  const of = (count: number, truth: boolean, read: boolean) =>
    Array.from({ length: count }, (_, at) => ({ truth, read, cluster: `${truth} ${read} ${at}` }));
  return [
    ...of(counts.hits, true, true),
    ...of(counts.missed, true, false),
    ...of(counts.right, false, false),
    ...of(counts.false, false, true),
  ];
}
const parts = (share: number, clusters = 100) =>
  Array.from({ length: clusters }, (_, at) => ({ part: at < share * clusters ? 1 : 0, whole: 1 }));

test('the formula of Rogan and Gladen: .32 as read, 90% and 95% right, is .318', () => {
  const { value, ci, sensitivity, specificity, label } = correctShare(
    parts(0.32),
    checked({ hits: 180, missed: 20, right: 190, false: 10 }),
  );
  expect(value).toBeCloseTo((0.32 + 0.95 - 1) / (0.9 + 0.95 - 1), 9);
  expect(sensitivity).toMatchObject({ value: 0.9, n: 200 });
  expect(specificity).toMatchObject({ value: 0.95, n: 200 });
  expect(label).toBe('ok');
  expect(ci?.low).toBeLessThan(value ?? 0);
  expect(ci?.high).toBeGreaterThan(value ?? 1);
});

test('more checked readings narrow the interval; a reader without error is left as it is', () => {
  const width = (times: number) => {
    const { ci } = correctShare(
      parts(0.3),
      checked({ hits: 9 * times, missed: times, right: 9 * times, false: times }),
    );
    return ci ? ci.high - ci.low : 1;
  };
  expect(width(2)).toBeGreaterThan(width(10));
  expect(width(10)).toBeGreaterThan(width(100));
  const { value } = correctShare(parts(0.3), checked({ hits: 200, missed: 0, right: 200, false: 0 }));
  expect(value).toBeCloseTo(0.3, 12);
});

test('a reader that guesses corrects nothing: the interval is wide and says so', () => {
  expect(correctShare(parts(0.5), checked({ hits: 20, missed: 20, right: 20, false: 20 })).label).toBe(
    'unknown',
  );
});

test('a share below the false ones is 0, not negative, and its interval begins there', () => {
  const { value, ci } = correctShare(parts(0.02), checked({ hits: 45, missed: 5, right: 90, false: 10 }));
  expect(value).toBe(0);
  expect(ci?.low).toBe(0);
});

test('few checked readings, or no cluster, give no figure', () => {
  expect(correctShare(parts(0.5), checked({ hits: 5, missed: 0, right: 5, false: 0 }))).toMatchObject({
    value: null,
    ci: null,
    label: 'few_checked',
    checked: 10,
  });
  expect(correctShare([], checked({ hits: 20, missed: 0, right: 20, false: 0 })).value).toBeNull();
});

test('errors of one cluster count as fewer', () => {
  const apart = checked({ hits: 32, missed: 8, right: 32, false: 8 });
  const together = apart.map((one) => ({ ...one, cluster: `${one.truth === one.read}` }));
  const width = (given: CheckedReading[]) => {
    const { ci } = correctShare(parts(0.5), given);
    return ci ? ci.high - ci.low : 1;
  };
  expect(width(together)).toBeGreaterThan(width(apart) * 1.3);
});
