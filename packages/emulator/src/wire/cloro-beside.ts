import type { Answer } from '../answer/answer.ts';
import type { JsonObject } from './json.ts';

/** A carousel with a card of every second brand that the answer names, as its page writes it; none where it names nobody. */
export function cardsBeside({ draw, blocks }: Answer, title: 'title' | 'name'): JsonObject[] {
  const shown =
    blocks.length === 0 ? [] : draw.present.filter(({ mentioned }, at) => mentioned && at % 2 === 0);
  if (shown.length === 0) return [];
  const products = shown.map(({ brand }, at) => ({
    ...{
      [title]: `${brand.name} One`,
      [title === 'name' ? 'brandName' : 'brand']: brand.name,
      position: at + 1,
    },
    ...{ url: `https://shop.example/${at + 1}`, [title === 'name' ? 'seller' : 'merchant']: 'Corner Shop' },
    price: title === 'name' ? { amount: 249, currency: 'EUR' } : '249,00 €',
    rating: title === 'name' ? { value: 4.4, count: 120, maxRating: 5 } : 4.4,
  }));
  return [{ type: 'products', layout: 'carousel', products }];
}
