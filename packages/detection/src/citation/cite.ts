import type { BrandIdentity, DetectedCitation, DetectionInput } from '../types.ts';
import type { BrandDomains } from './brand-domain.ts';
import { type Address, forgetAddresses, type MetPage, ownCopy, readAddress } from './canonical-url.ts';
import type { TextLink } from './link.ts';

/** Redirects whose target is only known to the engine: the title of the citation is the domain. */
const opaqueRedirect = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/';
const hostAt = 'https://'.length;
const opaqueHost = opaqueRedirect.charCodeAt(hostAt);
const titleDomain = /^(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

function resolve(link: string, title: string | null): Address | null {
  if (link.charCodeAt(hostAt) !== opaqueHost || !link.startsWith(opaqueRedirect)) return readAddress(link);
  const named = title !== null && titleDomain.test(title.trim()) ? readAddress(title) : null;
  const address = named ?? readAddress(link);
  // The redirect itself stays the address: two pages of one site must not become one.
  const page = ownCopy(link.trim());
  return address && { ...address, canonicalUrl: page, page, met: null };
}

/** Forgotten between answers only, and with the addresses that know them: else a page could be cited twice. */
const rememberedPages = 8_192;
const pages = new Map<string, MetPage>();
let answers = 0;

function pageOf(address: Address): MetPage {
  if (address.met) return address.met;
  let met = pages.get(address.page);
  if (!met) {
    met = { answer: 0 };
    pages.set(address.page, met);
  }
  address.met = met;
  return met;
}

export interface Cited {
  citations: DetectedCitation[];
  /** Pages of the brands among them, by the brand's index. */
  cited: { brand: number; url: string }[];
  retrieved: Set<number>;
}

/**
 * The answer's citations: the engine's own in their order, then links that only the text has. One entry per page. A link
 * that cannot be parsed is left out. `retrieved` are the indices of the brands with a page among the retrieved sources.
 */
export function cite(
  input: DetectionInput,
  links: readonly TextLink[],
  brands: readonly BrandIdentity[],
  domains: BrandDomains,
): Cited {
  const citations: DetectedCitation[] = [];
  if (pages.size >= rememberedPages) {
    pages.clear();
    forgetAddresses();
  }
  const answer = ++answers;
  const retrieved = new Set<number>();
  const cited: { brand: number; url: string }[] = [];
  const add = (url: string, link: string, title: string | null, fromText: boolean) => {
    const resolved = resolve(link, title);
    if (!resolved) return;
    const met = pageOf(resolved);
    if (met.answer === answer) return;
    met.answer = answer;
    const index = domains.brandOf(resolved.domain, resolved.host, resolved.path);
    if (index >= 0) cited.push({ brand: index, url: resolved.canonicalUrl });
    const brand = brands[index];
    citations.push({
      url,
      canonicalUrl: resolved.canonicalUrl,
      domain: resolved.domain,
      sourceType: brand ? brand.role : resolved.sourceType,
      position: citations.length + 1,
      brandId: brand?.id ?? null,
      fromText,
    });
  };
  for (const citation of input.citations) add(citation.urlRaw, citation.url, citation.title, false);
  for (const link of links) if (link.url !== '') add(link.url, link.url, null, true);
  for (const { url, title } of input.sources) {
    const resolved = resolve(url, title);
    const index = resolved ? domains.brandOf(resolved.domain, resolved.host, resolved.path) : -1;
    if (index >= 0) retrieved.add(index);
  }
  return { citations, cited, retrieved };
}
