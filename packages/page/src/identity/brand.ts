import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { longestTitle, nodesOf, type PageDocument, textOf, tidy } from '../content/index.ts';
import { fold } from '../language/index.ts';
import type { Evidence, Guess, Where } from '../types.ts';

const organisation =
  /(Organi[sz]ation|Corporation|LocalBusiness|Store|Restaurant|Hotel|Dentist|Physician|Attorney|Brand|Agency|Company|Service$|Clinic|Salon|School|Contractor|Plumber|Electrician|Dealer|Bakery|CafeOrCoffeeShop|Bar$|Gym)/;
const legalForm =
  /[\s,]{1,4}(?:gmbh(?:\s{0,2}&\s{0,2}co\.?\s{0,2}kg)?|ag|kg|ug|e\.?\s?[kv]\.?|inc\.?|llc|ltd\.?|limited|corp\.?|corporation|plc|s\.?a\.?r\.?l\.?|s\.?a\.?s\.?|s\.?a\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|b\.?v\.?|n\.?v\.?|lda\.?|pty(?:\s{1,2}ltd\.?)?)$/iu;
const separator = /\s{1,4}[|–—·•»›:~-]\s{1,4}|\s{0,4}[|»›·•]\s{0,4}|\s{1,4}::\s{1,4}|:\s{1,4}/u;
const menuWord =
  /^(home|homepage|start|startseite|accueil|inicio|início|welcome|blog|shop|docs|documentation)$/i;

const tells = /\s(?:in|near|bei|für|for)\s\p{Lu}/u;

interface Candidate {
  name: string;
  weight: number;
  evidence: Evidence;
}

export const withoutLegalForm = (name: string): string => name.replace(legalForm, '').trim();

/** A key that is the same for all spellings of one name. */
export const brandKey = (name: string): string => fold(withoutLegalForm(name)).replace(/[^\p{L}\p{N}]/gu, '');

/** Registrable domain with private suffixes respected, or the host with its port where there is none. */
export const domainOf = (url: string): string =>
  getDomain(url, { allowPrivateDomains: true }) ?? new URL(url).host;

/** Domains write umlauts with an e: schluessel-blitz.de is Schlüssel Blitz. */
const plain = (key: string): string => key.replace(/([aou])e/g, '$1');
/** Words that join a brand to what else a title is about. */
const joins =
  /\s(?:vs\.?|versus|or|for|with|by|compared (?:to|with)|oder|gegen|für|mit|von|im vergleich (?:zu|mit))\s/iu;
const compares = /\s(?:vs\.?|versus)\s/i;
/** Sections of a site, beside its name. */
const section =
  'pricing|prices?|plans|costs?|features|reviews?|alternatives?|integrations?|login|sign up|support|faq|about(?: us)?|what is|why|preise?|tarife|kosten|funktionen|erfahrungen|bewertungen|alternativen?|vergleich|anmelden|hilfe|über(?: uns)?|was ist|warum';
const sectionBefore = new RegExp(String.raw`^(?:${section})\s`, 'iu');
const sectionAfter = new RegExp(String.raw`\s(?:(?:and|und|&)\s)?(?:${section})\??$`, 'iu');
/** “Planderly shift scheduling software”: a name, then what it is. */
const described = /^(\p{Lu}[^\s]*)(?:\s\p{Ll}[^\s]*)+$/u;
const docs = /\s(?:docs|documentation|dokumentation|api reference|help cent(?:er|re)|developers?)$/i;

/** The brand in a part of a title that names more than it: “Acme vs Other” and “Acme for hotels” are Acme. */
function nameIn(part: string, domainKey: string): string {
  const names = (text: string): boolean => plain(brandKey(text)).includes(plain(domainKey));
  const isName = (text: string): boolean => plain(brandKey(text)) === plain(domainKey);
  if (domainKey.length < 3 || isName(part) || !names(part)) return part;
  let name = part.split(joins).find(names) ?? part;
  for (const words of [sectionBefore, sectionAfter, sectionAfter]) {
    const less = name.replace(words, '');
    if (names(less)) name = less;
  }
  const [, first = ''] = described.exec(name) ?? [];
  return isName(first) ? first : name;
}

function titleCandidates(title: string, domainKey: string): Candidate[] {
  const parts = title
    .split(separator)
    .map((part) => nameIn(tidy(part).replace(docs, ''), domainKey))
    // Two brands are not the name of one.
    .filter((part) => part !== '' && !compares.test(part));
  const evidence: Evidence = { quote: title, where: 'title' };
  const [only] = parts;
  if (parts.length < 2) {
    // A title that is nothing but the domain's name, perhaps with a word more, is the brand.
    const named =
      only !== undefined && domainKey.length > 3 && plain(brandKey(only)).includes(plain(domainKey));
    return named && only.split(' ').length <= 4 ? [{ name: only, weight: 2.2, evidence }] : [];
  }
  const all = [...new Set([parts.at(-1), parts[0]])].filter((part) => part !== undefined);
  // “Dentist in Leeds” says what it is, when the other end can be a name.
  const named = all.filter((part) => !tells.test(part) || plain(brandKey(part)) === plain(domainKey));
  const ends = named.length > 0 ? named : all;
  return ends.flatMap((name, index) => {
    const matches = domainKey !== '' && plain(brandKey(name)).includes(plain(domainKey));
    if (menuWord.test(name) || (!matches && (name.split(' ').length > 4 || /^\p{Ll}/u.test(name)))) return [];
    const weight = (index === 0 ? 1.6 : 0.5) + (matches ? 1 : 0);
    return [{ name, weight, evidence }];
  });
}

function candidatesOf(page: PageDocument, url: string): Candidate[] {
  const domainName = getDomainWithoutSuffix(url, { allowPrivateDomains: true }) ?? '';
  const domainKey = brandKey(domainName);
  const found: Candidate[] = [];
  const add = (name: string | null | undefined, weight: number, where: Where, quote?: string): void => {
    const clean = tidy(name?.slice(0, 200));
    if (clean.length < 2 || clean.length > 60 || !/\p{L}|\d{2}/u.test(clean) || menuWord.test(clean)) return;
    found.push({ name: clean, weight, evidence: { quote: quote ?? clean, where } });
  };
  for (const node of nodesOf(page.jsonLd, organisation)) {
    const own = textOf(node.properties.url);
    const sameSite =
      own !== null && URL.canParse(own, url) && domainOf(new URL(own, url).href) === domainOf(url);
    // An organisation inside another object may be a supplier, an author's employer or a reviewed brand.
    const weight = sameSite ? 4.5 : node.depth === 0 ? 3.5 : 0.8;
    add(textOf(node.properties.name), weight, 'json_ld');
  }
  for (const node of nodesOf(page.jsonLd, /^WebSite$/)) add(textOf(node.properties.name), 3, 'json_ld');
  for (const node of page.jsonLd) {
    const publisher = textOf(node.properties.publisher);
    if (publisher && !publisher.startsWith('http')) add(publisher, 2, 'json_ld');
  }
  add(page.meta('og:site_name'), 3.5, 'meta');
  add(page.meta('application-name'), 2, 'meta');
  add(page.meta('apple-mobile-web-app-title'), 1.5, 'meta');
  found.push(...titleCandidates(tidy(page.$('title').first().text().slice(0, longestTitle)), domainKey));
  const logo = page.$('header img[alt], a[href="/"] img[alt], img[class*=logo i][alt]').first();
  add(logo.attr('alt')?.replace(/\blogo\b/i, ''), 1, 'attribute', logo.attr('alt'));
  const copyright =
    /(?:©|\(c\)|copyright)\s{0,4}(?:\d{4}(?:\s{0,2}[-–]\s{0,2}\d{4})?)?\s{0,4}(?:by\s{1,4})?([\p{L}\p{N}][\p{L}\p{N} &.'’-]{1,40})/iu;
  const footer = tidy(page.$('footer').last().text().slice(0, 20_000));
  const holder = copyright.exec(footer);
  add(holder?.[1]?.split(/[.|,]|\ball rights\b/i)[0], 1.2, 'body', holder?.[0]);
  const label = domainName
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
  add(label, 0.9, 'url', domainName);
  return found.map((candidate) =>
    domainKey.length > 2 &&
    candidate.evidence.where !== 'url' &&
    plain(brandKey(candidate.name)) === plain(domainKey)
      ? { ...candidate, weight: candidate.weight + 1.5 }
      : candidate,
  );
}

/** The brand that a page belongs to. The spelling that most places of the page support wins. */
export function guessBrand(page: PageDocument, url: string): { brand: Guess<string>; aliases: string[] } {
  const groups = Map.groupBy(candidatesOf(page, url), (candidate) => brandKey(candidate.name));
  groups.delete('');
  const weigh = (group: Candidate[]): number => group.reduce((sum, { weight }) => sum + weight, 0);
  const [best] = [...groups.values()].toSorted((one, other) => weigh(other) - weigh(one));
  if (!best) {
    const domain = domainOf(url);
    const evidence: Evidence[] = [{ quote: domain, where: 'url' }];
    return { brand: { value: domain, confidence: 'low', evidence }, aliases: [] };
  }
  const spelled = best.toSorted((one, other) => other.weight - one.weight);
  // The domain gives the name in lower case only. Any other spelling was chosen by a person.
  const chosen = spelled.find(({ evidence }) => evidence.where !== 'url') ?? spelled[0];
  const name = withoutLegalForm(chosen?.name ?? '');
  const places = new Set(best.map(({ evidence }) => evidence.where));
  const confidence = places.size > 1 && weigh(best) >= 4 ? 'high' : weigh(best) >= 2 ? 'medium' : 'low';
  const others = new Set(best.map((candidate) => candidate.name).filter((other) => other !== name));
  return {
    brand: { value: name, confidence, evidence: spelled.slice(0, 4).map(({ evidence }) => evidence) },
    aliases: [...others],
  };
}

/** A title without the brand's name at its start or end. */
export function withoutBrand(title: string, brand: string): string | null {
  const key = brandKey(brand);
  const parts = title.split(separator).map(tidy).filter(Boolean);
  const kept = parts.filter((part) => brandKey(part) !== key && !menuWord.test(part));
  return kept.length === parts.length ? title || null : kept.join(' – ') || null;
}
