import { expect, test } from 'vitest';
import { measureQuality } from '../cases/measure.ts';

const quality = measureQuality();

test('the labelled set is broad: 400 texts, 12 languages, a reason for each', () => {
  const languages = new Set(quality.judged.map(({ labelled }) => labelled.language));
  expect(quality.cases).toBeGreaterThanOrEqual(400);
  expect(languages.size).toBeGreaterThanOrEqual(12);
  expect(quality.judged.every(({ labelled }) => labelled.reason.length > 3)).toBe(true);
});

test('precision, recall and F1 over the labelled set', () => {
  const misses = quality.judged
    .filter(({ expected, detection }) => expected !== detection.mentioned)
    .map(
      ({ labelled, brand, expected }) =>
        `${expected ? 'missed' : 'wrong'} ${brand}: ${labelled.text} (${labelled.reason})`,
    );
  const report = `P ${quality.precision} R ${quality.recall}\n${misses.join('\n')}`;
  expect(quality.f1, report).toBeGreaterThanOrEqual(0.97);
  expect(quality.precision, report).toBeGreaterThanOrEqual(0.97);
  expect(quality.recall, report).toBeGreaterThanOrEqual(0.99);
  for (const [trap, f1] of Object.entries(quality.f1ByTrap)) expect(f1, trap).toBeGreaterThanOrEqual(0.9);
});

test('every link is read and owned as labelled', () => {
  expect(quality.citationMisses).toEqual([]);
});

test('confidence means what it says: small Brier score and calibration error', () => {
  const scored = quality.judged.filter(
    ({ detection }) => !detection.mentions.some((mention) => mention.negated),
  );
  const truth = (expected: boolean) => (expected ? 1 : 0);
  const squares = scored.map(({ expected, detection }) => (detection.confidence - truth(expected)) ** 2);
  const brier = squares.reduce((sum, square) => sum + square, 0) / scored.length;
  expect(brier).toBeLessThan(0.03);

  let error = 0;
  for (let bin = 0; bin < 10; bin++) {
    const inside = scored.filter(
      ({ detection }) => Math.min(9, Math.floor(detection.confidence * 10)) === bin,
    );
    const gap = inside.reduce(
      (sum, { expected, detection }) => sum + detection.confidence - truth(expected),
      0,
    );
    error += Math.abs(gap) / scored.length;
  }
  expect(error).toBeLessThan(0.05);
});
