import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cluster, estimatePresence, estimatePresenceBoth } from './index.ts';

const same = (successes: number, trials: number, n: number): Cluster[] =>
  Array.from({ length: n }, () => ({ successes, trials }));
const cluster = fc
  .integer({ min: 0, max: 12 })
  .chain((trials) =>
    fc.record({ successes: fc.integer({ min: 0, max: trials }), trials: fc.constant(trials) }),
  );

test('every interval lies in 0..1 and holds its value; nothing depends on order or on empty clusters', () => {
  fc.assert(
    fc.property(fc.array(cluster, { minLength: 0, maxLength: 30 }), (clusters) => {
      const { tracked, market } = estimatePresenceBoth(clusters);
      for (const { ci, value } of [tracked, market]) {
        if (!ci) continue;
        expect(ci.low).toBeGreaterThanOrEqual(0);
        expect(ci.high).toBeLessThanOrEqual(1);
        expect(ci.low).toBeLessThanOrEqual(value ?? Number.NaN);
        expect(ci.high).toBeGreaterThanOrEqual(value ?? Number.NaN);
        expect(ci.low).toBeLessThan(ci.high);
      }
      const shuffled = estimatePresenceBoth([...clusters].reverse().concat({ successes: 0, trials: 0 }));
      expect(shuffled.tracked.ci?.low ?? -1).toBeCloseTo(tracked.ci?.low ?? -1, 9);
      expect(shuffled.market.ci?.high ?? -1).toBeCloseTo(market.ci?.high ?? -1, 9);
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('absence is the mirror of presence', () => {
  fc.assert(
    fc.property(
      fc.array(cluster, { minLength: 2, maxLength: 30 }),
      fc.constantFrom('tracked', 'market'),
      (clusters, estimand) => {
        const mirrored = clusters.map(({ successes, trials }) => ({ successes: trials - successes, trials }));
        const presence = estimatePresence(clusters, { estimand }).ci;
        const absence = estimatePresence(mirrored, { estimand }).ci;
        expect(absence?.low ?? 0).toBeCloseTo(1 - (presence?.high ?? 1), 9);
        expect(absence?.high ?? 1).toBeCloseTo(1 - (presence?.low ?? 0), 9);
      },
    ),
    { numRuns: 60, seed: 2 },
  );
});

describe('the method fits the data', () => {
  test('no answers, or one prompt for a market', () => {
    expect(estimatePresence([], { estimand: 'tracked' })).toMatchObject({
      value: null,
      ci: null,
      label: 'insufficient',
    });
    expect(estimatePresence(same(2, 5, 1), { estimand: 'market' })).toMatchObject({
      value: 0.4,
      ci: null,
      label: 'insufficient',
    });
    expect(estimatePresence(same(2, 5, 1), { estimand: 'tracked' }).label).toBe('indicative');
  });

  test('one answer a prompt is an upper bound for tracked, until the ICC is known', () => {
    const clusters = [...same(1, 1, 12), ...same(0, 1, 18)];
    const bound = estimatePresence(clusters, { estimand: 'tracked' });
    const informed = estimatePresence(clusters, { estimand: 'tracked', noise: { share: 0.4, prompts: 20 } });
    expect([bound.label, informed.label]).toEqual(['upper_bound', 'ok']);
    expect(width(informed)).toBeLessThan(0.8 * width(bound));
    expect(estimatePresence(clusters, { estimand: 'market' })).toMatchObject({
      label: 'ok',
      ci: { method: 'prompt-beta' },
    });
  });

  test.each([0, 3])('all answers alike (%d of 3): one end only', (successes) => {
    const { tracked, market } = estimatePresenceBoth(same(successes, 3, 12));
    const end = successes === 0 ? 'low' : 'high';
    expect([tracked.ci?.[end], market.ci?.[end]]).toEqual(successes === 0 ? [0, 0] : [1, 1]);
    expect(market.ci?.method).toBe('wilson');
    expect(width(market)).toBeGreaterThan(width(tracked));
  });

  test('all alike, a market keeps room for prompts that it did not draw, less of it as prompts add up', () => {
    const ends = [19, 20, 50].map((n) => estimatePresence(same(0, 5, n), { estimand: 'market' }).ci?.high);
    expect(ends.map((end) => Number(end?.toFixed(3)))).toEqual([0.168, 0.161, 0.071]);
  });

  test('two groups of prompts: the market interval is centred on the rate, at any k', () => {
    const groups = [...same(0, 10, 20), ...same(9, 10, 80)];
    const { value, ci } = estimatePresence(groups, { estimand: 'market' });
    expect(value).toBeCloseTo(0.72, 12);
    expect(Math.abs(((ci?.low ?? 0) + (ci?.high ?? 0)) / 2 - 0.72)).toBeLessThan(0.01);
  });

  test('repeats narrow tracked, hardly market; prompts narrow both', () => {
    const bimodal = (k: number, n: number) =>
      estimatePresenceBoth([...same(0, k, n / 2), ...same(k, k, n / 2)]);
    expect(width(bimodal(10, 40).tracked)).toBeLessThan(0.5 * width(bimodal(3, 40).tracked));
    expect(width(bimodal(10, 40).market)).toBeGreaterThan(0.9 * width(bimodal(3, 40).market));
    expect(width(bimodal(3, 160).market)).toBeLessThan(0.55 * width(bimodal(3, 40).market));
  });

  test('counts that cannot be', () => {
    expect(() => estimatePresence([{ successes: 4, trials: 3 }], { estimand: 'market' })).toThrow(RangeError);
    expect(() => estimatePresence([{ successes: Number.NaN, trials: 3 }], { estimand: 'market' })).toThrow(
      RangeError,
    );
    const text = JSON.parse('[{"successes": "1", "trials": "3"}]');
    expect(() => estimatePresence(text, { estimand: 'market' })).toThrow(TypeError);
    const noise = { share: Number.NaN, prompts: 3 };
    expect(() => estimatePresence(same(1, 3, 30), { estimand: 'tracked', noise })).toThrow(RangeError);
  });
});

function width({ ci }: { ci: { low: number; high: number } | null }): number {
  return ci ? ci.high - ci.low : Number.NaN;
}
