import { expect, test } from 'vitest';
import { en } from '../../text/en.ts';
import { aboutPicture, drawPicture, pictureTable } from './picture.ts';

const span = { from: '2026-10-27T00:00:00Z', to: '2026-11-24T00:00:00Z', timeZone: 'UTC' };
const range = { low: 0.3, high: 0.4 };
const bands = {
  type: 'bands' as const,
  rows: [
    { label: 'ChatGPT', value: 0.35, tracked: range, market: null, trials: 240 },
    { label: 'Gemini', value: null, tracked: null, market: null, trials: 1_919 },
  ],
};
const dots = {
  type: 'dots' as const,
  engines: ['ChatGPT'],
  prompts: [{ text: 'Which one?', cells: [{ present: 3, absent: 1, missing: 1 }] }],
};

test('a picture says its unit, its days and its answers, in both languages', () => {
  expect(aboutPicture(bands, span, 'en')).toBe(
    'Share of answers · 27 Oct – 24 Nov 2026 · 240–1,919 answers a row',
  );
  expect(aboutPicture(dots, span, 'de')).toBe('Eine Marke je Antwort · 27.10. – 24.11.2026');
});

test('a history is of the days of its points, not of the report', () => {
  const points = ['2025-12-30', '2026-11-20'].map((at) => ({
    at: Date.parse(at),
    value: 0.3,
    interval: range,
    breakBefore: null,
  }));
  const history = { type: 'history' as const, points, expected: null, timeZone: 'UTC' };
  expect(aboutPicture(history, span, 'en')).toBe('Share of answers in each scan · 30 Dec 2025 – 20 Nov 2026');
});

test('the table has a row for each row of the picture, with the same numbers', () => {
  expect(pictureTable(bands, en.figure).rows[0]?.slice(0, 4)).toEqual(['ChatGPT', 0.35, 0.3, 0.4]);
  expect(pictureTable(dots, en.figure).rows).toEqual([['Which one?', '3/4']]);
  const drawn = drawPicture(dots, { width: 340, language: 'en' });
  expect(drawn.readings?.points.map(({ text }) => text)).toEqual([
    'Which one?: ChatGPT, 3 of 4 brand present; no answer: 1',
  ]);
});
