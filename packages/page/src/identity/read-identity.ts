import { type PageDocument, tidy } from '../content/index.ts';
import type { PageIdentity, TextBlock } from '../types.ts';
import { domainOf, guessBrand, withoutBrand } from './brand.ts';
import { guessKind } from './kind.ts';
import { readLocality } from './locality.ts';
import { readLanguage } from './page-language.ts';
import { readPrices } from './price.ts';
import { rankTopics } from './topic.ts';

/** Who speaks on the page, and of what. */
export function readIdentity(page: PageDocument, blocks: readonly TextBlock[], url: string): PageIdentity {
  const { brand, aliases } = guessBrand(page, url);
  const headings = blocks.flatMap(({ kind, level, text }) =>
    kind === 'heading' && level !== null ? [{ level, text }] : [],
  );
  const titleRaw = tidy(page.$('head title, title').first().text()) || page.meta('og:title');
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
    structuredDataTypes: [...new Set(page.jsonLd.flatMap((node) => node.types))],
    prices: readPrices(page, blocks),
    locality,
    kind: guessKind(page, blocks, url, locality),
  };
}
