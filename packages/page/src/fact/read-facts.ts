import { namedValues, nodesOf, type PageDocument, textOf } from '../content/index.ts';
import type { Evidence, PageIdentity, TextBlock } from '../types.ts';
import * as pattern from './pattern.ts';

/** Facts that people and engines look for, each with where the page tells it; empty: it does not. */
export interface PageFacts {
  price: Evidence[];
  /** Prices by the month, the year or the user. */
  recurringPrice: Evidence[];
  specifications: Evidence[];
  openingHours: Evidence[];
  address: Evidence[];
  /** Telephone or mail. */
  contact: Evidence[];
  delivery: Evidence[];
  returns: Evidence[];
  code: Evidence[];
  version: Evidence[];
}

const cut = (quote: string): string => (quote.length > 200 ? `${quote.slice(0, 199)}…` : quote);
const version = /\b(?:version|release|v)\s?\d{1,3}(?:\.\d{1,4}){0,3}\b|\bchangelog\b/iu;
const fewest = 3;

/** Name and value, in a table of any width or a list: “Weight: 310 g | 280 g”. */
function specificationsIn(page: PageDocument, blocks: readonly TextBlock[]): Evidence[] {
  const listed = blocks.flatMap(({ kind, text }): string[] => {
    if (kind !== 'list_item' || text.length >= 120) return [];
    const pair = /^[\p{L}][\p{L}\p{N} /()-]{1,40}:\s\S/u.test(text);
    return pair || text.search(pattern.measure) >= 0 ? [text] : [];
  });
  const found = [...namedValues(page), ...listed];
  const prose = blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap(({ text }) => text.slice(0, 5_000).match(pattern.measure) ?? []);
  const structured = nodesOf(page.jsonLd, /^PropertyValue$/).map(
    ({ properties }) => `${textOf(properties.name) ?? ''}: ${textOf(properties.value) ?? ''}`,
  );
  return [
    ...[...new Set(found)].map((quote) => ({ quote: cut(quote), where: 'body' as const })),
    ...[...new Set(prose)].map((quote) => ({ quote, where: 'body' as const })),
    ...structured.map((quote) => ({ quote: cut(quote), where: 'json_ld' as const })),
  ];
}

/** Facts on the page, from schema.org, markup and text; the text includes the footer. */
export function readFacts(
  page: PageDocument,
  blocks: readonly TextBlock[],
  identity: Pick<PageIdentity, 'prices' | 'locality'>,
): PageFacts {
  const { $, jsonLd } = page;
  const footer = $('footer, [role=contentinfo], aside, header').text().replace(/\s+/gu, ' ').slice(0, 20_000);
  const texts = [...blocks.map(({ text }) => text.slice(0, 5_000)), footer];
  const say = (words: RegExp): Evidence[] => {
    const text = texts.find((one) => words.test(one));
    const [found] = (text ?? '').match(words) ?? [];
    return text === undefined
      ? []
      : [{ quote: cut(text.length < 200 ? text : (found ?? '')), where: 'body' }];
  };
  const structured = (types: RegExp, ...names: string[]): Evidence[] =>
    nodesOf(jsonLd, types).flatMap(({ properties }) =>
      names.flatMap((name): Evidence[] => {
        const value = properties[name];
        if (value === undefined || value === null || value === '') return [];
        return [{ quote: cut(`${name}: ${textOf(value) ?? 'given'}`), where: 'json_ld' }];
      }),
    );
  const any = /./;
  const marked = (name: string): Evidence[] => {
    const element = $(`[itemprop=${name}]`).first();
    const text = (element.attr('content') ?? element.text()).replace(/\s+/gu, ' ').trim();
    return text ? [{ quote: cut(text), where: 'attribute' }] : [];
  };
  const link = (start: string): Evidence[] => {
    const href = $(`a[href^="${start}"]`).first().attr('href');
    return href ? [{ quote: cut(href), where: 'attribute' }] : [];
  };
  const codes = blocks.filter(({ kind }) => kind === 'code');
  const specifications = specificationsIn(page, blocks);
  const prices = identity.prices.map(({ text, where }) => ({ quote: text, where }));
  return {
    price: [...prices, ...marked('price'), ...say(pattern.priceWords)],
    recurringPrice: say(pattern.recurringPrice),
    specifications: specifications.length >= fewest ? specifications.slice(0, 10) : [],
    openingHours: [
      ...structured(any, 'openingHours', 'openingHoursSpecification'),
      ...marked('openingHours'),
      ...say(pattern.openingHours),
    ],
    address: [
      ...structured(/^PostalAddress$/, 'streetAddress'),
      ...marked('streetAddress'),
      ...($('address').text().trim() ? say(pattern.address) : []),
      ...say(pattern.address),
    ],
    contact: [
      ...structured(any, 'telephone', 'email'),
      ...link('tel:'),
      ...link('mailto:'),
      ...say(pattern.phone),
      ...say(pattern.mail),
    ],
    delivery: [...structured(any, 'shippingDetails'), ...say(pattern.delivery)],
    returns: [...structured(any, 'hasMerchantReturnPolicy'), ...say(pattern.returns)],
    code: codes.map(({ text }) => ({ quote: cut(text), where: 'body' })),
    version: say(version),
  };
}
