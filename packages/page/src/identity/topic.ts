import { nodesOf, type PageDocument, textOf, tidy } from '../content/index.ts';
import { fold, isFiller, splitWords, stopWords, termOf } from '../language/index.ts';
import type { TextBlock, Topic, Where } from '../types.ts';
import { brandKey } from './brand.ts';

/** Words that may stand inside a phrase ("software de gestion"), never at its ends. Folded. */
const linking: Record<string, ReadonlySet<string>> = {
  en: new Set(['of', 'for']),
  de: new Set(['von', 'fur']),
  nl: new Set(['van', 'voor']),
  fr: new Set(['de', 'du', 'des', 'a', 'pour', 'en']),
  es: new Set(['de', 'del', 'para', 'en']),
  it: new Set(['di', 'del', 'della', 'per', 'da', 'a']),
  pt: new Set(['de', 'do', 'da', 'para', 'em']),
};
/** Fillers that mean something right before a word that does: time tracking, email marketing. Folded. */
const opening: Record<string, ReadonlySet<string>> = { en: new Set(['time', 'email', 'phone']) };
const none: ReadonlySet<string> = new Set();
/** Weight of a phrase, by its number of words that carry meaning. */
const lengthBoost = [0, 0.4, 1.4, 2, 2.1, 1.9];
const longest = 6;
const elision = /^\p{L}{1,4}['’](?=\p{L})/u;

interface Zone {
  text: string;
  weight: number;
  where: Where;
}

interface Found {
  score: number;
  where: Set<Where>;
  spellings: Map<string, number>;
  words: string[];
  /** How many pieces of the page contain it. */
  pieces: number;
  contentWords: number;
}

function zonesOf(page: PageDocument, blocks: readonly TextBlock[], title: string | null): Zone[] {
  const zones: Zone[] = [];
  const add = (text: string | null, weight: number, where: Where): void => {
    if (text) zones.push({ text, weight, where });
  };
  add(title, 6, 'title');
  add(page.meta('description') ?? page.meta('og:description'), 3, 'meta');
  for (const keyword of page.meta('keywords')?.split(/[,;]/).slice(0, 10) ?? [])
    add(tidy(keyword), 2, 'meta');
  const things = nodesOf(
    page.jsonLd,
    /^(Product|Service|SoftwareApplication|WebApplication|Offer|OfferCatalog|Course|Event)$/,
  );
  for (const node of things.slice(0, 12)) {
    add(textOf(node.properties.name), 3, 'json_ld');
    add(textOf(node.properties.category) ?? textOf(node.properties.applicationCategory), 2, 'json_ld');
    add(textOf(node.properties.serviceType), 4, 'json_ld');
  }
  for (const block of blocks.slice(0, 600)) {
    const level = block.level ?? 0;
    if (block.kind === 'heading') add(block.text, level === 1 ? 5 : level === 2 ? 2.5 : 1.5, 'heading');
    else if (block.kind !== 'code') add(block.text, 1, 'body');
  }
  return zones;
}

/** German nouns are capitalised in every place, other languages only at a title's words. */
function spell(words: readonly string[], spellings: ReadonlyMap<string, number>, language: string): string {
  const [most] = [...spellings].toSorted((one, other) => other[1] - one[1]);
  const written = most?.[0] ?? words.join(' ');
  if (language === 'de') return written;
  return written
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) || /^\p{Lu}{6,}$/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
}

interface Phrase {
  words: string[];
  contentWords: number;
}

/** Runs of words with no stop word, filler, brand word or punctuation in them (linking words apart). */
function phrasesOf(text: string, language: string, excluded: ReadonlySet<string>): Phrase[] {
  const stop = stopWords.get(language) ?? none;
  const links = linking[language] ?? none;
  const openers = opening[language] ?? none;
  const phrases: Phrase[] = [];
  for (const clause of text.split(/[^\p{L}\p{N}\s'’&+#/-]+|\s[-–—/]\s|\//u)) {
    const elided = language === 'fr' || language === 'it';
    const words = splitWords(clause).map((word) => (elided ? word.replace(elision, '') : word));
    const folded = words.map(fold);
    const carries = folded.map(
      (word) =>
        !stop.has(word) && !isFiller(word) && !excluded.has(word) && /\p{L}/u.test(word) && word.length > 1,
    );
    const opens = folded.map((word, index) => openers.has(word) && carries[index + 1] === true);
    for (let start = 0; start < words.length; start += 1) {
      if (!carries[start] && !opens[start]) continue;
      let contentWords = 0;
      for (let end = start + 1; end <= Math.min(words.length, start + longest); end += 1) {
        if (carries[end - 1]) phrases.push({ words: words.slice(start, end), contentWords: ++contentWords });
        else if (opens[end - 1]) contentWords += 1;
        else if (!links.has(folded[end - 1] ?? '')) break;
      }
    }
  }
  return phrases;
}

/** Whether a German word can be part of a topic: nouns have a capital, adjectives an ending; verbs have neither. */
function isNounPhrase(words: readonly string[], language: string): boolean {
  if (language !== 'de') return true;
  const isNoun = (word: string | undefined): boolean => /^[\p{Lu}\d]/u.test(word ?? '');
  return (
    isNoun(words.at(-1)) && words.every((word) => isNoun(word) || /(?:e|er|es)$|^von$|^für$/u.test(word))
  );
}

/** Whether a phrase occurs often enough: in the title, in a heading and once more, or four times. */
function isSupported(entry: Found): boolean {
  const prominent = entry.where.has('title') || entry.where.has('json_ld') || entry.where.has('heading');
  if (entry.contentWords > 1)
    return entry.where.has('title') || entry.where.has('json_ld') || entry.pieces > 1;
  return prominent && entry.pieces > 1 && entry.score >= 6 && !/\d/.test(entry.words.join(''));
}

/**
 * What a page is about, as phrases that a buyer might use: n-grams scored by where they stand, how often and
 * how long they are; a phrase inside a better one is dropped, the brand's own words never appear.
 */
export function rankTopics(
  page: PageDocument,
  blocks: readonly TextBlock[],
  context: { title: string | null; brand: string; language: string; city: string | null; count?: number },
): Topic[] {
  const { language } = context;
  const names = `${context.brand} ${context.city ?? ''}`;
  const excluded = new Set([...splitWords(names).map(fold), brandKey(context.brand)]);
  const found = new Map<string, Found>();
  for (const zone of zonesOf(page, blocks, context.title)) {
    const seen = new Set<string>();
    for (const { words, contentWords } of phrasesOf(zone.text.slice(0, 5000), language, excluded)) {
      const key = words.map(termOf).join(' ');
      const entry = found.get(key) ?? {
        score: 0,
        where: new Set(),
        spellings: new Map(),
        words,
        contentWords,
        pieces: 0,
      };
      const spelling = words.join(' ');
      entry.spellings.set(spelling, (entry.spellings.get(spelling) ?? 0) + (zone.where === 'body' ? 3 : 1));
      entry.where.add(zone.where);
      if (!seen.has(key)) {
        entry.score += zone.weight;
        entry.pieces += 1;
      }
      seen.add(key);
      found.set(key, entry);
    }
  }
  const ranked = [...found]
    .filter(([, entry]) => isNounPhrase(entry.words, language) && isSupported(entry))
    // The square root keeps a word that is repeated on every line from ruling all others.
    .map(([key, entry]) => ({
      key: ` ${key} `,
      entry,
      score: Math.sqrt(entry.score) * (lengthBoost[entry.contentWords] ?? 1),
    }))
    .toSorted((one, other) => other.score - one.score || (one.key < other.key ? -1 : 1));
  const chosen: typeof ranked = [];
  for (const candidate of ranked) {
    // A part of a better phrase stays only if it also stands alone elsewhere. A longer form is dropped.
    const redundant = chosen.some(
      ({ key, entry }) =>
        candidate.key.includes(key) ||
        (key.includes(candidate.key) &&
          (candidate.entry.contentWords === 1 || candidate.entry.score < 1.3 * entry.score)),
    );
    if (!redundant) chosen.push(candidate);
    if (chosen.length === (context.count ?? 12)) break;
  }
  const best = chosen[0]?.score ?? 1;
  return chosen.map(({ entry, score }) => ({
    phrase: spell(entry.words, entry.spellings, language),
    weight: Math.round((score / best) * 1000) / 1000,
    where: [...entry.where],
  }));
}
