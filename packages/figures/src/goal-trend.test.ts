import { describe, expect, test } from 'vitest';
import { goalTrend } from './index.ts';

const week = 7 * 86_400_000;
const point = (at: number, value: number | null, breakBefore = false) => ({
  at: at * week,
  value,
  interval: value === null ? null : { low: value - 0.04, high: value + 0.04 },
  answers: 240,
  ...(breakBefore && { breakBefore }),
});
const ahead = (at: number, value: number, half: number) => ({
  at: at * week,
  value,
  ci: { low: value - half, high: value + half },
  ci80: { low: value - half / 2, high: value + half / 2 },
  ci50: { low: value - half / 4, high: value + half / 4 },
});
const input = {
  points: [point(1, 0.3), point(2, 0.32), point(3, null), point(4, 0.35), point(5, 0.38, true)],
  forecast: [ahead(8, 0.4, 0.1), ahead(12, 0.42, 0.14)],
  target: 0.45,
  due: 12 * week,
  timeZone: 'UTC',
  words: { target: 'Target', median: 'Median', forecast: 'from here: forecast' },
};
const draw = (width: number, given: Partial<typeof input> = {}) =>
  goalTrend({ ...input, ...given }, { width, title: 'Goal' });
const lines = (figure: ReturnType<typeof draw>, stroke: string) =>
  figure.marks.filter((mark) => mark.kind === 'path' && mark.stroke === stroke);
const texts = (figure: ReturnType<typeof draw>) =>
  figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

describe('a goal over time', () => {
  test('no measured line crosses a gap or a break; what is predicted is dashed', () => {
    const solid = lines(draw(700), 'own').filter((mark) => !('dash' in mark));
    expect(solid).toHaveLength(3);
    const predicted = lines(draw(700), 'own').filter((mark) => 'dash' in mark);
    expect(predicted).toHaveLength(1);
    const outlines = (forecast: typeof input.forecast) =>
      lines(draw(700, { forecast }), 'edge').filter((mark) => 'dash' in mark);
    // Both ends of 95 and of 80 in 100.
    expect([outlines(input.forecast).length, outlines([]).length]).toEqual([4, 0]);
  });

  test('without a forecast there is none, and no word of one', () => {
    const figure = draw(700, { forecast: [] });
    expect(texts(figure).join()).not.toMatch(/Median|forecast/);
    expect(figure.text).toBe('5 Feb: 38% (34–42%)\nTarget 45% (26 Mar)');
  });

  test('the target is named on a desk and on a phone, inside the picture', () => {
    for (const width of [340, 700]) {
      const figure = draw(width);
      expect(texts(figure)).toContain('Target 45%');
      for (const mark of figure.marks)
        if (mark.kind === 'circle') expect(mark.x > 0 && mark.x < width && mark.y < figure.height).toBe(true);
    }
  });

  test('the words say where it stands, where it should get to and where it may end', () => {
    expect(draw(700).text).toBe('5 Feb: 38% (34–42%)\nTarget 45% (26 Mar)\nMedian 42% (28–56%) (26 Mar)');
  });
});
