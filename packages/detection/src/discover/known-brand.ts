import { glyph, letter, type Span, spansOf } from '../match/glyph.ts';
import { homonyms } from '../match/homonym-data.ts';
import { normalForm } from '../match/normalise.ts';
import { knownBrands } from './known-brand-data.ts';
import { type FoundName, keyOf, wordsOf } from './name.ts';
import { isOrdinary, isPerson, isPlaceOrTime } from './noise.ts';

const keys = new Set(knownBrands.map(keyOf));
/** The words of each name by its first one, the longest name first. */
const byFirst = new Map<string, string[][]>();
for (const name of knownBrands) {
  const words = name.split(' ');
  const first = words[0] ?? '';
  byFirst.set(
    first,
    [...(byFirst.get(first) ?? []), words].sort((a, b) => b.length - a.length),
  );
}

/** Whether a name also is an everyday word, a first name or a place: Target, Claude, Columbia. */
const doubtful = new Map(
  knownBrands.map((name) => {
    const words = wordsOf(name);
    const dominant = homonyms[normalForm(name)]?.dominant ?? false;
    const plain = /^\p{Lu}?[\p{Ll} ]*$/u.test(name);
    return [
      name,
      !dominant &&
        plain &&
        (isOrdinary(words, 'en') ||
          isPlaceOrTime(words, 'en') ||
          isPerson([...words, 'x']) ||
          name.length < 3),
    ];
  }),
);

export const isKnownBrand = (key: string): boolean => keys.has(key);

/** How many words at the start of a name form a known brand's name; 0: none. For "Toyota Mirai" it is 1. */
export function knownWords(name: string): number {
  const words = name.split(' ');
  for (let length = Math.min(words.length - 1, 4); length > 0; length--)
    if (keys.has(keyOf(words.slice(0, length).join(' ')))) return length;
  return 0;
}

const token = {
  begins: letter | glyph.number,
  goesOn: letter | glyph.number | glyph.ampersand | glyph.plus | glyph.stop | glyph.apostrophe | glyph.hyphen,
  alone: glyph.ampersand,
};
/** Units with which known names begin: most words need not be looked up. */
const firstUnits = new Set([...byFirst.keys()].map((word) => word.charCodeAt(0)));
/** The last letter of what `nameEnd` takes away: quick to look at in each word. */
const mayEnd = new Set("s.'’-");
const nameEnd = /(?:['’]s?|[.'’-]{1,8})$/u;

/** Every known brand that a text names as it writes itself. A doubtful name counts only where it can be nothing else. */
export function knownNames(text: string): FoundName[] {
  const tokens = spansOf(text, token);
  const names: FoundName[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { start } = tokens[at] as Span;
    const length = firstUnits.has(text.charCodeAt(start)) ? lengthAt(text, tokens, at) : 0;
    if (length === 0) continue;
    const last = tokens[at + length - 1] as Span;
    const end = last.start + bareOf(text.slice(last.start, last.end)).length;
    const written = text.slice(start, end);
    if (!(doubtful.get(written.replaceAll('\u00a0', ' ')) && !standsAlone(text, start, end, written)))
      names.push({ text: written, start, evidence: 'known', block: -1, domain: null, before: null });
    at += length - 1;
  }
  return names;
}

/** A word without what is no part of a name at its end: "Acme’s", "Acme.". */
const bareOf = (word: string): string =>
  mayEnd.has(word.at(-1) ?? '') && !byFirst.has(word) ? word.replace(nameEnd, '') : word;

/** Words of the longest known name that starts at a token; 0: none. */
function lengthAt(text: string, tokens: readonly Span[], at: number): number {
  const { start, end } = tokens[at] as Span;
  const first = bareOf(text.slice(start, end));
  for (const words of byFirst.get(first) ?? []) {
    const fits = words.every((word, index) => {
      const here = tokens[at + index];
      const before = tokens[at + index - 1];
      if (!here || (index > 0 && before && here.start - before.end !== 1)) return false;
      const written = text.slice(here.start, here.end);
      return written === word || (index === words.length - 1 && bareOf(written) === word);
    });
    if (fits && !/[@/]/.test(text[start - 1] ?? '')) return words.length;
  }
  return 0;
}

/** Not at a sentence's start, and no part of a longer run of capitals: "at Target", but not "Target your" or "Max Planck". */
function standsAlone(text: string, start: number, end: number, written: string): boolean {
  const lead = text.slice(Math.max(0, start - 24), start);
  const tail = text.slice(end, end + 16);
  if (/^\s{0,24}$|[.!?:\n•–—“"]\s{0,24}[*_]{0,24}$/u.test(lead))
    return /^(?:\*\*|__)?\s*(?:[:–—-]\s|\()/u.test(tail);
  if (/\p{Lu}[\p{L}.]{0,24}\s$/u.test(lead) || /^ \p{Lu}/u.test(tail) || /^-\p{L}/u.test(tail)) return false;
  const { before = '', after = '' } = homonyms[normalForm(written)] ?? {};
  const previous = normalForm(/(\p{L}+)[^\p{L}]*$/u.exec(lead)?.[1] ?? '');
  const next = normalForm(/^[^\p{L}]*(\p{L}+)/u.exec(tail)?.[1] ?? '');
  return !before.split(' ').includes(previous || ' ') && !after.split(' ').includes(next || ' ');
}
