import { expect, test } from 'vitest';
import { excerptOf, phrasesOf } from './excerpt.ts';

const marked = (text: string, query: string) => {
  const { excerpt, matches } = excerptOf(text, phrasesOf(query));
  return { excerpt, words: matches.map(({ start, end }) => excerpt.slice(start, end)) };
};
const filler = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

test('words are marked whole, in any case and script, and a phrase as one', () => {
  expect(marked('Boards, boards and keyboards.', 'boards').words).toEqual(['Boards', 'boards']);
  expect(marked('Time-tracking with time tracking.', '"time tracking"').words).toEqual([
    'Time-tracking',
    'time tracking',
  ]);
  expect(marked('Пишет Яндекс. ÉCOLE 工具 हिन्दी', 'яндекс école 工具 हिन्दी').words).toEqual([
    'Яндекс',
    'ÉCOLE',
    '工具',
    'हिन्दी',
  ]);
  expect(marked('See acme.com/pricing now', 'acme.com').words).toEqual(['acme.com']);
  expect(marked('C++ (fast) $& a|b', 'c++ a|b').words).toEqual(['C', 'a|b']);
});

test('what is left out is not marked, nor is OR', () => {
  expect(marked('Globex or Initech or Acme', 'globex OR acme -initech').words).toEqual(['Globex', 'Acme']);
  expect(marked('Only this', '-that')).toEqual({ excerpt: 'Only this', words: [] });
  expect(marked('Boards are cheap', '-"boards are" cheap').words).toEqual(['cheap']);
});

test('a long text is cut at words to the two places that show most', () => {
  const text = `${filler(90)} alone acme ${filler(90)} acme and globex ${filler(90)} globex last ${filler(90)}`;
  const { excerpt, words } = marked(text, 'acme globex');
  expect(words).toEqual(['acme', 'acme', 'globex']);
  const pieces = excerpt.split(' … ');
  expect(pieces).toHaveLength(2);
  for (const piece of pieces) {
    expect(piece.length).toBeLessThanOrEqual(250);
    expect(` ${text} `).toContain(` ${piece.trim()} `);
  }
});

test('pieces that touch are shown as one, and a text without spaces is cut between characters', () => {
  const near = `acme ${'x '.repeat(120)}acme ${'x '.repeat(20)}acme`;
  expect(marked(near, 'acme')).toEqual({ excerpt: near, words: ['acme', 'acme', 'acme'] });
  const faces = `${'😀'.repeat(301)} acme ${'😀'.repeat(300)}`;
  const { excerpt, words } = marked(faces, 'acme');
  expect(words).toEqual(['acme']);
  expect(excerpt.isWellFormed()).toBe(true);
  expect(marked('😀'.repeat(500), 'acme').excerpt.isWellFormed()).toBe(true);
});

test('a word that stands everywhere costs no more than its first places', () => {
  const { matches } = excerptOf('acme '.repeat(40_000), phrasesOf('acme'));
  expect(matches.length).toBeLessThanOrEqual(110);
});
