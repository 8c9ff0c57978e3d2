import type { BrandIdentity, DetectedCitation, DetectionInput } from '../types.ts';
import type { BrandDomains } from './brand-domain.ts';
import { canonicalOf, registrableDomain, resolveLink } from './canonical-url.ts';
import type { TextLink } from './link.ts';
import { sourceTypeOf } from './source-type.ts';

interface Resolved {
  canonicalUrl: string;
  domain: string;
  host: string;
  path: string;
}

/** Redirects whose target is only known to the engine: the title of the citation is the domain. */
const opaqueRedirect = /^https?:\/\/vertexaisearch\.cloud\.google\.com\/grounding-api-redirect\//i;
const titleDomain = /^(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

function resolve(link: string, title: string | null): Resolved | null {
  const opaque = opaqueRedirect.test(link);
  const url = resolveLink(opaque && title && titleDomain.test(title.trim()) ? title : link);
  if (!url) return null;
  const host = url.hostname;
  const path = url.pathname;
  // The redirect itself stays the address: two pages of one site must not become one.
  const canonicalUrl = opaque ? link.trim() : canonicalOf(url);
  return { canonicalUrl, domain: registrableDomain(host), host, path };
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
): DetectedCitation[] {
  const citations: DetectedCitation[] = [];
  const seen = new Set<string>();
  const add = (url: string, link: string, title: string | null, fromText: boolean) => {
    const resolved = resolve(link, title);
    if (!resolved) return;
    // One page whatever the scheme and whether or not "www." was written.
    const key = resolved.canonicalUrl.replace(/^https?:\/\/(?:www\.)?/, '');
    if (seen.has(key)) return;
    seen.add(key);
    const index = domains.brandOf(resolved.domain, resolved.host, resolved.path);
    const brand = brands[index];
    let sourceType: DetectedCitation['sourceType'];
    if (brand) sourceType = brand.role;
    else sourceType = sourceTypeOf(resolved.domain, resolved.host, resolved.path);
    citations.push({
      url,
      canonicalUrl: resolved.canonicalUrl,
      domain: resolved.domain,
      sourceType,
      position: citations.length + 1,
      brandId: brand?.id ?? null,
      fromText,
    });
  };
  for (const citation of input.citations) add(citation.urlRaw, citation.url, citation.title, false);
  for (const link of links) if (link.url !== '') add(link.url, link.url, null, true);
  return citations;
}

/** Indices of the brands whose pages are among the retrieved sources. */
export function retrievedBrands(input: DetectionInput, domains: BrandDomains): Set<number> {
  const found = new Set<number>();
  for (const source of input.sources) {
    const resolved = resolve(source.url, source.title);
    if (resolved) found.add(domains.brandOf(resolved.domain, resolved.host, resolved.path));
  }
  found.delete(-1);
  return found;
}
