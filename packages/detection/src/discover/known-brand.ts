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

const token = /[\p{L}\p{N}][\p{L}\p{N}&+.'’-]*|&/gu;
/** The last letter of what `nameEnd` takes away: quick to look for in each word. */
const mayEnd = /[s.'’-]$/u;
const nameEnd = /(?:['’]s?|[.'’-]{1,8})$/u;

interface Token {
  text: string;
  bare: string;
  start: number;
}

/** Every known brand that a text names as it writes itself. A doubtful name counts only where it can be nothing else. */
export function knownNames(text: string): FoundName[] {
  const tokens = Array.from(text.matchAll(token), (found): Token => {
    const [word] = found;
    return {
      text: word,
      bare: byFirst.has(word) || !mayEnd.test(word) ? word : word.replace(nameEnd, ''),
      start: found.index,
    };
  });
  const names: FoundName[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const length = lengthAt(text, tokens, at);
    if (length === 0) continue;
    const [first, last] = [tokens[at] as Token, tokens[at + length - 1] as Token];
    const written = text.slice(first.start, last.start + last.bare.length);
    if (!(doubtful.get(written.replaceAll('\u00a0', ' ')) && !standsAlone(text, first.start, last, written)))
      names.push({
        text: written,
        start: first.start,
        evidence: 'known',
        block: -1,
        domain: null,
        before: null,
      });
    at += length - 1;
  }
  return names;
}

/** Words of the longest known name that starts at a token; 0: none. */
function lengthAt(text: string, tokens: readonly Token[], at: number): number {
  const first = tokens[at] as Token;
  for (const words of byFirst.get(first.bare) ?? []) {
    const fits = words.every((word, index) => {
      const here = tokens[at + index];
      const before = tokens[at + index - 1];
      if (
        !here ||
        !(index === words.length - 1 ? here.bare === word || here.text === word : here.text === word)
      )
        return false;
      return index === 0 || !before || here.start - before.start - before.text.length === 1;
    });
    if (fits && !/[@/]/.test(text[first.start - 1] ?? '')) return words.length;
  }
  return 0;
}

/** Not at a sentence's start, and no part of a longer run of capitals: "at Target", but not "Target your" or "Max Planck". */
function standsAlone(text: string, start: number, last: Token, written: string): boolean {
  const lead = text.slice(Math.max(0, start - 24), start);
  const tail = text.slice(last.start + last.bare.length, last.start + last.bare.length + 16);
  if (/^\s{0,24}$|[.!?:\n•–—“"]\s{0,24}[*_]{0,24}$/u.test(lead))
    return /^(?:\*\*|__)?\s*(?:[:–—-]\s|\()/u.test(tail);
  if (/\p{Lu}[\p{L}.]{0,24}\s$/u.test(lead) || /^ \p{Lu}/u.test(tail) || /^-\p{L}/u.test(tail)) return false;
  const { before = '', after = '' } = homonyms[normalForm(written)] ?? {};
  const previous = normalForm(/(\p{L}+)[^\p{L}]*$/u.exec(lead)?.[1] ?? '');
  const next = normalForm(/^[^\p{L}]*(\p{L}+)/u.exec(tail)?.[1] ?? '');
  return !before.split(' ').includes(previous || ' ') && !after.split(' ').includes(next || ' ');
}
