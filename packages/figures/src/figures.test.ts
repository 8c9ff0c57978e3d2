import { describe, expect, test } from 'vitest';
import {
  answerDots,
  bandRows,
  differenceRows,
  type Figure,
  movedBy,
  percent,
  plannerCurve,
  points,
  reliability,
  scanHistory,
  toSvg,
  twentyDots,
} from './index.ts';

const range = (low: number, high: number) => ({ low, high });
const day = 86_400_000;
const point = (at: number, value: number | null, breakBefore: string | null = null) => ({
  at: at * day,
  value,
  interval: value === null ? null : range(value - 0.05, value + 0.05),
  breakBefore,
});

const figures: Record<string, Figure> = {
  bandRows: bandRows([
    { label: 'A & <B>', value: 0.36, tracked: range(0.29, 0.43), market: range(0.24, 0.5) },
    { label: 'Sandbox', value: 0.4, tracked: range(0.3, 0.5), market: null, provenance: 'predicted' },
    { label: 'Gemini', value: null, tracked: null, market: null, reason: 'no credential' },
  ]),
  answerDots: answerDots({
    engines: ['ChatGPT'],
    prompts: [{ text: 'Which one?', cells: [['present', 'absent', 'missing']] }],
  }),
  scanHistory: scanHistory({
    points: [point(1, 0.3), point(2, 0.32), point(3, null), point(4, 0.4), point(5, 0.45, 'new model')],
    expected: range(0.35, 0.55),
    changes: [{ at: 2.5 * day, note: 'New pricing page' }],
    timeZone: 'Europe/Berlin',
  }),
  differenceRows: differenceRows([
    { label: 'ChatGPT', difference: 0.08, interval: range(0.02, 0.14), verdict: 'rise' },
    { label: 'Grok', difference: null, interval: null, verdict: 'too_few' },
  ]),
  twentyDots: twentyDots({ label: 'Goal', probability: 0.85 }),
  plannerCurve: plannerCurve({
    curve: [60, 240, 960].map((credits) => ({ credits, halfWidth: 1 / Math.sqrt(credits) })),
    here: { credits: 240, halfWidth: 0.065 },
  }),
};

describe.each(Object.entries(figures))('%s', (_, figure) => {
  test.each(['light', 'dark'] as const)('is drawn whole in the %s theme, without styles', (theme) => {
    const svg = toSvg(figure, theme);
    expect(svg).toMatch(/^<svg xmlns.*<title>.*<desc>.+<\/svg>$/s);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|style=|<script/);
    const opened = svg.match(/<[a-z]+/g)?.length ?? 0;
    expect((svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\/[a-z]+>/g)?.length ?? 0)).toBe(opened);
  });

  test('says in words what it shows', () => expect(figure.text.length).toBeGreaterThan(10));
});

const circles = (figure: Figure | undefined) => figure?.marks.filter((mark) => mark.kind === 'circle') ?? [];

test('names and questions cannot break out of the picture', () => {
  expect(toSvg(figures.bandRows as Figure)).toContain('A &amp; &lt;B&gt;');
});

test('what was not measured has no mark, and its reason is said', () => {
  expect(circles(figures.bandRows)).toHaveLength(2);
  expect(figures.bandRows?.text).toContain('Gemini: no credential');
});

test('a prediction is an outline, a measured band is filled', () => {
  // The legend's two boxes come first.
  const boxes = figures.bandRows?.marks.filter((mark) => mark.kind === 'rect').slice(2) ?? [];
  expect(boxes.map((mark) => mark.kind === 'rect' && (mark.dash ?? mark.fill))).toEqual([
    'panel',
    'band',
    '4 3',
  ]);
});

test('present is filled, absent is a ring, missing is a cross', () => {
  const filled = circles(figures.answerDots).map((mark) => mark.kind === 'circle' && mark.fill !== undefined);
  // The legend's two, then the cell's two; the missing ones are paths.
  expect(filled).toEqual([true, false, true, false]);
  expect(figures.answerDots?.marks.filter((mark) => mark.kind === 'path')).toHaveLength(2);
  expect(figures.answerDots?.text).toBe('Which one?: ChatGPT 1/2');
});

test('no line crosses a gap or a break', () => {
  const joined = figures.scanHistory?.marks.filter((mark) => mark.kind === 'path' && mark.stroke === 'own');
  expect(joined).toHaveLength(1);
  expect(figures.scanHistory?.text).toContain('not comparable: new model');
});

test('what people changed is marked within the span, and said', () => {
  const [point] = [{ at: 0, value: 0.3, interval: null, breakBefore: null }];
  const changes = [day, 9 * day].map((at) => ({ at, note: `note ${at / day}` }));
  const figure = scanHistory({
    points: [point, { ...point, at: 2 * day }],
    expected: null,
    timeZone: 'UTC',
    changes,
  });
  const titles = figure.marks.map((mark) => ('title' in mark ? mark.title : ''));
  expect(titles.filter((title) => title?.endsWith('note 1')).length).toBeGreaterThan(0);
  expect(titles.filter((title) => title?.endsWith('note 9'))).toEqual([]);
  expect(figure.text).toContain('note 1');
});

test('a change is told by sign and word, not by colour alone', () => {
  expect(JSON.stringify(figures.differenceRows?.marks)).toContain('▲ rise, +8 points (+2 to +14)');
});

test('a prediction that missed by more than chance has another shape', () => {
  const figure = reliability([
    { predicted: 0.3, observed: 0.35, band: range(0.2, 0.4) },
    { predicted: 0.6, observed: 0.9, band: range(0.5, 0.7) },
  ]);
  const [inside, outside] = ['circle', 'path'].map((kind) =>
    figure.marks.filter((mark) => mark.kind === kind && 'title' in mark && mark.title),
  );
  expect([inside?.length, outside?.length]).toEqual([1, 1]);
  expect(figure.text).toContain('observed 90% (50–70%)');
});

test('a probability is counted out of twenty, and a wrong one is refused', () => {
  expect(figures.twentyDots?.text).toBe('Goal: 17 of 20');
  expect(() => twentyDots({ label: 'Goal', probability: 1.2 })).toThrow(RangeError);
});

test('numbers: whole percents, decimals only for a narrow interval, a zero with its count', () => {
  expect(percent(0.361, range(0.292, 0.428))).toBe('36% (29–43%)');
  expect(percent(0.361, range(0.355, 0.367))).toBe('36.1% (35.5–36.7%)');
  expect(percent(0, range(0, 0.14), 'en', 24)).toBe('0 of 24 (0–14%)');
  expect(percent(0.361, range(0.292, 0.428), 'de')).toBe('36 % (29–43 %)');
  expect(points(-0.11, range(-0.2, -0.02))).toBe('−11 points (−20 to −2)');
  expect(movedBy(-0.11, range(-0.2, -0.02))).toBe('11 points (2 to 20)');
});
