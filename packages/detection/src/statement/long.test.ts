import { expect, test } from 'vitest';
import { compileDetector } from '../index.ts';

const brand = (name: string) => ({
  ...{ id: name, name, aliases: [], domains: [], negativeTerms: [], contextTerms: [], languages: [] },
  ...{ caseRule: 'auto' as const, role: 'competitor' as const },
});
const read = (text: string, ...names: string[]) =>
  compileDetector(names.map(brand))
    .detect({ text, citations: [], sources: [], prompt: '', language: 'en' })
    .brands.map(({ sentiment, strength }) => `${sentiment} ${strength}`);
/** Words about something else, so that the answer is a long one. */
const rest =
  'The rest of this passage is about the history of the trade, which began in the north and went on for a long time before anybody wrote it down in books that are kept in a library of the old town by the river.';

test('sides of a listed choice are mixed and recommended; of who else is named there nothing is said', () => {
  const text = `Here are the best air fryers:\n\n1. **Kelmora Duo**\n   * **Pros:** quick, easy to use, works with Zorvane\n   * **Cons:** noisy\n2. **Quellio XL**\n   * **Pros:** reliable\n   * **Cons:** expensive\n\n${rest}`;
  expect(read(text, 'Kelmora Duo', 'Quellio XL')).toEqual(['mixed recommended', 'mixed recommended']);
  expect(read(text, 'Zorvane')).toEqual([expect.stringMatching(/ null$/)]);
});

test('a list that offers no choice is listed, and without praise or blame neutral', () => {
  const text = `Kelmora makes aircraft. Its models include:\n\n* **Kelmora 42:** 50 seats.\n* **Kelmora 72:** 78 seats.\n\n${rest}`;
  expect(read(text, 'Kelmora 42', 'Kelmora 72')).toEqual(['neutral listed', 'neutral listed']);
});

test('who was fined for fraud is spoken of badly, and who is named beside it is not', () => {
  const text = `Zorvane was fined for fraud. Zorvane agreed to settle the lawsuit and pleaded guilty to misleading investors, and later Zorvane paid a penalty for bribery. ${rest} Its papers were kept in a cabinet by Kelmora.`;
  expect(read(text, 'Zorvane')).toEqual(['negative mentioned']);
  expect(read(text, 'Kelmora')).toEqual(['neutral null']);
});

test('one friendly word in a long answer says nothing', () => {
  const text = `Zorvane opened an office. It has an easy form on its site. ${rest}`;
  expect(read(text, 'Zorvane')[0]).toMatch(/^unknown /);
});

test('praise is positive; with a sentence that takes something back it says nothing', () => {
  const praise = `Here are the best air fryers:\n\n1. **Kelmora Duo:** Excellent, reliable, fast, quiet and easy to use. It is a great choice, highly recommended and praised for its superb quality.`;
  expect(read(`${praise}\n\n${rest}`, 'Kelmora Duo')).toEqual(['positive recommended']);
  for (const but of [
    'However, its basket wobbles.',
    'Note that the handle can get hot.',
    'Its manual could be better.',
  ])
    expect(read(`${praise} ${but}\n\n${rest}`, 'Kelmora Duo')).toEqual(['unknown recommended']);
});
