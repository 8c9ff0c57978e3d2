import { compileDetector } from '../detector.ts';
import type { BrandIdentity } from '../types.ts';

/** Fields of a product card that are read. */
export interface CardText {
  title: string;
  /** As the screen shows it; null: at most the title contains it. */
  brand: string | null;
  merchant: string | null;
  url: string | null;
}

/** Fields of an advertisement that are read. */
export interface AdText {
  advertiser: string | null;
  title: string | null;
  url: string | null;
}

/** Ids of brands: whose product a card shows, and who sells it. A brand can be both. */
export interface CardReading {
  product: string[];
  seller: string[];
}

export interface CardReader {
  product: (card: CardText) => CardReading;
  /** Ids of the brands that advertise. */
  ad: (ad: AdText) => string[];
}

/** A field that holds a name and nothing else: what would be an ordinary word in prose is the brand here. */
const nameThreshold = 0.01;

/**
 * Whose product a card shows, and who advertises. The wire's own brand decides where there is one: a case for somebody's
 * phone names that phone in its title. Advertisements are their advertiser's, whoever their words speak of.
 */
export function compileCardReader(brands: readonly BrandIdentity[]): CardReader {
  const [names, prose] = [compileDetector(brands, { threshold: nameThreshold }), compileDetector(brands)];
  const mentioned = (detector: typeof names, text: string | null): string[] =>
    text === null || text === ''
      ? []
      : detector
          .detect({ text, citations: [], sources: [], prompt: '', language: null })
          .brands.flatMap(({ brandId, mentioned }) => (mentioned ? [brandId] : []));
  const onDomain = (url: string | null): string[] =>
    url === null
      ? []
      : prose
          .detect({
            text: '',
            citations: [{ urlRaw: url, url, title: null, start: null, end: null }],
            sources: [],
            prompt: '',
            language: 'en',
          })
          .brands.flatMap(({ brandId, cited }) => (cited ? [brandId] : []));
  return {
    product: ({ title, brand, merchant, url }) => ({
      product: brand === null ? mentioned(prose, title) : mentioned(names, brand),
      seller: [...new Set([...mentioned(names, merchant), ...onDomain(url)])],
    }),
    ad({ advertiser, title, url }) {
      const by = [...new Set([...mentioned(names, advertiser), ...onDomain(url)])];
      return by.length > 0 || advertiser !== null || url !== null ? by : mentioned(prose, title);
    },
  };
}
