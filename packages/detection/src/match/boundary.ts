import { isLetter, isUnspaced, kind, kindOf } from './character.ts';
import { cyrillicEndings, hangulParticles, latinSuffixes, prefixes } from './inflection.ts';

/** How a span meets its neighbour: inside a longer word, at a word's boundary, or with an inflection attached. */
export type Boundary = 'inside' | 'clean' | 'inflected';

const longestAffix = 8;

type Script = 'latin' | 'greek' | 'cyrillic' | 'hebrew' | 'arabic' | 'hangul' | 'other';

/** Coarse script of a letter: two letters of different scripts never belong to one word ("HubSpot은"). */
function scriptOf(unit: number): Script {
  if (unit < 0x370) return 'latin';
  if (unit < 0x400) return 'greek';
  if (unit < 0x530) return 'cyrillic';
  if (unit >= 0x590 && unit < 0x600) return 'hebrew';
  if ((unit >= 0x600 && unit < 0x780) || (unit >= 0xfb50 && unit < 0xfe00)) return 'arabic';
  if (unit >= 0xac00 && unit < 0xd7b0) return 'hangul';
  return unit < 0x1f00 || unit >= 0x2000 ? 'other' : 'latin';
}

function isKatakana(unit: number): boolean {
  return unit >= 0x30a1 && unit <= 0x30ff && unit !== 0x30fb;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** `my_acme_key` is one word; `_Acme_` is emphasis. */
function isInsideIdentifier(text: string, at: number, step: number): boolean {
  return text.charAt(at) === '_' && isLetter(text.charCodeAt(at + step));
}

/** The boundary before the unit at `start` of a normalised text. */
export function leftBoundary(text: string, start: number): Boundary {
  if (start === 0) return 'clean';
  if (isInsideIdentifier(text, start - 1, -1)) return 'inside';
  const before = text.charCodeAt(start - 1);
  const first = text.charCodeAt(start);
  if (isLetter(before)) {
    if (kindOf(first) === kind.symbol) return text.charAt(start) === '.' ? 'inside' : 'clean';
    if (isUnspaced(first)) return 'clean';
    if (isDigit(before) || isDigit(first)) return scriptOf(first) === 'hangul' ? 'clean' : 'inside';
    const script = scriptOf(first);
    if (script !== scriptOf(before)) return 'clean';
    const attached = script === 'arabic' || script === 'hebrew' ? prefixes[script] : undefined;
    return attached?.has(lettersBefore(text, start)) ? 'inflected' : 'inside';
  }
  if (isUnspaced(before)) {
    if (isKatakana(before) && isKatakana(first)) return 'inside';
    // A Thai vowel that is written first belongs to the consonant after it.
    return before >= 0x0e40 && before <= 0x0e44 ? 'inside' : 'clean';
  }
  // O'Reilly is one name; l'Oréal and d'Apple are an article before a name.
  if (text.startsWith("o'", start - 2) && start >= 2)
    return start >= 3 && isLetter(text.charCodeAt(start - 3)) ? 'clean' : 'inside';
  return 'clean';
}

/**
 * The boundary after the unit before `end`. `language` opens that language's inflections of names; `isStem` says that the
 * pattern is a Cyrillic stem, which is a word only with an ending.
 */
export function rightBoundary(text: string, end: number, language: string, isStem: boolean): Boundary {
  if (end >= text.length) return isStem ? 'inside' : 'clean';
  if (isInsideIdentifier(text, end, 1)) return 'inside';
  const last = text.charCodeAt(end - 1);
  const after = text.charCodeAt(end);
  if (isStem) return cyrillicEndings.has(lettersAfter(text, end)) ? 'inflected' : 'inside';
  if (kindOf(last) === kind.symbol)
    return after === last && '+#'.includes(text.charAt(end)) ? 'inside' : 'clean';
  if (isLetter(after) && isLetter(last)) {
    if (isDigit(after)) return 'inside';
    const script = scriptOf(last);
    if (script !== scriptOf(after)) return 'clean';
    return endingsOf(script, language)?.has(lettersAfter(text, end)) ? 'inflected' : 'inside';
  }
  if (isUnspaced(after)) {
    if (isKatakana(after) && isKatakana(last)) return 'inside';
    return isThaiDependent(after) ? 'inside' : 'clean';
  }
  // C is neither C++ nor C#.
  if (text.startsWith('++', end)) return 'inside';
  return text.charAt(end) === '#' && !isLetter(text.charCodeAt(end + 1)) ? 'inside' : 'clean';
}

function endingsOf(script: Script, language: string): ReadonlySet<string> | undefined {
  if (script === 'hangul') return hangulParticles;
  if (script === 'cyrillic') return cyrillicEndings;
  return script === 'latin' ? latinSuffixes[language] : undefined;
}

/** Dependent vowels and tone marks make another syllable of the consonant before them. */
function isThaiDependent(unit: number): boolean {
  return (unit >= 0x0e30 && unit <= 0x0e3a) || unit === 0x0e45 || (unit >= 0x0e47 && unit <= 0x0e4e);
}

function lettersAfter(text: string, end: number): string {
  let to = end;
  while (to - end <= longestAffix && isLetter(text.charCodeAt(to))) to++;
  return text.slice(end, to);
}

function lettersBefore(text: string, start: number): string {
  let from = start;
  while (from > 0 && start - from <= longestAffix && isLetter(text.charCodeAt(from - 1))) from--;
  return text.slice(from, start);
}
