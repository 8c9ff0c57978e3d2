import { expect, test } from 'vitest';
import { type Found, mixed, sievedQuestions } from './found.ts';

const found = (source: Found['source'], ...texts: string[]): Found[] =>
  texts.map((text) => ({ text, source, why: 'A test found it.' }));
const sieve = { names: ['Planderly'], kinds: ['rota tool', 'rota tools'], language: 'en' };
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text);

test('what people searched may be half, search pages a quarter, engines’ searches an eighth', () => {
  const trades = [
    'bakers',
    'nurses',
    'dentists',
    'museums',
    'schools',
    'florists',
    'hotels',
    'farms',
    'ports',
  ];
  const all = [
    ...found('fan_out', ...trades.map((who) => `rota tools compared ${who}`)),
    ...found('searched', ...trades.map((who) => `best rota tool ${who}`)),
    ...found('search_page', ...trades.map((who) => `Which shift planner suits ${who}?`)),
  ];
  const chosen = sievedQuestions(all, 16, sieve);
  expect(chosen.map(({ source }) => source)).toEqual([
    ...Array.from({ length: 8 }, () => 'searched'),
    ...Array.from({ length: 4 }, () => 'search_page'),
    ...Array.from({ length: 2 }, () => 'fan_out'),
  ]);
  // The best of each comes first, and keeps its order.
  expect(chosen[0]?.text).toBe('best rota tool bakers');
});

test.each([
  ['Planderly pricing for teams', 'names the brand'],
  ['how to clean a coffee machine', 'asks for no choice'],
  ['How do rota tools work?', 'asks for no choice'],
  ['rota tools', 'too short to say what for'],
  ['best rota tool site:reddit.com', 'an operator'],
  ['best "rota tool" for cafés', 'quotation marks'],
  ['beste Dienstplan-App für Pflegekräfte', 'another language'],
  ['Why is Rotamill the best rota tool?', 'leads'],
])('“%s” is left out: %s', (text) => {
  expect(sievedQuestions(found('searched', text), 40, sieve)).toEqual([]);
});

test('who types what is offered looks for it, though nothing is asked', () => {
  expect(
    texts(sievedQuestions(found('searched', 'rota tools small café', 'rota tool offline use'), 40, sieve)),
  ).toEqual(['rota tools small café', 'rota tool offline use']);
  expect(sievedQuestions(found('searched', 'shift pattern night nurses'), 40, sieve)).toEqual([]);
});

test('years of engines’ searches go, those that people typed stay', () => {
  expect(texts(sievedQuestions(found('fan_out', 'best rota tools for cafés 2025 2026'), 40, sieve))).toEqual([
    'best rota tools for cafés',
  ]);
  expect(texts(sievedQuestions(found('searched', 'best rota tools for cafés 2026'), 40, sieve))).toEqual([
    'best rota tools for cafés 2026',
  ]);
});

test('what is written comes after, without what was found already, up to the count', () => {
  const chosen = sievedQuestions(found('searched', 'best rota tool for a café'), 4, sieve);
  const written = [
    { text: 'Which rota tool is best for a café?', source: 'corpus' },
    { text: 'What does a rota tool cost?', source: 'corpus' },
    { text: 'Which alternatives to spreadsheets are there?', source: 'corpus' },
  ];
  const both = mixed(chosen, written, 2);
  expect(both.map(({ source }) => source)).toEqual(['searched', 'corpus']);
  expect(both[1]?.text).toBe('What does a rota tool cost?');
});
