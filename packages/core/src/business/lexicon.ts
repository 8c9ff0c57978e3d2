import { fold } from '@svc/page';
import { isMass, isPlural, pluralOf, singularOf } from './english.ts';
import { stemOf } from './german.ts';
import { germanNoun, germanSingular } from './german-noun.ts';
import { kinds } from './kind/index.ts';
import type { Kind, Language, NounPhrase, Role } from './types.ts';

export interface Entry {
  kind: Kind;
  role: Role;
  /** The words themselves stand for what is offered; else the kind’s usual noun does. */
  noun: NounPhrase;
  words: number;
}

const englishNoun = (text: string): NounPhrase => {
  const mass = isMass(text) && !isPlural(text);
  const one = mass ? text : isPlural(text) ? singularOf(text) : text;
  return { before: [], one, many: mass ? one : pluralOf(one), gender: null, mass, after: '' };
};

/** Ends as somebody who offers something does. */
export const isGermanProvider = (noun: string): boolean =>
  /(?:praxis|kanzlei|klinik|zentrum|haus|hof|studio|salon|schule|agentur|büro|firma|betrieb|laden|geschäft|werkstatt|institut|unternehmen|anbieter|verein|club|chor|makler|händler|bar|café|kneipe|museum|theater|lokal|stube|garten|park|halle|bad|bank|kasse|dienst|dienstleister|verleih|vermietung|vermieter|veranstalter|bauer|meister|installateur|techniker|decker|leger|schlosser|verband|stiftung|genossenschaft|organisation|stelle|heim|kita|krippe|akademie|hochschule|universität|verlag|festival|galerie|oper|kino|zoo|spedition|druckerei|druckerei|rei|service|partner|handel|markt|manufaktur|vermittlung|planer|fotograf|designer|trainer|coach|lehrer|sitter|pension|hotel|resort|gasthof|camping|platz|residenz|apotheke|gesellschaft|systemhaus|space|caterer|drucker|sporthalle|archiv|bücherei|bibliothek|shop|tierarzt|labor|produktion|arzt|anwalt|notar|chalet|wohnung|berater|verwaltung|reinigung|gaststätte|pizzeria|bistro|trattoria|boutique)$/i.test(
    noun,
  );

export function germanPhrase(noun: string): NounPhrase | null {
  const known = germanSingular(noun) ?? germanNoun(noun);
  return known ? { before: [], ...known, after: '' } : null;
}

const makers: Record<Language, RegExp> = {
  de: /(?:rei|gut|hof|winzer|manufaktur|destillerie|handel)$/i,
  en: /(?:roasters?|roastery|roasteries|brewery|winery|vineyard|distillery|estate|makers?|club|subscription)$/i,
};

/** “Kaffeerösterei”, “brewery”: people ask for what is made there, which they buy or order. */
const isMaker = ({ family, role, words }: Kind, text: string): boolean =>
  role === 'product' &&
  (family === 'food' || family === 'product') &&
  (makers.de.test(text) ? !/saatgut$/i.test(text) : makers.en.test(text)) &&
  words.de.noun.one !== text;

function ownNoun(text: string, role: Role, language: Language): NounPhrase | null {
  if (language === 'en') {
    const noun = englishNoun(text);
    return role === 'provider' && (noun.mass || isPlural(text)) ? null : noun;
  }
  const words = text.split(' ');
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (role === 'provider' && (/(?<!vere)in$/.test(last) || !isGermanProvider(first))) return null;
  const phrase = germanPhrase(last);
  // “veganer Käse”
  if (words.length > 1 && /^\p{Ll}/u.test(first))
    return phrase && { ...phrase, before: words.slice(0, -1).map(stemOf) };
  if (words.length === 1 || phrase === null) return words.length === 1 ? phrase : null;
  const lead = text.slice(0, -last.length);
  return { ...phrase, one: lead + phrase.one, many: lead + phrase.many };
}

function entriesOf(kind: Kind, language: Language): [string, Entry][] {
  const { noun, also } = kind.words[language];
  const entries: [string, Entry][] = [];
  const add = (text: string, entry: Omit<Entry, 'words'>) =>
    entries.push([fold(text), { ...entry, words: text.split(' ').length }]);
  const plain = { kind, role: kind.role, noun };
  const name = noun.after ? `${noun.one} ${noun.after}` : noun.one;
  add(name, plain);
  add(noun.after ? `${noun.many} ${noun.after}` : noun.many, plain);
  for (const item of also) {
    const [found = '', shown] = item.replace(/^\*/, '').split('>');
    const role = item.startsWith('*') ? 'product' : kind.role;
    const own = isMaker(kind, found) ? null : ownNoun(found, role, language);
    const given = shown === undefined ? own : (shownNoun(shown, language) ?? noun);
    const entry = { kind, role, noun: given ?? noun };
    add(found, entry);
    if (language === 'en' && given) {
      add(pluralOf(singularOf(found)), entry);
      if (isPlural(found)) add(singularOf(found), entry);
    }
    if (language === 'de' && given && given.many !== found && given.before.length === 0)
      add(given.many, entry);
  }
  return entries;
}

const shownNoun = (text: string, language: Language): NounPhrase | null => {
  if (language === 'en') return englishNoun(text);
  const [first = '', ...rest] = text.split(' ');
  const phrase = germanPhrase(first);
  return phrase && { ...phrase, after: rest.join(' ') };
};

const indexOf = (language: Language): ReadonlyMap<string, Entry> => {
  const index = new Map<string, Entry>();
  for (const kind of kinds)
    for (const [text, entry] of entriesOf(kind, language)) if (!index.has(text)) index.set(text, entry);
  return index;
};

const indexes: Readonly<Record<Language, ReadonlyMap<string, Entry>>> = {
  en: indexOf('en'),
  de: indexOf('de'),
};
const longest = 5;

/** The longest entry that ends at this word. */
export function entryEndingAt(words: readonly string[], end: number, language: Language): Entry | null {
  for (let length = Math.min(longest, end + 1); length > 0; length -= 1) {
    const text = fold(words.slice(end + 1 - length, end + 1).join(' '));
    const entry = indexes[language].get(text);
    if (entry) return { ...entry, words: length };
  }
  if (language === 'en') return null;
  const word = words[end] ?? '';
  // “Escape-Room” and “Yoga-Studio” are written without a hyphen, too.
  const plain = fold(word).replaceAll('-', ' ');
  const known = indexes.de.get(plain) ?? indexes.de.get(plain.replaceAll(' ', ''));
  if (known) return { ...known, words: 1 };
  // “Hersteller von Zelten”, “Tees”
  const one = germanSingular(word)?.one ?? word;
  return (
    compound(word) ??
    (/[elr]n$/.test(word) ? entryEndingAt([word.slice(0, -1)], 0, 'de') : null) ??
    (one === word ? null : entryEndingAt([one], 0, 'de'))
  );
}

const tails = [...indexes.de].filter(([text]) => !text.includes(' ') && text.length >= 4);

/** “Familienhotel” is a hotel: the last part of a compound tells what it is. */
function compound(word: string): Entry | null {
  const folded = fold(word);
  if (!/^\p{Lu}/u.test(word)) return null;
  let best: [string, Entry] | null = null;
  for (const one of tails)
    if (folded.endsWith(one[0]) && folded.length > one[0].length && one[0].length > (best?.[0].length ?? 0))
      best = one;
  if (/(?:workshops?|videos?|halbpension|vollpension)$/.test(folded)) return null;
  const own = germanPhrase(word);
  if (!best) {
    // “Dachdeckermeister”, “Malermeisterbetrieb”
    const [, trade = ''] =
      /^(.{4,}?)(?:-|s)?(?:fach|meister)?(?:meister|betrieb|firma|unternehmen)$/iu.exec(word) ?? [];
    const found = trade === '' ? null : entryEndingAt([trade], 0, 'de');
    return found?.role === 'provider' && own ? { ...found, noun: own, words: 1 } : null;
  }
  const [tail, entry] = best;
  const { noun } = entry;
  const isOne = fold(noun.one) === tail || fold(noun.many) === tail;
  const stem = word.slice(0, word.length - tail.length);
  // “Wellness-Hotel”, but “Familienhotel”.
  const lower = (text: string) => (stem.endsWith('-') ? text : text.charAt(0).toLowerCase() + text.slice(1));
  const shown = isOne
    ? { ...noun, one: stem + lower(noun.one), many: stem + lower(noun.many) }
    : !isMaker(entry.kind, word) && (entry.role === 'product' || isGermanProvider(word))
      ? (own ?? noun)
      : noun;
  return { ...entry, noun: shown, words: 1 };
}

const ordinary = new Set([...indexes.en.keys(), ...indexes.de.keys()].flatMap((text) => text.split(' ')));

/** Whether a word is one of those that kinds of business are named with: “register”, “hotel”. */
export const isOrdinaryWord = (word: string): boolean => ordinary.has(fold(word));

export const kindOfSchema = (types: readonly string[]): Kind | null =>
  kinds.find(({ schema }) => schema.some((type) => types.includes(type))) ?? null;

export const kindById = (id: string): Kind | null => kinds.find((kind) => kind.id === id) ?? null;
