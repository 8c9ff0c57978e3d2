import type { SourceType } from '../types.ts';
import { sourceTypes } from './source-type-data.ts';

const byDomain = new Map<string, SourceType>();
for (const [type, domains] of Object.entries(sourceTypes)) {
  for (const domain of domains.split(/\s+/)) if (domain) byDomain.set(domain, type as SourceType);
}

const institutionalHost =
  /(?:^|\.)(?:gov|mil|edu|int|museum)(?:\.[a-z]{2})?$|(?:^|\.)(?:ac|gob|gouv|gv|govt|go|gc|admin)\.[a-z]{2}$|(?:^|\.)gov\.(?:wales|scot)$|(?:^|\.)(?:europa\.eu|libguides\.com)$/;
const shopHost = /^(?:shop|store|boutique|tienda|loja|negozio|checkout)\.[^.]+\./;
const ugcHost =
  /^(?:forum|forums|boards?|community|communities|discuss|discourse|answers)\.|\.(?:blogspot\.[a-z.]{2,6}|wordpress\.com|tumblr\.com|bandcamp\.com|substack\.com|fandom\.com|livejournal\.com|medium\.com|weebly\.com)$/;
const referenceHost = /^(?:wiki|dictionary|encyclopedia)\./;
const editorialHost = /^(?:news|magazine|press)\./;
const ugcPath = /^\/(?:forums?|boards|threads?)\//;
const referencePath = /^\/wiki\/|\/article\/view\/\d|^\/dictionary\//;
const shopPath = /^\/(?:dp|gp\/product|itm|collections|p)\/|^\/p-\d/;
/** A day in the path is a newspaper's habit. That a path says “blog” tells nothing: most blogs that engines cite are companies' own. */
const editorialPath =
  /^\/(?:[a-z-]+\/)*\d{4}\/\d{2}\/\d{2}\/|^\/article\/(?!view\/)[^/]+\/|\/article_[0-9a-f-]{20,}|[-/]\d{7,}(?:\.\w{3,5})?\/?$|^\/(?:[a-z]{2}\/)?(?:(?:[a-z]+-)?news\/[^/]*\d{5}|politics\/|sports?\/|football\/|soccer\/|racing\/|esports\/|entertainment\/|celebrity\/|movies?\/|opinion\/|world\/|[a-z]+-news\/)/;

/** Sites that go by one name under the endings of many countries. */
const everywhere: [SourceType, RegExp][] = [
  [
    'ugc',
    /^(?:g2|capterra|getapp|softwareadvice|trustpilot|glassdoor|indeed|yelp|tripadvisor|quora|reddit|linkedin|facebook|instagram|pinterest)$/,
  ],
  ['shop', /^(?:amazon|ebay|etsy|ikea|decathlon|zalando|mediamarkt|alibaba|aliexpress|shein|temu)$/],
  ['video', /^(?:youtube|vimeo|tiktok|twitch|dailymotion)$/],
];

/** Words within a domain's name that say what kind of site it is. */
const nameWords: [SourceType, RegExp][] = [
  [
    'reference',
    /wiki|pedia|dictionar|definition|encyclop|-reference$|homework|lectures|fandom|history|historic|timeline|atlas$|journals?$|^doc$|^facts|archive$|lyrics|thesaurus|glossary|almanac|^stats$|^statistics/,
  ],
  [
    'editorial',
    /news|(?<!some)times|herald|tribune|gazette|chronicle|magazine|daily|weekly|journal|(?:^|[^o])post$|reporter|sport|(?<!tele)press(?!ure)|digest|independent|standard|telegraph|^the(?:star|sun)|today|radio|(?:^|[^a-z])tv|insider|mag$|examiner|observer|courier|sentinel|bulletin|dispatch|mirror$|[a-z]{3}week$|^(?:fox|abc|cbs|nbc)\d|newsroom|headline|gossip|reports$|informer|informant|rant$|gamer|movies|films?$|hollywood|mma|ufc|football|soccer|tennis|cricket|racing|formula(?:one|1)|esport|aviation|(?:^the[a-z]+(?:lead|exec|manager)$)|-technology$|freaks$|monthly$/,
  ],
  ['ugc', /reviews?$|^reviews?|forum|community|worthy|counter$/],
  [
    'shop',
    /shop(?!if)|(?:^|[^e])store(?!y)|outlet|warehouse|(?<!s)mart$|deals|supply|depot|cutlery|luggage|appliance|furniture|mattress/,
  ],
];
const institutionHost = /\.org(?:\.[a-z]{2})?$|\.cern$/;
const referenceEnd = /\.(?:wiki|info)$/;

function hostType(domain: string, host: string): SourceType | null {
  const bare = host.startsWith('www.') ? host.slice(4) : host;
  const listed = byDomain.get(bare);
  if (listed) return listed;
  // Readers write there, whoever the site belongs to.
  if (ugcHost.test(bare)) return 'ugc';
  const site = byDomain.get(domain);
  if (site) return site;
  const label = domain.slice(0, domain.indexOf('.'));
  const known = everywhere.find(([, names]) => names.test(label));
  if (known) return known[0];
  if (institutionalHost.test(bare)) return 'institutional';
  if (shopHost.test(bare)) return 'shop';
  if (referenceHost.test(bare)) return 'reference';
  return editorialHost.test(bare) ? 'editorial' : null;
}

/** Addresses that somebody else lends, so that nothing of them tells whose page it is. */
const lent =
  /\.(?:github\.io|gitlab\.io|netlify\.app|vercel\.app|pages\.dev|herokuapp\.com|web\.app|wixsite\.com|squarespace\.com)$/;

/** What an unlisted site most likely is, by its name and ending. Most unlisted sites that engines cite are companies' own. */
function likelyType(domain: string): SourceType {
  if (lent.test(domain)) return 'other';
  const label = domain.slice(0, domain.indexOf('.'));
  const named = nameWords.find(([, words]) => words.test(label));
  if (named) return named[0];
  if (referenceEnd.test(domain)) return 'reference';
  return institutionHost.test(domain) ? 'institutional' : 'company';
}

/**
 * What kind of page a citation is: from the list of domains first, then the shape of host and path, then the words and the
 * ending of the domain. Own and competitor pages are decided by the brands' domains before this is asked.
 */
export function sourceTypeOf(domain: string, host: string, path: string): SourceType {
  const type = hostType(domain, host);
  if (type) return type;
  if (ugcPath.test(path)) return 'ugc';
  if (referencePath.test(path)) return 'reference';
  if (editorialPath.test(path)) return 'editorial';
  if (shopPath.test(path)) return 'shop';
  return likelyType(domain);
}
