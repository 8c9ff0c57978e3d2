import {
  asFeature,
  type Business,
  type Case,
  decline,
  germanNoun,
  germanSingular,
  indefinite,
  isPlural,
  looksPlural,
  type NounPhrase,
  plural,
  singular,
} from '../../../../business/index.ts';

/** One word or phrase for each typed slot. */
export interface Values {
  head: NounPhrase;
  role: Business['role'];
  offer?: string;
  feature?: string;
  use?: string;
  person?: string;
  need?: string;
  needTopic?: string;
  rival?: string;
  budget?: string;
  /** “in Leipzig”, “near me”; empty where nobody would say it. */
  place: string;
  /** As `place`, where the question makes no sense without it. */
  where?: string;
  town?: string;
}

type Filler = (slot: string, values: Values, before: string) => string | null;

const shared = (slot: string, values: Values): string | null | undefined => {
  switch (slot) {
    case 'place':
      return values.place;
    case 'where':
      return values.where ?? null;
    case 'town place':
      return values.town ?? null;
    case 'offer':
      return values.offer ?? null;
    case 'use':
      return values.use ?? null;
    case 'person':
      return values.person ?? null;
    case 'need':
      return values.need ?? null;
    case 'topic of need':
      return values.needTopic ?? null;
    case 'rival':
      return values.rival ?? null;
    case 'budget':
      return values.budget ?? null;
    default:
      return undefined;
  }
};

const english: Filler = (slot, values) => {
  const given = shared(slot, values);
  if (given !== undefined) return given;
  if (slot === 'feature')
    return values.feature === undefined
      ? null
      : values.role === 'provider'
        ? asFeature(values.feature)
        : values.feature;
  const [article = '', name = slot] = /\s/.test(slot) ? slot.split(' ') : ['', slot];
  if (name.replace(/s$/, '') !== (values.role === 'provider' ? 'kind' : 'product')) return null;
  if (name.endsWith('s')) return plural(values.head);
  if (article === 'a') return indefinite(values.head);
  if (article !== 'bare') return singular(values.head);
  return singular({ ...values.head, before: values.head.before.filter((word) => word !== 'open-source') });
};

const cases: Record<string, Case> = { a: 'accusative', d: 'dative' };

/** Rooms and the like take an article: “bieten eine Sauna”, but “bieten Halbpension”. */
function withArticle(feature: string): string {
  const [, masculine, feminine, neuter] =
    /^(?:((?:\p{Ll}\S*\s)?\S*(?:pool|garten|balkon|parkplatz|spielplatz|kamin|bereich|raum|saal|shop|keller|hof|dienst|service|verleih|park|strand|lift|plan|chor|kurs))|((?:\p{Ll}\S*\s)?\S*(?:sauna|terrasse|bar|bibliothek|küche|lounge|bühne|wallbox|station|gruppe|app|werkstatt|garage|halle|wiese|schnittstelle|rutsche|hütte|ambulanz))|((?:\p{Ll}\S*\s)?\S*(?:spa|café|restaurant|schwimmbad|studio|bistro|kino|zimmer|abo|labor|becken|museum)))$/iu.exec(
      feature,
    ) ?? [];
  if (masculine) return `einen ${feature}`;
  if (feminine) return `eine ${feature}`;
  return neuter ? `ein ${feature}` : feature;
}

/** What is built or bought one at a time has an article, too: “Was kostet ein Flachdach”, but “Was kostet Prophylaxe”. */
const thing =
  /^\S*(?:dach|bad|haus|boot|schrank|zaun|kamin|ofen|teich|pool|garten|carport|küche|treppe|terrasse|heizung|pumpe|anlage|wallbox|website|webseite|hecke|mauer|krone|brücke|prothese|fassade|plan|ausweis)$/i;

function asThing(offer: string, at: string): string {
  const gender = thing.test(offer) ? (germanNoun(offer)?.gender ?? null) : null;
  if (gender === null) return offer;
  return `${gender === 'f' ? 'eine' : gender === 'm' && at === 'a' ? 'einen' : 'ein'} ${offer}`;
}

const german: Filler = (slot, values, before) => {
  const [name = '', marked = ''] = slot.split('.');
  if (name === 'offer' && marked && values.offer !== undefined) return asThing(values.offer, marked);
  const given = shared(name, values);
  if (given !== undefined) return given;
  if (name === 'feature')
    return values.feature === undefined
      ? null
      : marked === 'a'
        ? withArticle(values.feature)
        : values.feature;
  const words = name.split(' ');
  const noun = words.pop() ?? '';
  if (noun.replace(/s$/, '') !== (values.role === 'provider' ? 'kind' : 'product')) return null;
  // After “die besten” or “welche”, adjectives end as they do after an article.
  const weak = words.length === 0 && /(?:\b(?:die|welche|welchen|den)|en)\s$/i.test(before);
  return decline(
    weak ? ['~'] : words,
    values.head,
    noun.endsWith('s') ? 'many' : 'one',
    cases[marked] ?? 'nominative',
  );
};

const fillers: Record<Business['language'], Filler> = { en: english, de: german };

/** Plurals of borrowed words: “Websites”, “Apps”. */
const loanPlural =
  /(?:site|app|shop|bike|tool|event|workshop|job|video|logo|foto|auto|büro|hotel|restaurant|café|check|coaching|training|jobs|link|flyer|banner|newsletter|podcast|retreat|camp|spot|seminar|kit|kid|pool|test|abo|akku|handy)s$/i;

/** Those with an umlaut in the singular. */
const bentSingular =
  /(?:küche|bühne|mühle|wäsche|säule|hülle|düse|tüte|größe|höhe|fläche|länge|wärme|nähe|käse|gemüse|getriebe)$/i;

const isMany = (text: string, language: Business['language']): boolean => {
  if (language === 'en') return isPlural(text);
  const last = text.split(' ').at(-1) ?? '';
  if (/\s(?:und|&)\s/.test(text) || looksPlural(last) || loanPlural.test(last)) return true;
  const known = germanNoun(last);
  const many = germanSingular(last);
  return many !== null &&
    (known === null || known.gender === null || many.many === last) &&
    !(known && /(?:ung|heit|keit|axe|ie|ion)$/.test(last))
    ? true
    : /[äöü]\p{L}{1,6}e$/u.test(last) && !bentSingular.test(last);
};

/** As `fillSlots`, as a sentence begins. */
export function fill(text: string, values: Values, language: Business['language']): string | null {
  const filled = fillSlots(text, values, language);
  return filled && filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** The text with its slots filled; null where a slot has no word of its kind. */
export function fillSlots(text: string, values: Values, language: Business['language']): string | null {
  const filler = fillers[language];
  let failed = false;
  const subject = /\{offer/.test(text) ? values.offer : /\{feature/.test(text) ? values.feature : undefined;
  const many = subject === undefined ? !values.head.mass : isMany(subject, language);
  const filled = text
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, more: string) => (many ? more : one))
    .replace(/\{([^}]+)\}/g, (_, slot: string, at: number, whole: string) => {
      const value = filler(slot, values, whole.slice(Math.max(0, at - 20), at));
      if (value === null) failed = true;
      return value ?? '';
    });
  if (failed) return null;
  return filled
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.?!:;])/g, '$1')
    .trim();
}
