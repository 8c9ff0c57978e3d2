import { expect, test } from 'vitest';
import { priceIn } from './price.ts';

test.each([
  ['₺2.699,99', 2699.99, 'TRY'],
  ['$1,299', 1299, 'USD'],
  ['$1,299.00', 1299, 'USD'],
  ['1 299,50 €', 1299.5, 'EUR'],
  ['EUR 12', 12, 'EUR'],
  ['from 0.5 GBP', 0.5, 'GBP'],
  ["CHF 1'050.–", 1050, 'CHF'],
  ['1.234.567', 1_234_567, null],
  ['free', null, null],
])('%s', (text, amount, currency) => {
  expect(priceIn(text, null)).toEqual({ amount, currency, raw: text });
});
