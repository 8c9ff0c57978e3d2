import { fold } from '@svc/page';
import { isMass, isPlural, plural } from './english.ts';
import { germanNoun, looksPlural } from './german-noun.ts';
import { type Entry, entryEndingAt, isGermanProvider, kindOfSchema } from './lexicon.ts';
import { isCompany } from './person.ts';
import { placeIn, placeNamed } from './place.ts';
import { itemsOf, type PhraseReading } from './read.ts';
import { readEnglish } from './read-english.ts';
import { readGerman } from './read-german.ts';
import type { Business, Family, Kind, Language, NounPhrase, Offer } from './types.ts';

export interface BusinessSource {
  brand: string;
  language: Language;
  /** Descriptions of the business that people wrote, best first. */
  descriptions: readonly string[];
  /** Titles, headings and paragraphs of its pages, best first: only known words are taken from them. */
  page?: readonly string[];
  /** Types of schema.org that its page gives. */
  schema?: readonly string[];
  place?: string | null;
  audience?: Business['audience'] | undefined;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** “Spesely is an expense tool” says the same as “An expense tool”; a brand that is made of ordinary words stays. */
function withoutBrand(text: string, brand: string): string {
  const name = escaped(brand.trim());
  const subject = new RegExp(
    `^(?:die |der |das |the )?${name}\\s*(?:is|are|was|ist|sind|offers|makes|sells|provides|bietet|verkauft|macht|[:–—|,]|-(?!\\p{L}))\\s*`,
    'iu',
  );
  const cut = text.replace(subject, '');
  const standsAlone = new RegExp(`(^|[|·•–—-]\\s*)${name}(?=\\s*(?:$|[|·•–—]|-(?!\\p{L})))`, 'giu');
  const rest = cut.replace(standsAlone, '$1').trim();
  return /\p{L}{3}/u.test(rest) ? rest : text;
}

const readers: Record<Language, (text: string, strict: boolean) => PhraseReading | null> = {
  en: readEnglish,
  de: readGerman,
};

/** “Lohnbuchhaltung in der Cloud” and “payroll in the cloud” are software. */
const inTheCloud: Record<Language, [RegExp, string]> = {
  de: [
    /^(?:die |unsere )?(\p{Lu}[\p{L}-]*(?:ung|ment|ing|wesen|fassung|planung))\s(?:in|aus) der Cloud\b/u,
    'Software für $1',
  ],
  en: [/^(?:the |our )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+)\s(?:in|from) the cloud\b/iu, '$1 software'],
};
/** A noun that has an “of” or a verb in itself goes by its short name. */
const pointOfSale = /\bpoint[- ]of[- ]sale\b/gi;
const helpDesk = /\bhelp[- ]desk\b/gi;

const asSoftware = (text: string, language: Language): string =>
  text
    .replace(pointOfSale, 'POS')
    .replace(helpDesk, 'helpdesk')
    .replace(...inTheCloud[language]);

const isGermanNoun = (word: string): boolean =>
  germanNoun(word) !== null || entryEndingAt([word], 0, 'de') !== null;

/** Reads the business from texts; null where none says what it offers. */
export function readBusiness(source: BusinessSource): Business | null {
  const { brand, language, schema = [], page = [] } = source;
  const texts = [
    ...source.descriptions.map((text) => ({
      text: asSoftware(withoutBrand(text, brand), language),
      strict: false,
    })),
    ...page.map((text) => ({ text: withoutBrand(text, brand), strict: true })),
    { text: brand, strict: true },
  ].filter(({ text }) => text.trim() !== '');
  const read = readers[language];
  const ofSchema = kindOfSchema(schema);
  const reading =
    texts
      .map(({ text, strict }) => {
        const one = read(text, strict);
        return one && text === brand ? { ...one, offers: [] } : one;
      })
      .find((one) => one !== null) ??
    (ofSchema
      ? { head: ofSchema.words[language].noun, general: null, entry: null, role: ofSchema.role, offers: [] }
      : null);
  if (!reading) return null;
  // “Acme time tracking” is time tracking: with the brand in it, each question would name the brand.
  const inBrand = new Set(fold(brand).split(/\s+/));
  reading.head = {
    ...reading.head,
    before: reading.head.before.filter((word) => !inBrand.has(fold(word))),
  };
  const kind = reading.entry?.kind ?? ofSchema;
  const local = reading.role === 'provider' && (kind ? kind.local : true);
  // “Pumpenwerk Franken” sells its pumps everywhere: a name says where only for what is looked for near home.
  const place = source.place
    ? placeNamed(source.place, language)
    : texts
        .filter(({ text }) => local || text !== brand)
        .map(({ text }) => placeIn(text, language, isGermanNoun))
        .find((one) => one !== null);
  // “Zahnarztpraxis Lindenhof in Leipzig” offers no Lindenhof; a plain word of the name may be an offer.
  // Where the whole name is said, as in “Schreinerei Fischer & Söhne: Treppen”, its parts are no offers.
  const saysName =
    /\s/.test(brand.trim()) && source.descriptions.some((text) => fold(text).includes(fold(brand)));
  const isOfTheName = (text: string): boolean =>
    ` ${fold(brand)} `.includes(` ${fold(text)} `) &&
    (saysName ||
      (language === 'de' ? !isGermanNoun(text) && !looksPlural(text) : !isPlural(text) && !isMass(text)));
  const named = reading.offers.filter(({ text }) => !isOfTheName(text));
  const offers = distinct(
    named,
    [brand, ...(place?.name.split(', ') ?? [])],
    [reading.head.one, reading.head.many, plural(reading.head)],
  ).filter(({ text, type }) => type !== 'feature' || !isGoodsText(reading, text, language));
  // “Tents, sleeping bags and backpacks”: each is something that one gets.
  const isGoods = reading.role === 'product' && (kind?.family === 'product' || kind?.family === 'food');
  const text = source.descriptions.join('. ');
  const goods = isGoods ? goodsIn(text, language, reading.head) : [];
  // “Cremes, Seifen, Öle”: whatever stands in a list of goods is another one, and nothing that the first one has.
  const alsoSold = new Set(
    kind?.family === 'product'
      ? goodsLists(text)
          .filter((items) => items.some((item) => goodOf(item, language)))
          .flat()
          .map((item) => item.trim())
      : [],
  );
  const persons = offers.filter(({ type }) => type === 'person');
  const family: Family = kind?.family ?? familyOf(reading, persons);
  const isOther = (item: string): boolean =>
    (isGoods && alsoSold.has(item)) ||
    // “Ferienwohnungen & Ferienhaus”, “Maßschuhe – Schuhmacherei”: other words for the same, no parts of it.
    (language === 'de' &&
      !item.includes(' ') &&
      (isGoods
        ? kind?.family === 'product' && isGermanProvider(item)
        : kind !== null && isProviderOf(kind, item) && (kind.family === 'travel' || premises.test(item))));
  return {
    language,
    family,
    role: reading.role,
    local,
    kind: kind?.id ?? null,
    heads: [reading.head, ...goods.slice(0, 2)],
    general: reading.general,
    offers: offers.filter(({ text: one, type }) => (type !== 'feature' && type !== 'offer') || !isOther(one)),
    audience: source.audience ?? audienceOf(family, kind?.tags ?? [], persons, language),
    place: place?.phrase ?? null,
  };
}

/** Somewhere that one goes to: “Barbershop” beside “Friseur” is no service of his. */
const premises = /(?:shop|salon|studio|praxis|laden|geschäft|firma|betrieb)$/i;

const isProviderOf = (kind: Kind, item: string): boolean => {
  const entry = entryEndingAt([item], 0, 'de');
  return entry?.role === 'provider' && entry.kind.id === kind.id;
};

const isGoodsText = ({ role, entry }: PhraseReading, text: string, language: Language): boolean => {
  if (role !== 'product' || (entry?.kind.family !== 'product' && entry?.kind.family !== 'food')) return false;
  const words = text.split(/\s+/);
  return entryEndingAt(words, words.length - 1, language)?.role === 'product';
};

/** Lists of what is sold; “aus Bio-Baumwolle” and “with a lid” say more of it. */
const goodsLists = (text: string): string[][] =>
  text
    .split(/[.:|\n]|\s(?:for|für)\s/)
    .map((part) => itemsOf(part.split(/\s(?:with|from|mit|aus|in)\s/)[0] ?? '', /\s(?:and|und|&)\s/));

const goodOf = (item: string, language: Language): Entry | null => {
  const words = item.trim().split(/\s+/);
  const entry = words.length > 3 ? null : entryEndingAt(words, words.length - 1, language);
  return entry?.role === 'product' && entry.words === words.length ? entry : null;
};

function goodsIn(text: string, language: Language, head: NounPhrase): NounPhrase[] {
  const found = goodsLists(text)
    .flat()
    .flatMap((item) => goodOf(item, language)?.noun ?? []);
  return found.filter(
    (noun, at) => noun.one !== head.one && found.findIndex(({ one }) => one === noun.one) === at,
  );
}

/** Offers that are said once, without a name in them, and that are no other word for the head. */
function distinct(offers: readonly Offer[], names: readonly string[], heads: readonly string[]): Offer[] {
  const seen = new Set([...names, ...heads].filter(Boolean).map(fold));
  return offers.filter(({ text }) => {
    const key = fold(text);
    if (seen.has(key) || names.some((name) => name.length > 3 && key.includes(fold(name)))) return false;
    // “Familienhotel” for a hotel, but “Kaffee-Abo” for coffee.
    if (heads.some((name) => name.length > 3 && key.endsWith(fold(name)))) return false;
    seen.add(key);
    return true;
  });
}

function familyOf({ role, head }: PhraseReading, persons: readonly Offer[]): Family {
  const words = [...head.before, head.one, head.after].join(' ');
  if (/software|app\b|platform|system|tool|plattform/i.test(words)) return 'software';
  if (/course|lesson|class|kurs|training|workshop|seminar/i.test(words)) return 'education';
  if (/restor|repair|install|fitter|reparatur|restaur/i.test(words)) return 'trade';
  if (role === 'product') return 'product';
  return persons.some(({ text }) => isCompany(text, 'en') || isCompany(text, 'de')) ? 'business' : 'local';
}

function audienceOf(
  family: Family,
  tags: readonly string[],
  persons: readonly Offer[],
  language: Language,
): Business['audience'] {
  if (tags.includes('consumer')) return 'consumer';
  if (tags.includes('b2b') || family === 'developer') return 'business';
  const [first] = persons;
  if (first) return isCompany(first.text, language) ? 'business' : 'consumer';
  return family === 'software' || family === 'business' ? 'business' : 'consumer';
}

/** The language of a text, judged by its function words and kinds of business; null: not clear. */
export function languageOfText(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const german = words.filter((word) =>
    /^(?:und|für|mit|der|die|das|im|von|ein|eine|zum|zur|aus|bei|wir|auf|am|nach|ohne)$|[äöüß]/u.test(word),
  ).length;
  const english = words.filter((word) =>
    /^(?:and|for|with|the|of|that|from|our|your|we|to|an|at|on|by|is|are)$/.test(word),
  ).length;
  if (german !== english) return german > english ? 'de' : 'en';
  const known = (language: Language) => readers[language](text, true) !== null;
  const [de, en] = [known('de'), known('en')];
  return de === en ? null : de ? 'de' : 'en';
}
