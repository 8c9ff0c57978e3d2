import type { SourceType } from '../types.ts';
import { moreSites } from './more-sites.ts';
import { everyLanguage } from './site-words.ts';
import { sourceTypes } from './source-type-data.ts';
import { worldSites } from './world-sites.ts';

const byDomain = new Map<string, SourceType>();
for (const [type, domains] of [...worldSites, ...Object.entries(moreSites), ...Object.entries(sourceTypes)]) {
  for (const domain of domains.split(/\s+/)) if (domain) byDomain.set(domain, type as SourceType);
}

const institutionalHost =
  /(?:^|\.)(?:gov|mil|edu|int|museum)(?:\.[a-z]{2})?$|(?:^|\.)(?:ac|gob|gouv|gv|govt|go|gc|admin)\.[a-z]{2}$|(?:^|\.)gov\.(?:wales|scot)$|(?:^|\.)nhs\.(?:uk|scot|wales)$|\.va$|\.(?:nic\.in|sch\.uk|k12\.[a-z]{2}\.us|(?:ci|co)\.[a-z-]+\.[a-z]{2}\.us|state\.[a-z]{2}\.us)$|(?:^|\.)(?:europa\.eu|libguides\.com)$/;
const shopHost = /^(?:shop|store|boutique|tienda|loja|negozio|checkout)\.[^.]+\./;
const ugcHost =
  /^(?:forum|forums|boards?|community|communities|discuss|discourse|answers)\.|\.(?:blogspot\.[a-z.]{2,6}|wordpress\.com|tumblr\.com|bandcamp\.com|substack\.com|fandom\.com|typepad\.com|livejournal\.com|medium\.com|weebly\.com)$/;
const referenceHost = /^(?:wiki|dictionary|encyclopedia)\./;
const editorialHost = /^(?:news|magazine)\./;
/** Where a company speaks to the press and to those who own shares of it. */
const pressRoomHost = /^(?:newsroom|press|investors?|ir|mediacent(?:er|re))\./;
const ugcPath =
  /^\/(?:[a-z-]+\/)?(?:forums?|foros?|boards|threads?)\/|\/(?:showthread|viewtopic)\b|^\/(?:t|topic|questions)\/(?:[^/]+\/)?\d+/;
/** Journals and their articles, also under the domain of a university. */
const journalHost = /^(?:journals?|jurnal|revistas?|ojs|proceedings|onlinelibrary)\./;
const journalPath =
  /\/article\/S\d{4}-|\/view\/journals\/|\/article\/view(?:file)?\/\d|\/10\.\d{4,9}\/|\/fulltext(?:\/|$)|\/doi\/|\/pii\//;
const referencePath =
  /^\/wiki\/|\/article\/view\/\d|^\/dictionary\/|^\/(?:species|taxa|players?|drivers?|artists?|title|launch|episodes?|lyrics|chemicals?|molecules?|genes?|words?|define|definition|etymology)\/[^/]/;
/** What directories of software call their pages; a vendor compares itself under “compare” or “alternatives” alone. */
const directoryPath =
  /^\/(?:vendors?|software|apps?|products?)\/[^/]+\/(?:alternatives|competitors|reviews|vs)(?:\/|$)/;
/** Topics in addresses of newspapers and magazines, which companies rarely use. */
const newsTopic =
  /(?:^|[-/_])(?:movies?|films?|trailer|album|box-office|netflix|celebrit(?:y|ies)|oscars?|grammys?|emmys?|rapper|singer|actress|president|senator|elections?|missiles?|troops|ceasefire|lawsuit|sued|arrested|premiere|playoffs?|quarterback|season-\d+|net-worth|songs|actors?|drag-(?:queen|race)|airstrikes?|incursion|ufc|nba|nfl|nhl|mlb|world-cup)(?:[-/_.]|$)/;
const museumHost = /museum|library|galler(?:y|ies)/;
const shopPath = /^\/(?:[a-z]{2}\/)?shop\/[^/]|^\/(?:dp|gp\/product|itm|collections|p)\/|^\/p-\d/;
/** What shop systems call the page of a good; makers of software call theirs so too, with their own words in it. */
const goodPath = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?products\/[^/]+\/?$/;
/** A day in the path is a newspaper's habit. That a path says “blog” tells nothing: most blogs that engines cite are companies' own. */
const editorialPath =
  /^\/(?:[a-z-]+\/)*\d{4}\/(?:\d{2}|[a-z]{3,9})\/\d{1,2}\/|^\/article\/(?!view\/)[^/]+\/|\/article_[0-9a-f-]{20,}|[-/]\d{7,}(?:\.\w{3,5})?\/?$|^\/(?:[a-z]{2}\/)?(?:(?:[a-z]+-)?news\/[^/]*\d{5}|politics\/|sports?\/|politi[ckq][a-z]*\/|wirtschaft\/|sociedad\/|deportes\/|esportes\/|cultura\/|kultur\/|panorama\/|actualites?\/|noticias?\/|nachrichten\/|ausland\/|inland\/|kraj\/|swiat\/|cronaca\/|war\/|football\/|soccer\/|racing\/|esports\/|entertainment\/|celebrity\/|movies?\/|opinion\/|world\/|[a-z]+-news\/)/;

/** Numbers of other things than articles: books, events, questions, products, posts and cases. */
const numberedPath =
  /\/97[89]\d{10}(?:\D|$)|\/(?:books?|events?|questions?|doc|status|p|dic[^/]*|products?|catalog|photos?|items?|notice|albums?|interpreter|experiences?|games?|apps?|profiles?|records?|listing|jobs?)\//;

/** Sites that go by one name under the endings of many countries. */
const everywhere: [SourceType, RegExp][] = [
  [
    'ugc',
    /^(?:g2|capterra|getapp|softwareadvice|trustpilot|glassdoor|indeed|yelp|tripadvisor|quora|reddit|linkedin|facebook|instagram|pinterest)$/,
  ],
  ['shop', /^(?:amazon|audible|ebay|etsy|ikea|decathlon|zalando|mediamarkt|alibaba|aliexpress|shein|temu)$/],
  ['institutional', /^(?:wwf|unicef|greenpeace|redcross|oxfam|amnesty|rotary|lions|scouts)$/],
  ['video', /^(?:youtube|vimeo|tiktok|twitch|dailymotion)$/],
];

/** Words within a domain's name that say what kind of site it is. */
const nameWords: [SourceType, RegExp][] = [
  [
    'reference',
    /wiki|pedia|dictionar|definition|encyclop|(?<!nat)law-?review|tutorials?$|^ij[a-z]{2,4}$|reference$|proceedings|homework|lectures|fandom|timeline|histor(?:y|ia|ic-)|geschichte|histoire|atlas$|journals$|^doc$|facts|physics|chemistry|astronom|geology|monarchs|math|numpy|^python|archive$|lyrics|thesaurus|glossary|almanac|^stats$|^statistics/,
  ],
  [
    'editorial',
    /news|(?<!some)times|herald|tribune|gazette|chronicle|magazine|daily|weekly|journal|(?:^|[^o])post$|reporter|sport(?!smed|swear|scar|radar|ify)|review$|(?<!tele)press(?!ure)|digest|independent|standard|telegraph|^the(?:star|sun)|today|radio|(?:^|[^a-z])tv|insider|mag$|examiner|observer|courier|sentinel|bulletin|dispatch|mirror$|[a-z]{3}week$|^(?:fox|abc|cbs|nbc)\d|newsroom|headline|gossip|reports$|informer|informant|rant$|gamer|movies|films?$|hollywood|mma|ufc|football|soccer|tennis|cricket|racing|formula(?:one|1)|esport|aviation|(?:^the[a-z]+(?:lead|exec|manager)$)|-technology$|freaks$|monthly$|^f1|f1$|travell?er$|wander|nomad|backpack|critics?$|geeks?$|nerds?$|horror|celeb|advice$|tips$|hacks$/,
  ],
  [
    'ugc',
    /(?:software|vendor|saas|app|tool|company|employer|customer|doctor)s?reviews|^reviews|forum|community|worthy|counter$|(?:vendor|tool|software|saas|app|stack)s?-?(?:index|finder|radar|advice|advisor|list|directory|rank|select|suggest|compare)/,
  ],
  [
    'institutional',
    /^visit(?!or|s$)-?[a-z]{3}|chamber(?:of|$)|tourism|halloffame|museum|university|(?<!e)college$|^cityof|library$/,
  ],
  [
    'shop',
    /shop(?!if)|(?:^|[^e])store(?!y)|outlet|warehouse|(?<!s)mart$|deals|supply|depot|cutlery|luggage|appliance|furniture|mattress/,
  ],
];
const institutionHost =
  /\.org(?:\.[a-z]{2})?$|\.or\.(?:jp|kr|at|id|th)$|\.(?:cern|school|church|foundation|ngo|university|college|charity)$/;
/** What stands in .org is an institution's, unless the name speaks of a subject or of code, as collections and projects do. */
const subjectName =
  /^open|learn|teach|guide|tips|python|java|code|data|book|text|language|culture|land$|home|fan|gam(?:e|ing)/;
/** Articles, notes, goods: in .org they are as often a magazine’s or a collection’s. */
const writtenPath =
  /\/(?:news|articles?|analysis|stories|story|blog|posts?|products?|index\.php|notes|docs?|\d{4})(?:\/|$)|\.(?:php|html?)$|\.pdf$|\/pub\//;
/** A word of institutions within the name settles it. */
const institutionName =
  /^[a-z]{2,5}$|societ|foundation|fund(?:$|ation)|associat|institut|council|cent(?:er|re)|church|trust|alliance|federation|academy|museum|union|project|archives|communion|task-?force|health|hospital|school|nation|american|global|world|europe|peace|rights|security|league|committee|clinic|conserv|commission|research|network$/;
/** An ending in .org says little where the page advises on what to buy or stands in a collection. */
const salesPath =
  /[-/](?:best|top-?\d*)[-/]|software|alternatives|saas|[-/]tools?(?:[-/]|$)|\/(?:books?|wikipedia)\//;
/** Advice on what to buy, where nothing points to a seller: “/best-massage-gun”, “…-review”, in six languages. */
const advicePath =
  /[-/](?:best|top-?\d+|beste[ns]?|meilleure?s?|mejor(?:es)?|miglior[ei]?|melhor(?:es)?|najleps\w+)[-/]|[-/]reviews?(?:[-/.]|$)|-under-\d{2,}|[-/](?:test|vergleich|comparatif|recensione|opinie)(?:[-/.]|$)/;
const referenceEnd = /\.(?:wiki|info)$/;
const editorialEnd = /\.(?:news|press|media|tv)$|^[wk][a-z]{3}\.org$/;

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
  if (journalHost.test(bare)) return 'reference';
  if (institutionalHost.test(bare)) return 'institutional';
  if (shopHost.test(bare)) return 'shop';
  if (referenceHost.test(bare)) return 'reference';
  if (pressRoomHost.test(bare)) return 'company';
  return editorialHost.test(bare) ? 'editorial' : null;
}

/** Whether the list, a well-known name or the host itself tells the kind, so that no page of the site need be read for it. */
export const isKnownSite = (domain: string, host: string): boolean => hostType(domain, host) !== null;

/** Hosts on which anybody can publish, so that the host does not show whose page it is. */
const lent =
  /\.(?:github\.io|gitlab\.io|netlify\.app|vercel\.app|pages\.dev|herokuapp\.com|web\.app|wixsite\.com|squarespace\.com|webflow\.io|framer\.(?:app|website|ai)|is-a\.dev|onrender\.com|fly\.dev|surge\.sh|glitch\.me|notion\.site|replit\.app|carrd\.co|godaddysites\.com|mystrikingly\.com|jimdosite\.com)$/;

/** Endings and names that companies take, and what their pages are called. */
const companyEnd =
  /\.(?:gmbh|llc|ltd|clinic|dental|law|lawyer|attorney|insurance|marketing|consulting|energy|tours|hotel|ai|io|app|dev|co|so|cloud|tech|software|agency|solutions|studio|digital|systems|services|inc|bank|legal)$/;
const companyName =
  /(?:software|soft|tech|labs?|hq|app|consult|agency|solutions?|systems?|group|legal|law|clinic|medical|dental|capital|partners|marketing|cloud|data|pay|bank|insurance|logistics)[a-z]{0,3}$/;
const companyPath =
  /software|pricing|cost|[^/]-best-|alternative|compar|competitor|blog|platform|customer|services?|resource|insight|docs|case-stud|integration|crm|saas|analytics|learn|guide|template|industr|\/about|enterprise|agent|careers|e-?commerce|shopify|b2b|lead-gen|martech|gdpr|hipaa|soc-?2|observability|\bseo\b|\bapi\b|white-?papers?|webinar|onboarding|retention|\bchurn|workflow|automation|business-intelligence|procurement|billing|e-?sign|use-cases?|glossary|\/(?:kb|lp|hub|press-releases?|investors?|plans|legal|imprint|impressum)(?:\/|$)|vendor|loesung|leistungen|produkte|services-|soluciones|servicios|soluzioni|servizi|oplossingen|diensten|uslugi|contact|our-|documentation|\/hc\/|payroll|invoice|[-/]ai-/;
/** Trades that a name speaks of: practices, workshops, dealers, travel, makers. */
const tradeName =
  /ortho|spine|surg|dermat|physio|therap(?!y?magazine)|rehab|^dr(?![aeiouy])[a-z]{4}|[^aeiou]md$|lawyer|attorney|solicitor|plumb|heating|roof|hvac|construct|builders?$|floor|window|industries|manufactur|engineering|plastic|steel|corp$|inc$|llc$|ltd$|gmbh|realty|realestate|propert(?:y|ies)$|mortgage|loans?$|wealth|cpas?$|tours?(?:$|of)|ticket|trek(?!king?wiki)|safari|cruises?$|charter|jets?$|expedition|hotels?$|resorts?$|rentals?$|kilimanjaro|toyota|honda|nissan|hyundai|chevrolet|mercedes|porsche|motors$|brand(?:s|ing)$|creative|hosting|servers?$|telecom|wireless|staffing|recruit|speakers$|photography$|equipment|machiner|robotics|pharma$|solar|packaging|plush|specialists?$|(?<!medi)care$|glass$|games$|solitaire|cards$|skill|courses?$|academy$|training$|bootcamp|tutors?$/;
/** Makers keep a part of their site for each country. */
const countryPath =
  /^\/(?:[a-z]{2}[-_][a-z]{2}|int)(?:\/|$)|^\/(?:[a-z]{2}|global)\/products?\/(?:[^/-]*-){0,3}[^/-]*\/?$/;
/** A good with its make and model in the address is for sale there. */
const modelPath = /^\/products?\/(?:[^/-]*-){4}[^/]*\/?$|^\/products?\/[^/-]*-[^/\d]*\d[^/]*\/?$/;
/** Words that magazines use as well: one of them alone says nothing. */
const tradeWord =
  /solution|feature|tools?\b|\bai\b|faq|help|support|glossary|company|price|sales|marketing|[-/]vs[-/.]|knowledge/g;
/** Path names that only magazines and newspapers use; asked where nothing points to a company. */
const magazinePath =
  /\/(?:lists?|galler(?:y|ies)|stor(?:y|ies)|buzz|tags?|(?:\w{2}\/)?news)\/|[-/]\d{5,6}(?:\.\w{3,5})?\/?$|^\/\d{5,6}[-/]/;
/** One page for each thing of a kind, as databases have. */
const recordPath =
  /\/(?:birds?|person|people|country|countries|lit|films?|movies?|tv|chapters?|lessons?|textbook|wonders|entities|abstract|facts)\/[^/]/;
/** Theses and papers that a university keeps. */
const repositoryPath = /^\/(?:handle\/\d|(?:xmlui\/)?bitstreams?\/)/;
const softwarePath = /software|platform|solution|management|analytics|cloud|api|suite/;
const supportHost = /^(?:help|support)\./;
const lawFirm = /law(?:yers?|firm|group|offices?)$|attorneys?$|solicitors?$/;
/** How a shop’s system keeps its texts: “/blogs/news/how-to-choose”. */
const shopBlog = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?blogs\/[^/]+\/[^/]/;
const businessPath =
  /software|platform|saas|\bcrm|b2b|marketing|billing|analytics|[-/]ai[-/]|insurance|customer|alternative|cloud|services|api|payroll|insights?\//;
/** Parts of a company’s site. */
const companyHost =
  /^(?:help|support|docs?|developers?|blog|learn|academy|app|info|resources?|status|go|pages|get)\./;

/** A page that sets two others side by side is a directory's or a vendor's: nothing tells which. */
function comparesOthers(label: string, path: string): boolean {
  const pair = /\/compare\/([^/]+-vs-[^/]+)/.exec(path)?.[1];
  return pair !== undefined && !pair.replaceAll('-', '').includes(label.replaceAll('-', ''));
}

/**
 * What an unlisted site most likely is. Most that engines cite are companies' own; where neither name, ending nor path looks
 * like a company's, half are not, and the kind is left open.
 */
function likelyType(domain: string, host: string, path: string): SourceType {
  if (lent.test(domain)) return 'other';
  const label = domain.slice(0, domain.indexOf('.'));
  if (supportHost.test(host) || lawFirm.test(label)) return 'company';
  const named = [...nameWords, ...everyLanguage].find(([, words]) => words.test(label));
  if (named && !(named[0] === 'institutional' && salesPath.test(path))) return named[0];
  if (directoryPath.test(path)) return 'ugc';
  if (comparesOthers(label, path)) return 'other';
  if (shopBlog.test(path) && !businessPath.test(path) && !companyEnd.test(domain)) return 'shop';
  if (newsTopic.test(path) && !/\/(?:blog|release|press)\//.test(path)) return 'editorial';
  if (referenceEnd.test(domain)) return 'reference';
  if (editorialEnd.test(domain)) return 'editorial';
  if (repositoryPath.test(path)) return 'institutional';
  if (institutionHost.test(domain)) {
    if (salesPath.test(path)) return advicePath.test(path) ? 'editorial' : 'other';
    if (institutionName.test(label)) return 'institutional';
    return subjectName.test(label) || writtenPath.test(path) ? 'other' : 'institutional';
  }
  if (modelPath.test(path) && !softwarePath.test(path)) return 'shop';
  const company =
    path === '/' ||
    companyHost.test(host) ||
    companyPath.test(path) ||
    (path.match(tradeWord)?.length ?? 0) > 1 ||
    companyEnd.test(domain) ||
    countryPath.test(path) ||
    tradeName.test(label) ||
    companyName.test(label);
  if (company) return 'company';
  if (goodPath.test(path)) return 'shop';
  if (recordPath.test(path)) return 'reference';
  if (advicePath.test(path))
    return /tools|solutions|platform|[-/](?:pdf|apps?)[-/]/.test(path) ? 'other' : 'editorial';
  return magazinePath.test(path) ? 'editorial' : 'other';
}

/**
 * What kind of page a citation is: from the list of domains first, then the shape of host and path, then the words and the
 * ending of the domain. Own and competitor pages are decided by the brands' domains before this is asked.
 */
export function sourceTypeOf(domain: string, host: string, path: string): SourceType {
  const type = hostType(domain, host);
  if (type) return type;
  if (ugcPath.test(path)) return 'ugc';
  if (referencePath.test(path) || journalPath.test(path)) return 'reference';
  if (
    editorialPath.test(path) &&
    !numberedPath.test(path) &&
    !companyHost.test(host) &&
    !salesPath.test(path)
  )
    return 'editorial';
  if (shopPath.test(path) && !museumHost.test(host)) return 'shop';
  return likelyType(domain, host, path);
}
