import { longestTitle, type PageDocument, tidy } from '../content/index.ts';
import type { PageIdentity, TextBlock } from '../types.ts';
import { domainOf, guessBrand, withoutBrand } from './brand.ts';
import { guessKind } from './kind.ts';
import { readLocality } from './locality.ts';
import { readLanguage } from './page-language.ts';
import { readPrices } from './price.ts';
import { rankTopics } from './topic.ts';

/** Which brand the page belongs to, and what the page is about. */
export function readIdentity(page: PageDocument, blocks: readonly TextBlock[], url: string): PageIdentity {
  const { brand, aliases } = guessBrand(page, url);
  const headings = blocks.flatMap(({ kind, level, text }) =>
    kind === 'heading' && level !== null ? [{ level, text }] : [],
  );
  const titleRaw =
    tidy(
      page
        .$('head title, title')
        .first()
        .text()
        .slice(0, 4 * longestTitle),
    ).slice(0, longestTitle) ||
    (page.meta('og:title')?.slice(0, longestTitle) ?? null);
  const title = titleRaw ? withoutBrand(titleRaw, brand.value) : (headings[0]?.text ?? null);
  const language = readLanguage(page, blocks);
  const canonicalHref = page.$('link[rel=canonical i]').first().attr('href');
  const canonical =
    canonicalHref && URL.canParse(canonicalHref, url) ? new URL(canonicalHref, url).href : null;
  const locality = readLocality(page);
  return {
    brand,
    aliases,
    domain: domainOf(url),
    title,
    titleRaw,
    description: page.meta('description') ?? page.meta('og:description'),
    headings: headings.slice(0, 100),
    topics: rankTopics(page, blocks, {
      title,
      brand: brand.value,
      language: language?.value ?? 'en',
      city: locality?.value.city ?? null,
    }),
    language,
    canonical,
    structuredDataTypes: [
      ...new Set(page.jsonLd.flatMap((node) => node.types.map((type) => type.slice(0, 200)))),
    ].slice(0, 100),
    prices: readPrices(page, blocks),
    locality,
    kind: guessKind(page, blocks, url, locality),
  };
}
