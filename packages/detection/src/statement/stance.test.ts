import { expect, test } from 'vitest';
import { stanceCases } from '../../cases/stance.ts';
import { stanceHeldOut } from '../../cases/stance-held-out.ts';
import { measureStance } from '../../cases/stance-measure.ts';
import { stanceMore } from '../../cases/stance-more.ts';
import { stanceVoice } from '../../cases/stance-voice.ts';

test.each([
  ['tuned', [...stanceCases, ...stanceMore, ...stanceVoice]],
  ['held out', stanceHeldOut],
])('labelled answers, %s: polarity where it speaks, how often it does, and strength', (_, cases) => {
  const score = measureStance(cases);
  const report = JSON.stringify({ ...score, misses: undefined }) + score.misses.join('\n');
  expect(score.macroF1, report).toBeGreaterThanOrEqual(0.7);
  expect(score.precision.positive, report).toBeGreaterThanOrEqual(0.85);
  expect(score.precision.negative, report).toBeGreaterThanOrEqual(0.85);
  expect(score.speaks, report).toBeGreaterThanOrEqual(0.6);
  expect(score.strength, report).toBeGreaterThanOrEqual(0.75);
});
