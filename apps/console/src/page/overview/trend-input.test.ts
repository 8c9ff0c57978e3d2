import type { Answer } from '@svc/client';
import { expect, test } from 'vitest';
import { lettersOf, seriesOf, toneOf } from './trend-input.ts';

const figure = (value: number) => ({
  value,
  ci: { low: value - 0.05, high: value + 0.05 },
  market: { value, ci: { low: value - 0.15, high: value + 0.15 } },
  trials: 240,
  status: 'measured',
  provenance: 'live',
});
const point = (bucket: string, at: string, value: number, breaks: object[] = []) => ({
  bucket,
  at,
  figure: figure(value),
  breaks,
});
const history = {
  series: [
    {
      surface: 'serp',
      engine: null,
      points: [
        point('w1', '2026-11-02T06:00:00Z', 0.3),
        point('w2', '2026-11-09T06:00:00Z', 0.4, [{ reason: 'model' }]),
      ],
      expectedNext: { low: 0.3, high: 0.5 },
    },
    { surface: 'serp', engine: 'google', points: [], expectedNext: null },
    { surface: 'api', engine: null, points: [point('w1', '2026-11-02T06:00:00Z', 0.9)], expectedNext: null },
  ],
} as unknown as Answer<'get_history'>;
const trends = {
  series: [
    { surface: 'serp', brandId: 'own', name: 'Acme', points: [] },
    {
      surface: 'serp',
      brandId: 'b',
      name: 'Bolt',
      points: [point('w1', '2026-11-01T00:00:00Z', 0.2), point('w2', '2026-11-08T00:00:00Z', 0.25)],
    },
  ],
} as unknown as Answer<'get_competitor_trends'>;
const given = {
  surface: 'serp',
  frame: 'tracked' as const,
  brandId: 'own',
  rivals: [{ id: 'a' }, { id: 'b' }],
  history,
  trends,
};

test('one surface is drawn, the own brand first, rivals at the times of its points', () => {
  const [own, rival, ...more] = seriesOf(given);
  expect(more).toEqual([]);
  expect(own).toMatchObject({ id: 'own', name: 'Acme', tone: 'own', own: true });
  expect(own?.points.map(({ value }) => value)).toEqual([0.3, 0.4]);
  expect(rival).toMatchObject({ name: 'Bolt', tone: 's2', own: false });
  expect(rival?.points.map(({ at }) => at)).toEqual(own?.points.map(({ at }) => at));
});

test('where scans cannot be compared every line stops', () => {
  for (const { points } of seriesOf(given))
    expect(points.map(({ breakBefore = false }) => breakBefore)).toEqual([false, true]);
});

test('the frame turns every range, and what is next is known for these prompts alone', () => {
  const [own] = seriesOf({ ...given, frame: 'market' });
  expect(own?.points[0]?.interval?.high).toBeCloseTo(0.45);
  expect([own?.expected, seriesOf(given)[0]?.expected]).toEqual([null, { low: 0.3, high: 0.5 }]);
});

test('before anything has come there is no line', () => {
  expect(seriesOf({ ...given, history: undefined, trends: undefined })).toEqual([]);
});

test('a rival keeps its colour; what is no rival, or one of many, is grey', () => {
  const rivals = Array.from({ length: 8 }, (_, index) => ({ id: String(index) }));
  expect([toneOf(rivals, '0'), toneOf(rivals, '5'), toneOf(rivals, '6'), toneOf(rivals, 'x')]).toEqual([
    's1',
    's6',
    'ctl',
    'ctl',
  ]);
});

test('the newest 26 changes have letters', () => {
  const changes = Array.from({ length: 30 }, (_, index) => ({ note: String(index) }));
  const letters = lettersOf(changes as never);
  expect([letters[0], letters.at(-1)]).toEqual([
    { note: '4', letter: 'A' },
    { note: '29', letter: 'Z' },
  ]);
});
