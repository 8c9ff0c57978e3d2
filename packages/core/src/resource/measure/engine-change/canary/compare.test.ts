import { expect, test } from 'vitest';
import { type CanaryPanel, compareCanary } from './compare.ts';

/** Normal noise from a small generator, reproducible. */
function panels(seed: number, spread = 0.25): (characters: number, citations: number) => CanaryPanel {
  let state = seed >>> 0;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / 4_294_967_297;
  };
  const noise = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return (characters, citations) =>
    Array.from({ length: 12 }, () => ({
      characters: Math.round(characters * Math.exp(spread * noise())),
      citations: Math.max(0, Math.round(citations + 1.5 * noise())),
    }));
}

test('the same engine raises an alarm in fewer than one panel of 200', () => {
  let alarms = 0;
  for (let seed = 1; seed <= 2_000; seed += 1) {
    const draw = panels(seed * 7_919);
    if (compareCanary(draw(2_000, 6), [draw(2_000, 6), draw(2_000, 6), draw(2_000, 6)])) alarms += 1;
  }
  expect(alarms / 2_000).toBeLessThan(0.005);
});

test('an engine whose answers are all a little longer or shorter from day to day is the same engine', () => {
  let alarms = 0;
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const draw = panels(seed * 7_919, 0.12);
    const [a, b, c, d] = [0, 1, 2, 3].map((day) => 2_000 * Math.exp(0.12 * Math.sin(seed * 4 + day * 2.1)));
    if (compareCanary(draw(a ?? 0, 6), [draw(b ?? 0, 6), draw(c ?? 0, 6), draw(d ?? 0, 6)])) alarms += 1;
  }
  expect(alarms / 1_000).toBeLessThan(0.02);
});

test('answers of half the length are noticed, and what moved is named', () => {
  const draw = panels(3);
  const shift = compareCanary(draw(1_000, 6), [draw(2_000, 6), draw(2_000, 6)]);
  expect(Object.keys(shift ?? {})).toEqual(['characters']);
  expect(shift?.characters?.before).toBeGreaterThan((shift?.characters?.after ?? 0) * 1.5);
});

test('citations that stopped are noticed although nothing is left of them to vary', () => {
  const draw = panels(5);
  const silent = draw(2_000, 6).map((answer) => answer && { ...answer, citations: 0 });
  expect(compareCanary(silent, [draw(2_000, 6), draw(2_000, 6)])).toHaveProperty('citations.after', 0);
});

test('too few panels, or prompts that were not all answered, say nothing', () => {
  const draw = panels(9);
  expect(compareCanary(draw(500, 0), [draw(2_000, 6)])).toBeNull();
  const patchy = draw(500, 0).map((answer, prompt) => (prompt < 7 ? answer : null));
  expect(compareCanary(patchy, [draw(2_000, 6), draw(2_000, 6)])).toBeNull();
});
