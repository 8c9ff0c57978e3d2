import { nodesOf, type PageDocument, textOf, tidy } from '../content/index.ts';
import type { Evidence, SiteKind, SiteReading } from '../types.ts';
import { domainOf } from './brand.ts';

/** Programs that run forums and collections say so in the page. */
const programs: [SiteKind, RegExp][] = [
  [
    'ugc',
    /^(?:discourse|phpbb|vbulletin|xenforo|flarum|nodebb|invision|ips community|mybb|simple machines|smf|lemmy|woltlab|vanilla|question2answer|askbot)\b/i,
  ],
  ['reference', /^(?:mediawiki|open journal systems|dspace|eprints|omeka|koha|bookstack)\b/i],
];

/** What a page says of itself or its publisher in schema.org’s words. */
const declared: [SiteKind, RegExp][] = [
  ['ugc', /^(?:DiscussionForumPosting|QAPage)$/],
  ['reference', /^(?:ScholarlyArticle|MedicalScholarlyArticle|DefinedTerm|DefinedTermSet|Dataset)$/],
  [
    'institutional',
    /^(?:Government(?:Organization|Office|Service)|CollegeOrUniversity|EducationalOrganization|(?:Elementary|Middle|High)?School|NGO|Hospital|Museum|Library|ResearchOrganization|PoliticalParty|FundingAgency)$/,
  ],
  [
    'editorial',
    /^(?:NewsArticle|ReportageNewsArticle|OpinionNewsArticle|AnalysisNewsArticle|ReviewNewsArticle|NewsMediaOrganization)$/,
  ],
  ['shop', /^(?:OnlineStore|OnlineMarketplace)$/],
  [
    'company',
    /^(?:SoftwareApplication|WebApplication|MobileApplication|Corporation|LocalBusiness|ProfessionalService|FinancialService|InsuranceAgency|AccountingService|LegalService|Attorney|TravelAgency|RealEstateAgent|EmploymentAgency|HomeAndConstructionBusiness|Dentist|Restaurant|Hotel|LodgingBusiness)$/,
  ],
];

/** Metadata by which libraries find articles of journals. */
const journalMeta = ['citation_journal_title', 'citation_doi', 'citation_issn', 'citation_isbn'];

/** Links by which a site shows what it lives on: two different ones count. */
const links: [SiteKind, RegExp][] = [
  [
    'company',
    /^(?:(?:plans (?:&|and) )?pricing|(?:book|request|get|schedule|watch) (?:a|your) (?:free )?demo|(?:start )?(?:your |a )?free trial|start free|try (?:it )?(?:for )?free|(?:contact|talk to) sales|(?:get|request) a (?:free )?quote|our services|case studies|preise|demo (?:buchen|anfordern|vereinbaren)|kostenlos testen|angebot (?:anfordern|einholen)|unsere leistungen|referenzen|tarifs|essai gratuit|demander une démo)$/i,
  ],
  [
    'editorial',
    /^(?:advertise(?: with us)?|advertising|media kit|mediadaten|editorial (?:policy|guidelines|standards|process|team)|ethics (?:policy|statement)|corrections(?: policy)?|masthead|(?:affiliate|advertiser) disclosure|write for us|how we (?:test|review|make money)|redaktion|werben(?: sie bei uns)?|régie publicitaire)$/i,
  ],
  [
    'shop',
    /^(?:(?:view |shopping )?(?:cart|basket|bag)|track (?:my|your) order|returns(?: (?:&|and) refunds)?|warenkorb|versand(?: (?:&|und) zahlung)?|retouren?|panier)$/i,
  ],
];

const quoteOf = (text: string): string => text.slice(0, 200);

/** Brands of the goods on sale other than the site’s own: a shop sells what others make. */
function soldBrands({ jsonLd }: PageDocument, domain: string): string[] {
  const label = domain.split('.')[0] ?? '';
  const brands = nodesOf(jsonLd, /^Product$/)
    .filter(({ properties }) => properties.offers !== undefined)
    .flatMap(({ properties }) => textOf(properties.brand) ?? []);
  return brands.filter((brand) => brand.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') !== label);
}

function strongEvidence(page: PageDocument, domain: string): Map<SiteKind, Evidence> {
  const found = new Map<SiteKind, Evidence>();
  const add = (kind: SiteKind, quote: string, where: Evidence['where']): void => {
    if (!found.has(kind)) found.set(kind, { quote: quoteOf(quote), where });
  };
  const generator = page.meta('generator');
  for (const [kind, names] of programs) if (generator && names.test(generator)) add(kind, generator, 'meta');
  for (const name of journalMeta) {
    const value = page.meta(name);
    if (value) add('reference', `${name}: ${value}`, 'meta');
  }
  for (const [kind, types] of declared) {
    const [node] = nodesOf(page.jsonLd, types).filter(({ depth }) => depth <= 1);
    if (node) add(kind, node.types.join(', '), 'json_ld');
  }
  const [brand] = soldBrands(page, domain);
  if (brand) add('shop', `Product, ${brand}`, 'json_ld');
  return found;
}

/** Kinds that two different links of the site itself speak for. */
function linkEvidence({ $ }: PageDocument, url: string, domain: string): Map<SiteKind, Evidence> {
  const texts = new Set<string>();
  for (const element of $('a[href]').toArray().slice(0, 2_000)) {
    const { href } = element.attribs;
    if (!href || !URL.canParse(href, url) || domainOf(new URL(href, url).href) !== domain) continue;
    const text = tidy($(element).text().slice(0, 200)).replace(/(?<![\s→›»])[\s→›»]+$/u, '');
    if (text.length > 2 && text.length <= 40) texts.add(text.toLowerCase());
  }
  return new Map(
    links.flatMap(([kind, words]): [SiteKind, Evidence][] => {
      const said = [...texts].filter((text) => words.test(text));
      return said.length > 1 ? [[kind, { quote: quoteOf(said.slice(0, 4).join(' · ')), where: 'body' }]] : [];
    }),
  );
}

/**
 * What kind of site a page belongs to, by what it declares and what it links to. null where it says nothing or contradicts
 * itself, as a company’s newsroom does that marks its releases as news and sells on the same page.
 */
export function readSite(page: PageDocument, url: string): SiteReading | null {
  const domain = domainOf(url);
  const strong = strongEvidence(page, domain);
  const weak = linkEvidence(page, url, domain);
  const kinds = new Set(strong.size > 0 ? strong.keys() : weak.keys());
  // Companies run forums, keep journals and mark releases as news: what they sell speaks against these alone.
  if (kinds.has('editorial') && weak.has('company')) return null;
  const [kind, ...others] = kinds;
  if (kind === undefined || others.length > 0) return null;
  const evidence = [strong.get(kind), weak.get(kind)].filter((one) => one !== undefined);
  return { kind, evidence };
}
