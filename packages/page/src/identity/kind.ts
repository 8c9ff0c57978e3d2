import { nodesOf, type PageDocument } from '../content/index.ts';
import { recurringPrice } from '../fact/index.ts';
import type { Evidence, Guess, Locality, PageKind, TextBlock } from '../types.ts';

/** The schema.org types that a page declares are the strongest evidence. */
const schemaKinds: [PageKind, RegExp, number][] = [
  ['product', /^(Product|ProductGroup|IndividualProduct)$/, 4],
  ['shop', /^(OnlineStore|OfferCatalog)$/, 4],
  ['software', /^(SoftwareApplication|WebApplication|MobileApplication|VideoGame)$/, 5],
  [
    'local_business',
    /(LocalBusiness|Store$|Restaurant|Hotel|Dentist|Physician|Plumber|Electrician|Bakery|CafeOrCoffeeShop|Salon|Contractor|OpeningHoursSpecification|Museum|Library$|Clinic|Hospital|Gym|ExerciseGym|Locksmith|AutoRepair|Attorney|LegalService|Pharmacy|Zoo)/,
    4,
  ],
  ['service', /^(Service|ProfessionalService|FinancialService|EmploymentAgency|MovingCompany|AccountingService|InsuranceAgency|TravelAgency|RealEstateAgent)$/, 3],
  ['organisation', /^(NGO|CollegeOrUniversity|GovernmentOrganization|EducationalOrganization|SportsOrganization|School|ResearchOrganization|FundingAgency)$/, 4],
  ['documentation', /^(TechArticle|APIReference)$/, 4],
  ['article', /^(Article|BlogPosting|NewsArticle|Review|Report|HowTo|OpinionNewsArticle)$/, 4],
]; // biome-ignore format: a table

const softwareWords =
  // biome-ignore format: a line
  /free trial|kostenlos testen|essai gratuit|prueba gratis|per (?:user|seat|employee|month)|pro (?:nutzer|mitarbeiter|monat|benutzer)|par utilisateur|integrations?\b|\bAPI\b|\bSaaS\b|dashboard|software|book a demo|demo (?:buchen|vereinbaren)|\bapp\b|sign up free|log ?in\b|cloud|schnittstellen?/gi;

/** Words that speak for a kind; each different one counts. */
const wordKinds: [PageKind, RegExp, number][] = [
  ['product', /add to (?:cart|bag|basket)|in den warenkorb|ajouter au panier|añadir al carrito|aggiungi al carrello|in winkelwagen|buy now|jetzt kaufen|in stock|auf lager|sofort lieferbar|choose (?:a )?(?:size|colou?r)|größe wählen|specifications|technische daten|what(?:’|')s in the box|lieferumfang/gi, 1.2],
  ['shop', /free shipping|versandkosten\w*|free delivery|free returns|shop (?:all|now|men|women|by)|all products|alle produkte|our (?:products|range|collection)|unser sortiment|onlineshop|online shop|sort by|sortieren nach|filter|new arrivals|neuheiten|bestseller\w*|categor(?:y|ies)|kategorien|to (?:the )?basket|zum warenkorb/gi, 0.9],
  ['software', softwareWords, 0.9],
  ['local_business', /opening (?:hours|times)|öffnungszeiten|horaires d|horario|orari di apertura|openingstijden|visit us|find us|our (?:shop|salon|practice|clinic|bakery|restaurant|workshop) (?:in|is)|anfahrt|near you|book (?:a table|an appointment)|termin (?:vereinbaren|buchen)|tisch reservieren|sprechzeiten|besuchen sie uns|parking|parkplätze|walk-ins?/gi, 1.2],
  ['service', /our services|unsere leistungen|leistungen|consult(?:ing|ants?|ancy)|beratung|agency|agentur|get a (?:free )?quote|angebot (?:anfordern|einholen)|case stud(?:y|ies)|referenzen|our clients|unsere kunden|free consultation|erstgespräch|we (?:advise|plan|build|install|train|design) |mandanten|kanzlei|projects? (?:we|for)/gi, 0.9],
  ['organisation', /donat(?:e|ions?)|spende\w*|charity|gemeinnützig\w*|non-?profit|volunteer\w*|ehrenamt\w*|our mission|members(?:hip)?|mitglied(?:er|schaft|werden)?|foundation|stiftung|verein\b|e\. ?v\.|trustees|vorstand|students|studierende|faculty|fakultät|association|verband|registered charity|annual report|jahresbericht/gi, 1],
  ['documentation', /getting started|erste schritte|installation|api reference|npm install|pip install|command[- ]line|configuration file|parameters?|konfiguration\w*|returns? (?:a|the)|deprecated|example request|endpoint|syntax|changelog/gi, 0.9],
  ['article', /min(?:ute)?s? read|published (?:on)?|posted on|by the author|lesezeit|veröffentlicht am|publié le|publicado el|updated (?:on)?|share this|teilen|related articles|weitere artikel|min\. lesezeit|comments/gi, 0.9],
]; // biome-ignore format: a table
const mostWords = 3;
/** Words of goods: a thermostat with an app is sold in a shop all the same. */
const goods =
  /add to (?:cart|bag|basket)|in den warenkorb|in stock|auf lager|sofort lieferbar|\b(?:shipping|delivery|postage|lieferung|lieferzeit|versand\w*)\b/i;

/** A price by the month or the user, or the word itself, beside another word of software and none of goods. */
function sellsSoftware(text: string): boolean {
  if (goods.test(text)) return false;
  const found = new Set((text.match(softwareWords) ?? []).map((word) => word.toLowerCase()));
  return found.size >= 2 && (found.has('software') || found.has('saas') || recurringPrice.test(text));
}

/** Kind of a page, from schema.org, its address and its text, before any rule of style. */
export function guessKind(
  page: PageDocument,
  blocks: readonly TextBlock[],
  url: string,
  locality: Guess<Locality> | null,
): Guess<PageKind> {
  const scores = new Map<PageKind, { score: number; evidence: Evidence[] }>();
  const add = (kind: PageKind, score: number, evidence: Evidence): void => {
    const entry = scores.get(kind) ?? { score: 0, evidence: [] };
    scores.set(kind, { score: entry.score + score, evidence: [...entry.evidence, evidence].slice(0, 8) });
  };
  const text = page.$('body').text().slice(0, 100_000);
  for (const [kind, pattern, score] of schemaKinds) {
    const nodes = nodesOf(page.jsonLd, pattern);
    const [node] = nodes.filter(({ depth }) => depth <= 1).concat(nodes);
    if (!node) continue;
    // Several products are a list of a shop's; companies mark up the plans of their software as one, too.
    const isSoftware = kind === 'product' && sellsSoftware(text);
    const listed = kind === 'product' && nodes.length > 2;
    add(isSoftware ? 'software' : listed ? 'shop' : kind, node.depth <= 1 ? score : score / 2, {
      quote: node.types.join(', '),
      where: 'json_ld',
    });
  }
  for (const element of page.$('[itemtype]').toArray().slice(0, 20)) {
    const type = element.attribs.itemtype?.replace(/^https?:\/\/schema\.org\//, '') ?? '';
    for (const [kind, pattern, score] of schemaKinds)
      if (pattern.test(type)) add(kind, score / 2, { quote: type, where: 'attribute' });
  }
  for (const [kind, pattern, score] of wordKinds) {
    const found = new Set<string>();
    for (const [word] of text.matchAll(pattern)) {
      found.add(word.toLowerCase());
      if (found.size >= mostWords) break;
    }
    for (const word of found) add(kind, score, { quote: word, where: 'body' });
  }
  const { pathname, hostname } = new URL(url);
  const named = (kind: PageKind, score: number): void =>
    add(kind, score, { quote: hostname + pathname, where: 'url' });
  if (
    /\/(docs?|documentation|dokumentation|reference|guide|manual|handbuch)(\/|$)/i.test(pathname) ||
    /^(docs?|developers?)\./.test(hostname)
  )
    named('documentation', 3.5);
  const { meta } = page;
  if (
    /\/(blog|news|articles?|artikel|magazin|ratgeber|posts?|stories)\/./i.test(pathname) ||
    meta('og:type') === 'article'
  )
    named('article', 3.5);
  if (/\/(products?|produkte?|p|item|dp)\/./i.test(pathname)) named('product', 3);
  if (/\/(collections?|category|kategorie|shop|c)(\/|$)/i.test(pathname)) named('shop', 3);
  if (meta('article:published_time') ?? meta('article:author')) named('article', 2);
  if (blocks.filter((block) => block.kind === 'code').length >= 2)
    add('documentation', 2, { quote: 'code samples', where: 'body' });
  const type = meta('og:type');
  if (type?.startsWith('product')) add('product', 3, { quote: type, where: 'meta' });
  if (locality) add('local_business', 1.5, { quote: locality.value.city ?? '', where: 'json_ld' });
  const [best, second] = [...scores].toSorted((one, other) => other[1].score - one[1].score);
  if (!best || best[1].score < 1.5) return { value: 'other', confidence: 'low', evidence: [] };
  const margin = best[1].score - (second?.[1].score ?? 0);
  const confidence = margin >= 2 ? 'high' : margin >= 1 ? 'medium' : 'low';
  return { value: best[0], confidence, evidence: best[1].evidence };
}
