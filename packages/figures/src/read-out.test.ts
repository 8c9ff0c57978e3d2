import { describe, expect, test } from 'vitest';
import {
  answerDots,
  bandRows,
  countBars,
  differenceRows,
  type Figure,
  goalTrend,
  nearestReading,
  plannerCurve,
  readingMarks,
  reliability,
  scanHistory,
  steppedReading,
  toSvg,
} from './index.ts';

const day = 86_400_000;
const range = { low: 0.28, high: 0.36 };
const engines = ['ChatGPT', 'Claude', 'Gemini', 'Perplexity', 'Mistral'];
const dots = (width: number) =>
  answerDots(
    {
      engines,
      prompts: ['Which time tracker suits a small agency?', 'Which one is the cheapest?'].map((text) => ({
        text,
        cells: engines.map(() => ['present', 'absent', 'missing', 'present', 'absent'] as const),
      })),
    },
    { width },
  );
const goal = (width: number): Figure =>
  goalTrend(
    {
      points: [1, 8, 15].map((at) => ({ at: at * day, value: 0.3, interval: range, answers: 240 })),
      forecast: [{ at: 29 * day, value: 0.33, ci: { low: 0.2, high: 0.5 }, ci80: range, ci50: range }],
      target: 0.4,
      due: 29 * day,
      timeZone: 'UTC',
      words: { target: 'Target', median: 'Median', forecast: 'forecast' },
    },
    { width, title: 'Goal' },
  );

/** Each kind of figure that can be read out, at a width. */
const drawn: Record<string, (width: number) => Figure> = {
  bandRows: (width) =>
    bandRows([{ label: 'ChatGPT', value: 0.3, tracked: range, market: null, trials: 240 }], { width }),
  differenceRows: (width) =>
    differenceRows(
      [
        { label: 'ChatGPT', difference: 0.08, interval: { low: 0.02, high: 0.14 }, verdict: 'rise' },
        {
          label: 'Predicted',
          difference: 0.05,
          interval: { low: -0.05, high: 0.15 },
          inner: { low: 0, high: 0.1 },
          verdict: null,
          predicted: true,
        },
      ],
      { width },
    ),
  scanHistory: (width) =>
    scanHistory(
      {
        points: [1, 8].map((at) => ({ at: at * day, value: 0.3, interval: range, breakBefore: null })),
        expected: range,
        changes: [{ at: 5 * day, note: 'New pricing page' }],
        timeZone: 'UTC',
      },
      { width },
    ),
  goalTrend: goal,
  answerDots: dots,
  plannerCurve: (width) =>
    plannerCurve(
      {
        curve: [60, 240, 960].map((credits) => ({ credits, halfWidth: 1 / Math.sqrt(credits) })),
        here: null,
      },
      { width },
    ),
  reliability: (width) =>
    reliability([{ predicted: 0.3, observed: 0.31, band: range, answers: 1_200 }], { width }),
  countBars: (width) =>
    countBars(
      { unit: 'credits', bars: [3, 0, 17].map((count) => ({ label: 'Mon', count, says: `Mon: ${count}` })) },
      { width, title: 'Credits' },
    ),
};

describe.each(Object.entries(drawn))('%s', (_, draw) => {
  test.each([340, 720])('every point has words, and stands inside of the picture at %s px', (width) => {
    const figure = draw(width);
    expect(figure.width).toBeLessThanOrEqual(width);
    const points = figure.readings?.points ?? [];
    expect(points.length).toBeGreaterThan(0);
    for (const { x, y, text } of points) {
      expect(text).toMatch(/: .*\d/);
      expect([x >= 0, x <= width, y >= 0, y <= figure.height]).toEqual([true, true, true, true]);
    }
  });

  test('a pointer on a point reads it, and what is read is marked', () => {
    const figure = draw(720);
    const { readings } = figure;
    if (!readings) throw new Error('no readings');
    for (const [index, { x, y }] of readings.points.entries()) {
      expect(nearestReading(readings, x, y)).toBe(index);
      expect(readingMarks(figure, index).length).toBeGreaterThan(0);
    }
    expect(readingMarks(figure, readings.points.length)).toEqual([]);
  });

  test('the keys reach every point, and stay inside', () => {
    const { readings } = draw(720);
    if (!readings) throw new Error('no readings');
    const last = readings.points.length - 1;
    let at: number | null = null;
    for (const index of readings.points.keys()) {
      at = steppedReading(readings, at, 'ArrowRight');
      expect(at).toBe(index);
    }
    expect(steppedReading(readings, last, 'ArrowRight')).toBe(last);
    expect(steppedReading(readings, 0, 'ArrowLeft')).toBe(0);
    expect(steppedReading(readings, null, 'End')).toBe(last);
    expect(steppedReading(readings, 0, 'a')).toBeNull();
  });

  test.each([340, 720])('what is filled pale has an outline, at %s px', (width) => {
    const pale = draw(width).marks.filter(
      (mark) => mark.kind !== 'text' && mark.fill !== undefined && ['band', 'line'].includes(mark.fill),
    );
    const outlined = draw(width).marks.filter((mark) => 'stroke' in mark && mark.stroke === 'edge');
    // A band over time has its outlines as lines of their own.
    for (const mark of pale)
      expect('stroke' in mark || outlined.some((one) => one.kind === 'path')).toBe(true);
  });
});

test('up and down go from question to question, below the same engine', () => {
  const { readings } = dots(340);
  if (!readings) throw new Error('no readings');
  const down = steppedReading(readings, 1, 'ArrowDown');
  expect(readings.points[down ?? -1]?.text).toBe(
    'Which one is the cheapest?: Claude, 2 of 4 brand present; no answer: 1',
  );
  expect(steppedReading(readings, down, 'ArrowUp')).toBe(1);
});

test('on a phone no dot of an answer lies outside of the picture or on another', () => {
  const circles = dots(340).marks.flatMap((mark) => (mark.kind === 'circle' ? [mark] : []));
  expect(circles.length).toBe(2 + 2 * engines.length * 4);
  for (const { x } of circles) expect(x).toBeLessThan(340);
  expect(new Set(circles.map(({ x, y }) => `${x} ${y}`)).size).toBe(circles.length);
});

test('a file says around the figure what a page says beside it', () => {
  const svg = toSvg(goal(720), 'dark', {
    title: 'Presence',
    about: `In how many answers, ${'1 Sep – 24 Nov '.repeat(9)}`,
    foot: '12 scans, 2,880 answers',
    mark: 'Test data',
  });
  for (const words of ['Presence', '12 scans, 2,880 answers', 'Test data', '1 Sep'])
    expect(svg).toContain(words);
  const [, top = '', height = ''] = svg.match(/viewBox="-12 (-[\d.]+) [\d.]+ ([\d.]+)"/) ?? [];
  for (const [, y] of svg.matchAll(/<text x="0" y="(-?[\d.]+)"/g))
    expect(Number(y) > Number(top) && Number(y) < Number(top) + Number(height)).toBe(true);
});
