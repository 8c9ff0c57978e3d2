import type { Entry } from './lexicon.ts';
import type { NounPhrase, Offer, Role } from './types.ts';

/** What one piece of text says about a business. */
export interface PhraseReading {
  head: NounPhrase;
  /** The shorter, more general phrase: “museum” for “museum of modern art”; null where there is none. */
  general: NounPhrase | null;
  /** The word list's entry behind the head; null: read by grammar alone. */
  entry: Entry | null;
  role: Role;
  offers: Offer[];
}

/** Cuts at the ends of sentences, lines and the marks of titles. */
export const segmentsOf = (text: string): string[] =>
  text
    .split(/[\n\r|·•»→;]|[.!?](?=\s|$)|\s[–—-]\s|(?<=\S):(?=\s)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The items of “A, B and C”; what “and” joins within one item stays together. */
export function itemsOf(text: string, and: RegExp): string[] {
  return text.split(/,\s*(?![^(]*\))/).flatMap((piece) => {
    const clean = piece.replace(/\([^)]*\)/g, '').trim();
    const [left, ...right] = clean.split(and);
    if (left === undefined || right.length === 0) return [clean];
    const rest = right.join(' & ');
    const leftWords = left.trim().split(/\s+/).length;
    // “vegetarian and gluten-free options” is one thing, “mentors and job help” are two.
    const isOwn = /(?:s|ing|ung|en|e|ery|tion|ment|ity|ness|ship|care|ware)$/.test(left.trim());
    // “Demenzstation und großer Garten”: a German noun before “und” is a thing of its own.
    const isNoun = /^\p{Lu}/u.test(left.trim()) && /^\p{Ll}/u.test(rest.trim()) && and.source.includes('und');
    const joined = leftWords === 1 && !isOwn && !isNoun && /\s/.test(rest.trim());
    return joined || /-$/.test(left.trim()) ? [clean] : [left.trim(), ...right.map((part) => part.trim())];
  });
}
