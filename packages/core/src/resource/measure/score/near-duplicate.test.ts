import { expect, test } from 'vitest';
import { sameQuestions } from './near-duplicate.ts';

test('the same words in another order or with one more ask the same; other questions do not', () => {
  const texts = [
    'Which project tool is best for small teams?',
    'Which is the best project tool for small teams?',
    'best CRM for plumbers',
    'WHICH project tool is best, for small teams',
    'Welche Software eignet sich für Handwerker?',
  ];
  expect(sameQuestions(texts)).toEqual([texts[0], texts[0], texts[2], texts[0], texts[4]]);
});

test('singular and plural ask the same', () => {
  const texts = ['Which timer suits small offices?', 'Which timers suit a small office?'];
  expect(sameQuestions(texts)).toEqual([texts[0], texts[0]]);
});

test('texts without words stand for themselves', () => {
  expect(sameQuestions(['?', '!'])).toEqual(['?', '!']);
});
