import { describe, expect, test } from 'vitest';
import { betaFromNormal, betaQuantile } from './beta.ts';
import { createMarket } from './market.ts';
import { incompleteBeta, normalCdf } from './special.ts';

const prompts = Array.from({ length: 4000 }, (_, index) => `prompt ${index}`);

test('special functions agree with published values', () => {
  expect(normalCdf(1.959963984540054)).toBeCloseTo(0.975, 12);
  expect(incompleteBeta(0.5, 2, 3)).toBeCloseTo(0.6875, 12);
  expect(incompleteBeta(0.2, 0.5, 0.5)).toBeCloseTo((2 / Math.PI) * Math.asin(Math.sqrt(0.2)), 9);
  expect(betaQuantile(0.6875, { alpha: 2, beta: 3 })).toBeCloseTo(0.5, 9);
  expect(betaFromNormal(0.4887764, { alpha: 2, beta: 3 })).toBeCloseTo(0.5, 4);
});

test('the same seed gives the same truth and draws in any order; another seed does not', () => {
  const first = createMarket({ seed: 7 });
  const second = createMarket({ seed: 7 });
  second.truth('gemini', 'x');
  const contents = (market: typeof first) => {
    const { present, traps } = market.draw('openai', 'x', 3);
    return { present, traps };
  };
  expect(second.truth('openai', 'x')).toEqual(first.truth('openai', 'x'));
  expect(contents(second)).toEqual(contents(first));
  expect(createMarket({ seed: 8 }).truth('openai', 'x')).not.toEqual(first.truth('openai', 'x'));
});

test('presence over prompts follows the Beta shape', () => {
  const shape = { alpha: 0.3, beta: 0.5 };
  const market = createMarket({ brands: [{ name: 'A', aliases: [], domain: 'a.example' }], shape });
  const values = prompts.map((prompt) => market.presence('openai', prompt)[0] ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean).toBeCloseTo(0.375, 1.6);
  for (const point of [0.05, 0.3, 0.8]) {
    const share = values.filter((value) => value <= point).length / values.length;
    expect(Math.abs(share - incompleteBeta(point, 0.3, 0.5))).toBeLessThan(0.03);
  }
});

describe('correlation between engines', () => {
  const agreement = (correlation: number) => {
    const market = createMarket({
      correlation,
      shape: { alpha: 2, beta: 2 },
      brands: [{ name: 'A', aliases: [], domain: 'a.example' }],
    });
    const pairs = prompts.map(
      (prompt) =>
        [market.presence('openai', prompt)[0] ?? 0, market.presence('gemini', prompt)[0] ?? 0] as const,
    );
    const [meanX, meanY] = [0, 1].map(
      (side) => pairs.reduce((sum, pair) => sum + (pair[side as 0 | 1] ?? 0), 0) / pairs.length,
    ) as [number, number];
    let [xy, xx, yy] = [0, 0, 0];
    for (const [x, y] of pairs) {
      xy += (x - meanX) * (y - meanY);
      xx += (x - meanX) ** 2;
      yy += (y - meanY) ** 2;
    }
    return xy / Math.sqrt(xx * yy);
  };
  test('is what the setting says', () => {
    expect(agreement(1)).toBeCloseTo(1, 9);
    expect(Math.abs(agreement(0))).toBeLessThan(0.05);
    expect(Math.abs(agreement(0.65) - 0.65)).toBeLessThan(0.06);
  });
});

test.each([1, 0])('20,000 draws agree with the truth (cite rate %s)', (citeRate) => {
  const market = createMarket({ seed: 'draws' });
  const truth = market.truth('openai', 'best till', citeRate);
  const total = 20_000;
  const counts = truth.map(() => ({ presence: 0, mention: 0, citation: 0, ranks: [0, 0, 0, 0, 0, 0] }));
  for (let sample = 0; sample < total; sample += 1) {
    const { present, traps } = market.draw('openai', 'best till', sample, { canCite: citeRate === 1 });
    let rank = 0;
    for (const { brand, mentioned, cited } of present) {
      const count = counts[market.brands.indexOf(brand)];
      if (!count) throw new Error('a brand from nowhere');
      count.presence += 1;
      count.citation += Number(cited);
      if (!mentioned) continue;
      count.mention += 1;
      count.ranks[rank] = (count.ranks[rank] ?? 0) + 1;
      rank += 1;
    }
    expect(traps.some((trap) => present.some((entry) => entry.brand === trap.brand))).toBe(false);
  }
  for (const [index, { presence, mention, citation, rank }] of truth.entries()) {
    const count = counts[index];
    const near = (seen: number, expected: number, of = total) =>
      expect(Math.abs(seen / of - expected)).toBeLessThan(
        4.5 * Math.sqrt((expected * (1 - expected)) / of) + 1e-3,
      );
    near(count?.presence ?? 0, presence);
    near(count?.mention ?? 0, mention);
    near(count?.citation ?? 0, citation);
    expect(rank.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6);
    const named = count?.mention ?? 0;
    if (named > 500)
      for (const [place, value] of rank.entries()) near(count?.ranks[place] ?? 0, value, named);
  }
});

test('an override replaces one cell and leaves the others', () => {
  const plain = createMarket();
  const market = createMarket({
    overrides: [{ prompt: 'x', brand: 'Kopihub', presence: 0.9, mention: 0.5, citation: 0.6 }],
  });
  const near = (value: number) => expect.closeTo(value, 9);
  expect(market.truth('xai', 'x').at(-1)).toMatchObject({
    presence: near(0.9),
    mention: near(0.5),
    citation: near(0.6),
  });
  expect(market.truth('xai', 'x')[0]?.presence).toBe(plain.truth('xai', 'x')[0]?.presence);
  const partial = createMarket({
    overrides: [{ engine: 'xai', prompt: 'x', brand: 'Kopihub', presence: 0.5, citation: 0.1 }],
  });
  const [cell] = partial.truth('xai', 'x').slice(-1);
  expect(cell).toMatchObject({ presence: near(0.5), citation: near(0.1) });
  expect((cell?.mention ?? 0) + 0.1).toBeGreaterThanOrEqual(0.5 - 1e-9);
});
