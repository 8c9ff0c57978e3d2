import { expect, test } from 'vitest';
import type { BrandIdentity } from '../types.ts';
import { compileQuotes } from './quote.ts';

const brand: BrandIdentity = {
  ...{ id: 'deskwren', name: 'Deskwren', aliases: [], domains: [], negativeTerms: [], contextTerms: [] },
  ...{ caseRule: 'auto', languages: [], role: 'own' },
};
const quotesOf = compileQuotes([brand], brand.id);

test.each([
  ['Deskwren has issues with refunds.', 'negative'],
  ['Deskwren issues refunds from within a ticket.', 'unknown'],
  ['Deskwren breaks down often.', 'negative'],
  ['Deskwren breaks waiting time down by tag and hour.', 'unknown'],
  ['Deskwren has many problems and bugs.', 'negative'],
  ['Deskwren resolves customer problems within minutes.', 'unknown'],
  ['Deskwren warns the team in time, not after, and it stays quick with many tickets.', 'positive'],
])('a verb that is spelled like a fault is none: %s', (text, sentiment) => {
  const [quote] = quotesOf({ text, language: 'en', mentions: [{ start: 0 }] });
  expect(quote?.sentiment).toBe(sentiment);
});
