import type { BrandIdentity, DetectedCitation, DetectionInput } from '../types.ts';
import { type Address, parseAddress } from './address.ts';
import type { BrandDomains } from './brand-domain.ts';
import type { TextLink } from './link.ts';

/** A redirect whose target only the engine knows: the citation's title is the target's domain. */
const opaqueRedirect = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/';
const titleDomain = /^(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

function addressOf(link: string, title: string | null): Address | null {
  if (!link.startsWith(opaqueRedirect)) return parseAddress(link);
  const named = title !== null && titleDomain.test(title.trim()) ? parseAddress(title) : null;
  const address = named ?? parseAddress(link);
  // The redirect itself stays the address: two pages of one site must not become one.
  const page = link.trim();
  return address && { ...address, canonicalUrl: page, page };
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
  // Engines send the same links as citations and as sources.
  const known = new Map<string, Address | null>();
  const read = (link: string, title: string | null): Address | null => {
    const key = `${link}\0${link.startsWith(opaqueRedirect) ? title : ''}`;
    const address = known.get(key) ?? addressOf(link, title);
    known.set(key, address);
    return address;
  };
  const add = (url: string, link: string, title: string | null, fromText: boolean) => {
    const address = read(link, title);
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
    const address = read(url, title);
    const brand = address && domains.brandOf(address);
    if (brand !== null) found.retrieved.add(brand);
  }
  return found;
}
