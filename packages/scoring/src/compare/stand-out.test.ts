import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom, drawBinomial, type Random } from '../random/index.ts';
import type { ComparedCell } from './compared-cell.ts';
import { findStandOut, type StandOutPart, standOutRule } from './stand-out.ts';

const engines = ['a', 'b', 'c'];

/** 30 prompts × 3 engines × 4 answers, three scans before and one after. */
function world(random: Random, after: (rate: number, prompt: number, engine: string) => number) {
  const rates = Array.from({ length: 30 }, () => 0.1 + 0.8 * random());
  const cells: ComparedCell[] = engines.flatMap((engine) =>
    rates.map((rate, prompt) => ({
      cluster: `q${prompt}`,
      engine,
      before: { successes: drawBinomial(random, 12, rate), trials: 12 },
      after: { successes: drawBinomial(random, 4, after(rate, prompt, engine)), trials: 4 },
    })),
  );
  const parts: StandOutPart[] = [
    ...engines.map((engine) => ({ id: engine, cells: cells.filter((cell) => cell.engine === engine) })),
    ...[0, 1, 2, 3, 4].map((topic) => ({
      id: `topic ${topic}`,
      cells: cells.filter((_, at) => (at % 30) % 5 === topic),
    })),
  ];
  return { cells, parts };
}

const named = (after: Parameters<typeof world>[1], repeats = 200): Record<string, number> => {
  const random = createRandom(7);
  const found: Record<string, number> = {};
  for (let at = 0; at < repeats; at += 1) {
    const { cells, parts } = world(random, after);
    const id = findStandOut(cells, parts)?.id ?? 'nobody';
    found[id] = (found[id] ?? 0) + 1;
  }
  return found;
};

test('one engine’s fall is that engine’s, and no other is named', () => {
  const { b = 0, nobody = 0, ...others } = named((rate, _, engine) => (engine === 'b' ? rate * 0.4 : rate));
  expect(b).toBeGreaterThan(180);
  expect(b + nobody).toBe(200);
  expect(others).toEqual({});
});

test('a topic that falls alone is named', () => {
  const found = named((rate, prompt) => (prompt % 5 === 2 ? rate * 0.15 : rate));
  expect(found['topic 2']).toBeGreaterThan(185);
});

test('where all fall alike, or nothing happens, hardly ever is anybody named', () => {
  for (const factor of [0.6, 0.8, 1, 1.2]) {
    const { nobody = 0 } = named((rate) => Math.min(1, rate * factor));
    expect(nobody).toBeGreaterThanOrEqual(196);
  }
});

test('points and share are those of the whole change', () => {
  const cell = (engine: string, prompt: number, after: number): ComparedCell => ({
    cluster: `q${prompt}`,
    engine,
    before: { successes: 8, trials: 10 },
    after: { successes: after, trials: 10 },
  });
  const cells = ['a', 'b'].flatMap((engine) =>
    Array.from({ length: 12 }, (_, prompt) => cell(engine, prompt, engine === 'a' ? 2 : 8)),
  );
  const parts = ['a', 'b'].map((id) => ({ id, cells: cells.filter(({ engine }) => engine === id) }));
  const found = findStandOut(cells, parts);
  expect(found).toMatchObject({ id: 'a', elsewhere: 0, share: 1 });
  expect(found?.there).toBeCloseTo(-0.6, 12);
  expect(found?.points).toBeCloseTo(-0.3, 12);
});

test('whatever the counts, a part that is named moved with the whole and carries half of it', () => {
  const counts = fc.record({ successes: fc.integer({ min: 0, max: 5 }), trials: fc.constant(5) });
  const cells = fc.array(
    fc.record({
      cluster: fc.constantFrom('q1', 'q2', 'q3', 'q4', 'q5', 'q6'),
      engine: fc.constantFrom('a', 'b'),
      before: counts,
      after: counts,
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(cells, (all) => {
      const parts = ['a', 'b'].map((id) => ({ id, cells: all.filter(({ engine }) => engine === id) }));
      const found = findStandOut(all, parts, { ...standOutRule, alpha: 1 });
      if (!found) return;
      expect(found.share).toBeGreaterThanOrEqual(0.5);
      expect(Math.abs(found.there)).toBeGreaterThan(Math.abs(found.elsewhere));
      expect(found.pValue).toBeLessThanOrEqual(1);
    }),
  );
});
