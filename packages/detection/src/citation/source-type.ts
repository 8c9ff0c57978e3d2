import type { SourceType } from '../types.ts';
import { sourceTypes } from './source-type-data.ts';

const byDomain = new Map<string, SourceType>();
for (const [type, domains] of Object.entries(sourceTypes)) {
  for (const domain of domains.split(/\s+/)) if (domain) byDomain.set(domain, type as SourceType);
}

const institutionalHost =
  /(?:^|\.)(?:gov|mil|edu|int|museum)(?:\.[a-z]{2})?$|(?:^|\.)(?:ac|gob|gouv|gv|govt|go|gc|admin)\.[a-z]{2}$|(?:^|\.)europa\.eu$/;
const shopHost = /^(?:shop|store|boutique|tienda|loja|negozio|checkout)\./;
const ugcHost = /^(?:forum|forums|community|communities|discuss|discourse|answers)\./;
const referenceHost = /^(?:wiki|docs|dictionary|encyclopedia)\./;
const editorialHost = /^(?:news|blog|magazine|press)\./;
const ugcPath = /^\/(?:forum|forums|community|threads?)\//;
const shopPath = /^\/(?:dp|gp\/product|product|products|itm|p)\//;
const editorialPath = /^\/(?:news|blog|blogs|articles?|magazine|reviews?|\d{4}\/\d{2})\//;

/** Words within a domain's name that say what kind of site it is. */
const nameWords: [SourceType, RegExp][] = [
  [
    'reference',
    /wiki|pedia|dictionar|definition|encyclop|-reference$|homework|lectures|fandom|history|timeline|atlas|journals?$|^doc$|^facts/,
  ],
  [
    'editorial',
    /news|(?<!some)times|herald|tribune|gazette|chronicle|magazine|daily|weekly|journal|^post|post$|reporter|sport|(?<!tele)press(?!ure)|digest|independent|standard|telegraph|^the(?:star|sun)|today|radio|(?:^|[^a-z])tv|insider|mag$/,
  ],
  ['ugc', /reviews?$|^reviews?|forum|community|worthy|counter$/],
  [
    'shop',
    /shop|store|outlet|warehouse|mart$|deals|supply|depot|cutlery|luggage|appliance|furniture|mattress/,
  ],
];
/** Where companies and their products are at home. */
const companyHost =
  /\.(?:com|io|ai|app|co|net|software|so|tech|dev|cloud|agency|inc|ltd|to|me|us|eu|works|solutions)$/;
const institutionHost = /\.org(?:\.[a-z]{2})?$|\.cern$/;
const referenceEnd = /\.wiki$/;

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

/** What an unlisted site most likely is, by its name and ending. Most unlisted sites that engines cite are companies' own. */
function likelyType(domain: string): SourceType {
  const label = domain.slice(0, domain.indexOf('.'));
  const named = nameWords.find(([, words]) => words.test(label));
  if (named) return named[0];
  if (referenceEnd.test(domain)) return 'reference';
  if (institutionHost.test(domain)) return 'institutional';
  return companyHost.test(domain) ? 'company' : 'other';
}

/**
 * What kind of page a citation is: from the list of domains first, then the shape of host and path, then the words and the
 * ending of the domain. Own and competitor pages are decided by the brands' domains before this is asked.
 */
export function sourceTypeOf(domain: string, host: string, path: string): SourceType {
  const type = hostType(domain, host);
  if (type) return type;
  if (ugcPath.test(path)) return 'ugc';
  if (editorialPath.test(path)) return 'editorial';
  if (shopPath.test(path)) return 'shop';
  return likelyType(domain);
}
