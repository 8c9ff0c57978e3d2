import type { Language } from '@svc/figures';
import { LRUCache } from 'lru-cache';
import { germanFigures } from './figures.ts';
import { composed, earlier, sentences, words } from './german/index.ts';
import { fill, fillingsOf, type Pattern, parsePattern } from './pattern.ts';
import { germanSaid } from './said.ts';

/** Fields in which the service speaks. Only what is a message of the catalogue is told otherwise there. */
const spokenFields: ReadonlySet<string> = new Set([
  ...['action', 'advice', 'caution', 'description', 'detail', 'headline', 'how', 'label', 'measured'],
  ...['failure', 'limits', 'meaning', 'message', 'missing', 'modelLabel', 'next', 'noBaseline', 'note'],
  ...['notes', 'proof', 'reason', 'required', 'sentence', 'statement', 'steps', 'title', 'warning', 'why'],
]);

/** Fields that have such a sentence in some answers, and other people’s words in others: only what was just said is told there. */
const sometimes: ReadonlySet<string> = new Set([
  ...['assumes', 'cluster', 'definition', 'detection', 'formula', 'interval', 'method', 'misread'],
  ...['question', 'rules', 'situation', 'summary'],
]);

interface Catalogue {
  whole: ReadonlyMap<string, string>;
  /** With holes. */
  open: readonly { english: Pattern; german: Pattern; piece: string }[];
  kept: LRUCache<string, { told: string | null }>;
}

/** Templates that begin with fixed words are found at once. If several match, the one with most fixed words wins. */
const rank = ({ pieces }: Pattern): number => (pieces[0] === '' ? 0 : 10_000) + pieces.join('').length;
const longest = ({ pieces }: Pattern): string =>
  pieces.reduce((one, other) => (other.length > one.length ? other : one));

function catalogueOf(pairs: readonly (readonly [string, string])[]): Catalogue {
  const messages = pairs.map(([english, german]) => ({
    english: parsePattern(english),
    german: parsePattern(german),
  }));
  return {
    whole: new Map(pairs),
    open: messages
      .filter(({ english }) => english.holes.length > 0)
      .map((message) => ({ ...message, piece: longest(message.english) }))
      .toSorted((one, other) => rank(other.english) - rank(one.english)),
    // Many figures have the same notes beside them.
    kept: new LRUCache({ max: 5_000 }),
  };
}

const outer = catalogueOf([...sentences, ...composed, ...earlier]);
const inner = catalogueOf([...sentences, ...words, ...earlier]);

/** How much may still be tried for one text: other people's names stand in sentences, and must not make matching slow. */
interface Effort {
  left: number;
}
/** Ten times what the longest sentence takes. */
const most = 3_000;
/** A name does not reach into the next sentence; “Dr.” ends none. */
const sentenceEnd = /[a-z]{4}\. /;
/** Longer than anything that the service says. */
const longestText = 2_000;

function tellOpen(text: string, catalogue: Catalogue, effort: Effort): string | null {
  effort.left -= 10;
  for (const { english, german, piece } of catalogue.open) {
    if (effort.left <= 0) return null;
    if (!text.startsWith(english.pieces[0] ?? '') || !text.includes(piece)) continue;
    const fillings = fillingsOf(english, text, ({ kind }, filling) => {
      if (effort.left-- <= 0) return null;
      if (kind === 'text') return filling === '' || sentenceEnd.test(filling) ? null : filling;
      return kind === 'figures' ? germanFigures(filling) : tellInside(filling, effort);
    });
    if (!fillings) continue;
    const told = fill(german, new Map(english.holes.map(({ name }, at) => [name, fillings[at] ?? ''])));
    return told.replace(/(?<![\d.,])1 Punkten?\b/g, '1 Punkt');
  }
  return null;
}

/** The value of a placeholder: nothing, or words of the catalogue, with the space before them. */
function tellInside(text: string, effort: Effort): string | null {
  const words = text.trimStart();
  const told = words === '' ? '' : tellWith(words, inner, effort);
  return told === null ? null : text.slice(0, text.length - words.length) + told;
}

function tellWith(text: string, catalogue: Catalogue, effort: Effort): string | null {
  const kept = catalogue.kept.get(text);
  if (kept) return kept.told;
  if (effort.left-- <= 0) return null;
  const told =
    catalogue.whole.get(text) ??
    tellOpen(text, catalogue, effort) ??
    tellRow(text, catalogue, ' ', effort) ??
    (catalogue === inner ? (tellRow(text, inner, '; ', effort) ?? tellRow(text, inner, ', ', effort)) : null);
  if (effort.left > 0) catalogue.kept.set(text, { told });
  return told;
}

/** Several that were put together: the longest first part that is known, then the rest. */
function tellRow(text: string, catalogue: Catalogue, mark: string, effort: Effort): string | null {
  for (let at = text.lastIndexOf(mark); at > 0; at = text.lastIndexOf(mark, at - 1)) {
    if (mark === ' ' && !/[.?!”)]/.test(text[at - 1] ?? '')) continue;
    const part = text.slice(0, at);
    const first = catalogue.whole.get(part) ?? tellOpen(part, catalogue, effort);
    const rest = first === null ? null : tellWith(text.slice(at + mark.length), catalogue, effort);
    if (rest !== null) return `${first}${mark}${rest}`;
    if (effort.left <= 0) return null;
  }
  return null;
}

/** A sentence of the service, or several in a row, in German; null: the catalogue lacks one of them. */
export function tellGerman(text: string): string | null {
  const known = germanSaid(text);
  if (known !== undefined) return known;
  if (text.length > longestText) return null;
  const told = tellWith(text, outer, { left: most });
  outer.kept.set(text, { told });
  return told;
}

/** Each text of an answer that may be told in German. */
export function* spokenIn(value: unknown, field = ''): Generator<{ field: string; text: string }> {
  if (typeof value === 'string') {
    if (spokenFields.has(field)) yield { field, text: value };
  } else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      yield* spokenIn(one, Array.isArray(value) ? field : name);
}

/** Where a text's German comes from: its message or both languages, its whole as a key, or a pattern of its words. */
export function howTold(text: string): 'said' | 'whole' | 'words' | null {
  if (germanSaid(text) !== undefined) return 'said';
  if (outer.whole.has(text)) return 'whole';
  return tellGerman(text) === null ? null : 'words';
}

/** The same in either language; a sentence that the catalogue lacks stays English. */
export const sentenceIn = (text: string, language: Language): string =>
  language === 'de' ? (tellGerman(text) ?? text) : text;

/** An answer of the API with what the service says in it in this language; what others wrote stays as it is. */
export const tell = (answer: unknown, language: Language): unknown =>
  language === 'en' ? answer : retell(answer, '');

function retell(value: unknown, field: string): unknown {
  if (typeof value === 'string') {
    if (spokenFields.has(field)) return sentenceIn(value, 'de');
    return sometimes.has(field) ? (germanSaid(value) ?? value) : value;
  }
  if (Array.isArray(value)) return value.map((one) => retell(one, field));
  if (typeof value !== 'object' || value === null) return value;
  // What is missing may be told for each of several figures.
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, retell(one, field === 'missing' ? field : name)]),
  );
}
