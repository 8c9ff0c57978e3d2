import { LRUCache } from 'lru-cache';
import type { BrandIdentity, DetectedCitation, DetectionInput } from '../types.ts';
import { type Address, parseAddress } from './address.ts';
import type { BrandDomains } from './brand-domain.ts';
import type { TextLink } from './link.ts';

/** The answers of a scan cite the same pages again and again, and parsing an address takes several microseconds. */
const parsed = new LRUCache<string, { address: Address | null }>({ max: 5_000 });

function cachedAddress(link: string): Address | null {
  const known = parsed.get(link);
  if (known) return known.address;
  // A copy of its own: a slice of an answer would keep the whole answer in memory.
  const own = Buffer.from(link).toString();
  const address = parseAddress(own);
  parsed.set(own, { address });
  return address;
}

/** A redirect whose target only the engine knows: the citation's title is the target's domain. */
const opaqueRedirect = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/';
const titleDomain = /^(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

function addressOf(link: string, title: string | null): Address | null {
  const address = cachedAddress(link);
  if (!address || !link.startsWith(opaqueRedirect)) return address;
  const target = title !== null && titleDomain.test(title.trim()) ? cachedAddress(title) : null;
  // The redirect itself stays the address: two pages of one site must not become one.
  const page = link.trim();
  return { ...(target ?? address), canonicalUrl: page, page };
}

export interface Citations {
  citations: DetectedCitation[];
  /** Pages of the brands among them, by the brand's index. */
  cited: { brand: number; url: string }[];
  /** Brands with a page among the retrieved sources. */
  retrieved: Set<number>;
}

/**
 * The answer's citations: the engine's own in their order, then links that only the text has. One entry per page. A link
 * that cannot be parsed is left out.
 */
export function cite(
  input: DetectionInput,
  links: readonly TextLink[],
  brands: readonly BrandIdentity[],
  domains: BrandDomains,
): Citations {
  const found: Citations = { citations: [], cited: [], retrieved: new Set() };
  const pages = new Set<string>();
  const add = (url: string, link: string, title: string | null, fromText: boolean) => {
    const address = addressOf(link, title);
    if (!address || pages.has(address.page)) return;
    pages.add(address.page);
    const index = domains.brandOf(address);
    const brand = index === null ? undefined : brands[index];
    if (index !== null) found.cited.push({ brand: index, url: address.canonicalUrl });
    found.citations.push({
      url,
      canonicalUrl: address.canonicalUrl,
      domain: address.domain,
      sourceType: brand ? brand.role : address.sourceType,
      position: found.citations.length + 1,
      brandId: brand?.id ?? null,
      fromText,
    });
  };
  for (const citation of input.citations) add(citation.urlRaw, citation.url, citation.title, false);
  for (const link of links) if (link.url !== '') add(link.url, link.url, null, true);
  for (const { url, title } of input.sources) {
    const address = addressOf(url, title);
    const brand = address && domains.brandOf(address);
    if (brand !== null) found.retrieved.add(brand);
  }
  return found;
}
