import { expect, test } from 'vitest';
import type { BrandIdentity } from '../types.ts';
import { compileCardReader } from './read-card.ts';

const brand = (id: string, name: string, domains: string[] = []): BrandIdentity => ({
  ...{ id, name, domains, aliases: [], negativeTerms: [], contextTerms: [], caseRule: 'auto', languages: [] },
  role: 'competitor',
});
const read = compileCardReader([
  brand('away', 'Away', ['awaytravel.example']),
  brand('fennel', 'Fennel'),
  brand('longhi', "De'Longhi"),
  brand('shop', 'Corner Shop', ['cornershop.example']),
]);
const card = { title: 'Carry-on', brand: null, merchant: null, url: null };

test('the brand of the wire decides, also where its name is an ordinary word', () => {
  expect(read.product({ ...card, brand: 'Away' }).product).toEqual(['away']);
  expect(read.product({ ...card, title: 'Case for Fennel 12', brand: 'Casemate' }).product).toEqual([]);
  expect(read.product({ ...card, brand: 'De’Longhi' }).product).toEqual(['longhi']);
});

test('without one the title does', () => {
  expect(read.product({ ...card, title: 'Fennel Pro 12 Laptop' }).product).toEqual(['fennel']);
  expect(read.product({ ...card, title: 'Put it away box' }).product).toEqual([]);
});

test('who sells is another fact than whose product it is', () => {
  expect(
    read.product({ ...card, brand: 'Fennel', merchant: 'Corner Shop + others', url: 'https://x.example/' }),
  ).toEqual({ product: ['fennel'], seller: ['shop'] });
  expect(read.product({ ...card, url: 'https://www.cornershop.example/p/1' }).seller).toEqual(['shop']);
});

test('an advertisement is its advertiser’s, whoever its words speak of', () => {
  const ad = { advertiser: 'Casemate', title: 'Better than Fennel', url: 'https://casemate.example/' };
  expect(read.ad(ad)).toEqual([]);
  expect(read.ad({ ...ad, url: 'https://awaytravel.example/sale' })).toEqual(['away']);
  expect(read.ad({ advertiser: null, url: null, title: 'Fennel Pro, now 20% off' })).toEqual(['fennel']);
});
