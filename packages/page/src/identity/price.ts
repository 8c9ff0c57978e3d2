import { nodesOf, type PageDocument, textOf } from '../content/index.ts';
import type { TextBlock, Where } from '../types.ts';

const amount = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}){0,4}(?:[.,]\d{1,2})?(?:[.,]?[–-]{1,2})?`;
const sign = String.raw`(?:US\$|C\$|A\$|R\$|CHF|EUR|USD|GBP|PLN|SEK|NOK|DKK|CZK|JPY|INR|BRL|[$€£¥₹₩₽]|zł|kr\.?)`;
const price = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${sign}\s?${amount}(?![\d%])|${amount}\s?(?:${sign}|Euro|euros?)(?!\p{L}))`,
  'giu',
);

/** Prices as they are written, each once, in reading order; structured offers first. */
export function readPrices(
  page: PageDocument,
  blocks: readonly TextBlock[],
): { text: string; where: Where }[] {
  const found = new Map<string, Where>();
  for (const { properties } of nodesOf(
    page.jsonLd,
    /^(Offer|AggregateOffer|PriceSpecification|UnitPriceSpecification)$/,
  )) {
    const value = textOf(properties.price) ?? textOf(properties.lowPrice);
    const currency = textOf(properties.priceCurrency);
    if (value && Number.isFinite(Number(value)))
      found.set(currency ? `${value} ${currency}` : value, 'json_ld');
  }
  const amountMeta = page.meta('product:price:amount') ?? page.meta('og:price:amount');
  if (amountMeta) found.set(`${amountMeta} ${page.meta('product:price:currency') ?? ''}`.trim(), 'meta');
  for (const block of blocks) {
    for (const [text] of block.text.matchAll(price))
      if (!found.has(text.trim())) found.set(text.trim(), 'body');
    if (found.size >= 50) break;
  }
  return [...found].map(([text, where]) => ({ text, where }));
}
