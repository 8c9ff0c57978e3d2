import { expect, test } from 'vitest';
import { lacksGlyphs } from './font.ts';
import { runsOf } from './runs.ts';

test('a PDF says of scripts that none of its fonts has that they show as boxes, and of others nothing', () => {
  for (const text of ['สวัสดี', 'नमस्ते']) expect(lacksGlyphs(`Report: ${text}`)).toBe(true);
  for (const text of [
    ...['Präsenz “ä” – 36% (29–43%)', 'Москва Αθήνα', '▲ ▼ ≠ • …', 'שלום', 'مرحبا'],
    ...['中文', '繁體', 'にほん', '한국', '。'],
  ])
    expect(lacksGlyphs(text)).toBe(false);
});

test('a line in one font stays whole; letters that it lacks are of the font that has them', () => {
  expect(runsOf('Präsenz: Москва', 'plain')).toBeNull();
  expect(runsOf('Acme 是最好的 𠮷', 'bold')?.map(({ font }) => font)).toEqual(['bold', 'han', 'bold']);
  expect(runsOf('서울 no. 1', 'plain')).toEqual([
    { text: '서울', font: 'hangul' },
    { text: ' no. 1', font: 'plain' },
  ]);
});

test('what runs from right to left stands so, with names and figures inside it as they are read', () => {
  expect(runsOf('שלום (36%) Acme טוב', 'plain')?.map(({ text }) => text)).toEqual([
    ' טוב',
    'Acme',
    ' (',
    '36%',
    // A bracket turns its face where it is read from the other side.
    'שלום )',
  ]);
  expect(runsOf('Acme: שלום', 'plain')?.map(({ text }) => text)).toEqual(['Acme: ', 'שלום']);
});
