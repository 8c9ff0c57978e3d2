import { describe, expect, test } from 'vitest';
import {
  countBars,
  differenceSpan,
  pushApart,
  rangeStrip,
  rankStrip,
  reachOf,
  scanHistory,
  shareTop,
  spark,
  toSvg,
  trend,
  whisker,
} from './index.ts';

const week = 7 * 86_400_000;
const point = (at: number, value: number | null, breakBefore = false) => ({
  at: at * week,
  value,
  interval: value === null ? null : { low: value - 0.03, high: value + 0.03 },
  answers: 480,
  ...(breakBefore && { breakBefore }),
});
const own = {
  id: 'own',
  name: 'Planderly',
  tone: 'own' as const,
  own: true,
  points: [
    point(1, 0.3),
    point(2, 0.32),
    point(3, null),
    point(4, 0.35),
    point(5, 0.39, true),
    point(6, 0.4),
  ],
  expected: { low: 0.35, high: 0.45 },
};
const rival = { ...own, id: 'rival', name: 'Hourloom', tone: 's1' as const, own: false, expected: null };
const input = {
  series: [own, rival],
  changes: [
    { at: 2.5 * week, letter: 'A' },
    { at: 99 * week, letter: 'B' },
  ],
  period: { from: 4 * week, to: 6 * week },
  timeZone: 'UTC',
  words: { period: 'this period', next: 'next' },
};
const drawn = trend(input, { width: 700, labels: 170, title: 'Presence' });
const paths = (stroke: string, width: number) =>
  drawn.marks.filter((mark) => mark.kind === 'path' && mark.stroke === stroke && mark.strokeWidth === width);

test('no line crosses a gap or a break', () => {
  const [line] = paths('own', 3);
  // Two stretches before the gap and the break, one after: each begins with a move.
  expect(line?.kind === 'path' && line.d.match(/M/g)?.length).toBe(3);
});

test('the own line is thick with its band, a rival is thin without; lifted, it is the other way round', () => {
  // Each line with the stub beside its name.
  expect([paths('own', 3).length, paths('s1', 1.6).length]).toEqual([2, 2]);
  const lifted = trend({ ...input, lifted: 'rival' }, { width: 700, labels: 170, title: 'Presence' });
  expect(
    lifted.marks.some((mark) => mark.kind === 'path' && mark.stroke === 's1' && mark.strokeWidth === 3),
  ).toBe(true);
});

test('the band lies below every line', () => {
  const isBand = (mark: (typeof drawn.marks)[number]) => mark.kind === 'path' && mark.fill === 'band';
  const isLine = (mark: (typeof drawn.marks)[number]) =>
    mark.kind === 'path' && (mark.stroke === 's1' || (mark.stroke === 'own' && mark.strokeWidth === 3));
  expect(drawn.marks.some(isBand)).toBe(true);
  expect(drawn.marks.findLastIndex(isBand)).toBeLessThan(drawn.marks.findIndex(isLine));
});

test('changes within the picture have their letter, others none', () => {
  const letters = drawn.marks.flatMap((mark) => (mark.kind === 'text' && mark.bold ? mark.text : []));
  expect(letters).toEqual(['A']);
  expect(drawn.marks.some((mark) => mark.kind === 'text' && mark.text === '≠')).toBe(true);
});

test('names keep their order and their distance, within the picture', () => {
  const at = drawn.labels.map(({ y }) => y);
  expect(Math.abs((at[0] ?? 0) - (at[1] ?? 0))).toBeGreaterThanOrEqual(18);
  expect(pushApart([100, 101, 102], 20, 0, 110)).toEqual([70, 90, 110]);
  expect(pushApart([5, 50], 20, 10, 200)).toEqual([10, 50]);
});

test('a box that has no room for a moment has no bar of negative width', () => {
  const bars = [1, 2, 3].map((count) => ({ label: `${count}`, count, says: `${count}` }));
  const points = [point(1, 0.3), point(2, 0.4)].map((one) => ({ ...one, breakBefore: null }));
  const others = [{ name: 'Hourloom', points: [{ at: week, value: 0.2 }] }];
  const expected = { low: 0.35, high: 0.45 };
  for (const width of [1, 20, 47, 80]) {
    const options = { width, title: 'Presence' };
    const drawn = [
      trend({ ...input, period: { from: 2 * week, to: 6 * week } }, { ...options, labels: 170 }),
      scanHistory({ points, expected, others, timeZone: 'UTC' }, options),
      countBars({ bars, unit: 'credits' }, options),
    ];
    const widths = drawn.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === 'rect' ? mark.width : [])),
    );
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(0);
  }
});

test('days at the foot do not run into one another', () => {
  const many = { ...own, points: Array.from({ length: 60 }, (_, index) => point(index, 0.3)) };
  const narrow = trend({ ...input, series: [many] }, { width: 320, title: 'x' });
  const places = narrow.marks
    .flatMap((mark) => (mark.kind === 'text' && /\d [A-Z]/.test(mark.text) ? mark.x : []))
    .sort((one, other) => one - other);
  expect(places.length).toBeGreaterThan(1);
  const apart = places.slice(1).map((x, index) => x - (places[index] ?? 0));
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(50);
});

test('scales are shared and end at round shares; differences are symmetric', () => {
  expect([0.15, 0.41, 0.6, 0.99].map((high) => shareTop([{ low: 0, high }]))).toEqual([0.2, 0.6, 0.6, 1]);
  expect(
    differenceSpan([
      { low: -0.04, high: 0.02 },
      { low: 0, high: 0.13 },
    ]),
  ).toBe(0.2);
  expect([shareTop([]), differenceSpan([null])]).toEqual([0.2, 0.05]);
  // A number without a range stays inside its axis.
  expect(differenceSpan([reachOf(-0.58, null)])).toBe(1);
  expect([reachOf(0.1, { low: 0, high: 0.2 }), reachOf(null, null)]).toEqual([{ low: 0, high: 0.2 }, null]);
});

describe.each([
  ['rangeStrip', rangeStrip({ value: 0.37, range: { low: 0.35, high: 0.39 }, width: 236 }), '37% (35–39%)'],
  [
    'rankStrip',
    rankStrip({ rank: 2, range: { low: 2, high: 3 }, of: 6, width: 236, title: '2nd of 6' }),
    '2nd of 6',
  ],
  [
    'whisker',
    whisker({ value: -0.08, range: { low: -0.15, high: -0.01 }, verdict: 'fall', span: 0.2, width: 110 }),
    '−8 points (−15 to −1)',
  ],
  ['spark', spark({ values: [0.3, null, 0.4], width: 80, title: '12 weeks' }), '12 weeks'],
  ['trend', drawn, 'Planderly: 30% (27–33%) (8 Jan) → 40% (37–43%) (12 Feb)'],
] as const)('%s', (_, figure, words) => {
  test('says in words what it shows', () => expect(figure.text.split('\n')[0]).toBe(words));
  test('is drawn whole', () => expect(toSvg(figure)).not.toMatch(/NaN|undefined|Infinity|style=/));
});

test('an interval is at least six pixels wide, and a predicted one is dashed and hollow', () => {
  const thin = rangeStrip({ value: 0.5, range: { low: 0.5, high: 0.501 }, width: 100 });
  const box = thin.marks.find((mark) => mark.kind === 'rect' && mark.stroke === 'edge');
  expect(box?.kind === 'rect' && box.width).toBe(6);
  const predicted = rangeStrip({ value: 0.5, range: { low: 0.4, high: 0.6 }, width: 100, predicted: true });
  expect(predicted.marks.some((mark) => mark.kind === 'rect' && mark.dash !== undefined)).toBe(true);
  expect(predicted.marks.some((mark) => mark.kind === 'circle' && mark.fill === 'panel')).toBe(true);
});

test('two levels are thick over thin', () => {
  const figure = whisker({
    ...{ value: 0.02, range: { low: -0.01, high: 0.05 }, inner: { low: 0.005, high: 0.035 } },
    ...{ verdict: null, span: 0.05, width: 110, predicted: true },
  });
  const widths = figure.marks.flatMap((mark) => (mark.kind === 'path' ? (mark.strokeWidth ?? 0) : []));
  expect(Math.max(...widths)).toBe(5);
});
