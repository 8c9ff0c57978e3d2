import { expect, test } from 'vitest';
import { measureQuality } from './cases/measure.ts';

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
    .map(({ labelled, brand, expected }) => `${expected ? 'missed' : 'wrong'} ${brand}: ${labelled.text} (${labelled.reason})`);
  const report = `P ${quality.precision} R ${quality.recall}\n${misses.join('\n')}`;
  expect(quality.f1, report).toBeGreaterThanOrEqual(0.97);
  expect(quality.precision, report).toBeGreaterThanOrEqual(0.97);
  expect(quality.recall, report).toBeGreaterThanOrEqual(0.99);
  expect(quality.homonymF1, report).toBeGreaterThanOrEqual(0.9);
});

test('every link is read and owned as labelled', () => {
  expect(quality.citationMisses).toEqual([]);
});

test('confidence is calibrated: what it claims is what comes true, within bins of the labelled set', () => {
  const bins = [0, 0.2, 0.5, 0.8, 1.01];
  for (let at = 0; at + 1 < bins.length; at++) {
    const [low = 0, high = 1] = [bins[at], bins[at + 1]];
    const inside = quality.judged.filter(({ detection }) => {
      const negated = detection.mentions.some((mention) => mention.negated);
      return detection.confidence >= low && detection.confidence < high && detection.confidence > 0 && !negated;
    });
    if (inside.length < 10) continue;
    const claimed = inside.reduce((sum, { detection }) => sum + detection.confidence, 0) / inside.length;
    const true_ = inside.filter(({ expected }) => expected).length / inside.length;
    expect(Math.abs(claimed - true_), `${low}–${high}: claimed ${claimed}, true ${true_}, n ${inside.length}`).toBeLessThan(0.2);
  }
});
