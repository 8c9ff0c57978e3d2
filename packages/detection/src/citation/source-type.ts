import type { SourceType } from '../types.ts';
import { sourceTypes } from './source-type-data.ts';

const byDomain = new Map<string, SourceType>();
for (const [type, domains] of Object.entries(sourceTypes)) {
  for (const domain of domains.split(/\s+/)) if (domain) byDomain.set(domain, type as SourceType);
}

const institutionalHost =
  /(?:^|\.)(?:gov|mil|edu|int)(?:\.[a-z]{2})?$|(?:^|\.)(?:ac|gob|gouv|gv|govt|go|gc|admin)\.[a-z]{2}$|(?:^|\.)europa\.eu$/;
const shopHost = /^(?:shop|store|boutique|tienda|loja|negozio)\./;
const ugcHost = /^(?:forum|forums|community|communities|discuss|discourse|answers)\./;
const referenceHost = /^(?:wiki|docs|dictionary|encyclopedia)\./;
const editorialHost = /^(?:news|blog|magazine|press)\./;
const ugcPath = /^\/(?:forum|forums|community|threads?)\//;
const shopPath = /^\/(?:dp|gp\/product|product|products|itm|p)\//;
const editorialPath = /^\/(?:news|blog|blogs|articles?|magazine|reviews?|\d{4}\/\d{2})\//;

function hostType(domain: string, host: string): SourceType | null {
  const bare = host.startsWith('www.') ? host.slice(4) : host;
  const listed = byDomain.get(bare) ?? byDomain.get(domain);
  if (listed) return listed;
  if (institutionalHost.test(bare)) return 'institutional';
  if (ugcHost.test(bare)) return 'ugc';
  if (shopHost.test(bare)) return 'shop';
  if (referenceHost.test(bare)) return 'reference';
  return editorialHost.test(bare) ? 'editorial' : null;
}

/**
 * What kind of page a citation is, from the domain list first and the shape of host and path second. Own and competitor
 * pages are decided by the brands' domains before this is asked.
 */
export function sourceTypeOf(domain: string, host: string, path: string): SourceType {
  const type = hostType(domain, host);
  if (type) return type;
  if (ugcPath.test(path)) return 'ugc';
  if (editorialPath.test(path)) return 'editorial';
  return shopPath.test(path) ? 'shop' : 'other';
}
