import { type Folded, kind, kindOf } from './fold.ts';
import { cyrillicEndings, hangulParticles, latinSuffixes, prefixes } from './inflection.ts';

/** How a span meets its neighbours: inside a longer word, at a word's edge, or with an inflection attached. */
export const edge = { none: 0, clean: 1, inflected: 2 } as const;

const longestAffix = 8;

/** Coarse script of a letter: two letters of different scripts never belong to one word ("HubSpot은"). */
function scriptOf(unit: number): 'latin' | 'greek' | 'cyrillic' | 'hebrew' | 'arabic' | 'hangul' | 'other' {
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
function isInsideIdentifier(text: Folded, at: number, step: number): boolean {
  if (text.units[at] !== 0x5f) return false;
  const beyond = at + step;
  return beyond >= 0 && beyond < text.length && kindOf(text.units[beyond] as number) === kind.letter;
}

function isDense(found: number): boolean {
  return found === kind.dense || found === kind.southEast;
}

/** The edge before the unit at `start`. */
export function leftEdge(text: Folded, start: number): number {
  if (start === 0) return edge.clean;
  if (isInsideIdentifier(text, start - 1, -1)) return edge.none;
  const before = text.units[start - 1] as number;
  const first = text.units[start] as number;
  const kindBefore = kindOf(before);
  const kindFirst = kindOf(first);
  if (kindBefore === kind.letter) {
    if (kindFirst === kind.symbol) return first === 0x2e ? edge.none : edge.clean;
    if (isDense(kindFirst)) return edge.clean;
    if (isDigit(before) || isDigit(first)) return scriptOf(first) === 'hangul' ? edge.clean : edge.none;
    const script = scriptOf(first);
    if (script !== scriptOf(before)) return edge.clean;
    const attached = script === 'arabic' || script === 'hebrew' ? prefixes[script] : undefined;
    return attached?.has(runBefore(text, start)) ? edge.inflected : edge.none;
  }
  if (isDense(kindBefore)) {
    if (isKatakana(before) && isKatakana(first)) return edge.none;
    // A leading vowel belongs to the consonant after it.
    return before >= 0x0e40 && before <= 0x0e44 ? edge.none : edge.clean;
  }
  // O'Reilly is one name; l'Oréal and d'Apple are an article before a name.
  if (before === 0x27 && start >= 2 && text.units[start - 2] === 0x6f) {
    return start >= 3 && kindOf(text.units[start - 3] as number) === kind.letter ? edge.clean : edge.none;
  }
  return edge.clean;
}

/**
 * The edge after the unit before `end`. `language` opens that language's inflections of names; `stem` says that the
 * pattern is a Cyrillic stem, which is a word only with an ending.
 */
export function rightEdge(text: Folded, end: number, language: string, stem: boolean): number {
  const last = text.units[end - 1] as number;
  const kindLast = kindOf(last);
  if (end >= text.length) return stem ? edge.none : edge.clean;
  if (isInsideIdentifier(text, end, 1)) return edge.none;
  const after = text.units[end] as number;
  const kindAfter = kindOf(after);
  if (stem)
    return kindAfter === kind.letter && cyrillicEndings.has(runAfter(text, end)) ? edge.inflected : edge.none;
  if (kindLast === kind.symbol)
    return after === last && (last === 0x2b || last === 0x23) ? edge.none : edge.clean;
  if (kindAfter === kind.letter && kindLast === kind.letter) {
    if (isDigit(after)) return edge.none;
    const script = scriptOf(last);
    if (script !== scriptOf(after))
      return isDigit(last) && script === 'latin' && scriptOf(after) === 'latin' ? edge.none : edge.clean;
    let endings: ReadonlySet<string> | undefined;
    if (script === 'hangul') endings = hangulParticles;
    else if (script === 'cyrillic') endings = cyrillicEndings;
    else if (script === 'latin') endings = latinSuffixes[language];
    return endings?.has(runAfter(text, end)) ? edge.inflected : edge.none;
  }
  if (isDense(kindAfter)) {
    if (isKatakana(after) && isKatakana(last)) return edge.none;
    // Dependent vowels and tone marks make another syllable of the last consonant.
    const dependent =
      (after >= 0x0e30 && after <= 0x0e3a) || after === 0x0e45 || (after >= 0x0e47 && after <= 0x0e4e);
    return dependent ? edge.none : edge.clean;
  }
  // C is neither C++ nor C#.
  if (after === 0x2b && text.units[end + 1] === 0x2b) return edge.none;
  if (after === 0x23 && kindOf(text.units[end + 1] ?? 0x20) !== kind.letter) return edge.none;
  return edge.clean;
}

function runAfter(text: Folded, end: number): string {
  let to = end;
  while (to < text.length && to - end <= longestAffix && kindOf(text.units[to] as number) === kind.letter)
    to++;
  return text.text(end, to);
}

function runBefore(text: Folded, start: number): string {
  let from = start;
  while (from > 0 && start - from <= longestAffix && kindOf(text.units[from - 1] as number) === kind.letter)
    from--;
  return text.text(from, start);
}
