import { type Folded, kind, kindOf } from '../match/fold.ts';
import type { Line, Sentence } from './layout.ts';

/** What an occurrence's surroundings are read from: one answer, laid out. */
export interface Scene {
  text: string;
  folded: Folded;
  language: string;
  lines: readonly Line[];
  sentences: readonly Sentence[];
  /** What heads each line, where it was asked for (`namedSiblings`). */
  heads: (number | null)[];
}

/** Index of the sentence that holds an offset; sentences are in order. -1: between sentences (a list marker, code). */
export function sentenceAt(scene: Scene, offset: number): number {
  let low = 0;
  let high = scene.sentences.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const sentence = scene.sentences[middle] as Sentence;
    if (offset < sentence.start) high = middle - 1;
    else if (offset >= sentence.end) low = middle + 1;
    else return middle;
  }
  return -1;
}

/** The word after the unit at `end`, in lower case, across one space or hyphen; '' at a sign or the end. */
export function wordAfter({ text, folded }: Scene, end: number): string {
  const { units, offsets, length } = folded;
  if (end >= length || (units[end] !== 0x20 && units[end] !== 0x2d)) return '';
  const from = end + 1;
  let to = from;
  while (to < length && to - from < longestWord && isWordUnit(units[to] as number)) to++;
  return to === from ? '' : text.slice(offsets[from], (offsets[to - 1] as number) + 1).toLowerCase();
}

/** The word before the unit at `start`, in lower case, across one space or hyphen. */
export function wordBefore({ text, folded }: Scene, start: number): string {
  const { units, offsets } = folded;
  const to = start - 1;
  if (to < 0 || (units[to] !== 0x20 && units[to] !== 0x2d)) return '';
  let from = to;
  while (from > 0 && to - from < longestWord && isWordUnit(units[from - 1] as number)) from--;
  return to === from ? '' : text.slice(offsets[from], (offsets[to - 1] as number) + 1).toLowerCase();
}

const longestWord = 24;

function isWordUnit(unit: number): boolean {
  return unit === 0x27 || kindOf(unit) === kind.letter;
}

export type Position = 'middle' | 'start' | 'head' | 'colon';

const skipped = new Set(' \t*_"\'“”‘’([`~#>|«„');

/** Where an offset stands in its sentence: its very start, the head of a list item, row or heading, after a colon, inside. */
export function positionOf(scene: Scene, offset: number, sentence: Sentence, line: Line): Position {
  let at = offset;
  while (at > sentence.start && skipped.has(scene.text.charAt(at - 1))) at--;
  if (at <= sentence.start) return sentence.start === line.content && line.role !== 'text' ? 'head' : 'start';
  const before = scene.text.charAt(at - 1);
  if (before === ':' || before === '：' || before === '–' || before === '—') return 'colon';
  // A new cell of a table, or a sentence whose stop is hidden behind a citation mark ("… .[1] Target").
  if (line.role === 'row' && scene.text.slice(at, offset).includes('|')) return 'head';
  if (
    before === ']' &&
    /[.!?]\s?(?:\[\d{1,3}\])+$/.test(scene.text.slice(Math.max(sentence.start, at - 24), at))
  )
    return 'start';
  return 'middle';
}

const smallWords = new Set(
  'a an and as at but by for from in into is nor of on or so the to up via vs with your'.split(' '),
);
const longestSmallWord = 4;
/** A title is short; a longer stretch is prose. */
const longestTitle = 14;

/** Whether most words of a short stretch are capitalised, so that capitals say nothing there. */
export function isTitleCase(text: string, start: number, end: number): boolean {
  if (end - start > longestTitle * 12) return false;
  let capital = 0;
  let total = 0;
  for (let at = start; at < end; ) {
    const from = at;
    while (at < end && isTitleUnit(text.charCodeAt(at))) at++;
    if (at === from) {
      at++;
      continue;
    }
    const isCapital = isCapitalUnit(text.charCodeAt(from));
    if (!isCapital && at - from <= longestSmallWord && smallWords.has(text.slice(from, at))) continue;
    total++;
    if (isCapital) capital++;
    else if (total - capital > longestTitle / 4) return false;
  }
  return total >= 3 && total <= longestTitle && capital / total >= 0.75;
}

function isTitleUnit(unit: number): boolean {
  return unit === 0x2d || isWordUnit(unit);
}

function isCapitalUnit(unit: number): boolean {
  if (unit < 0x80) return unit >= 0x41 && unit <= 0x5a;
  const character = String.fromCharCode(unit);
  return character !== character.toLowerCase();
}

/** So much of a stretch shows whether it is all capitals. */
const longestShout = 400;

/** Whether a stretch has capitals beyond the span itself and no lower-case letter. */
export function isUpperCase(text: string, start: number, end: number, shortest: number): boolean {
  if (end - start <= shortest) return false;
  let capitals = 0;
  const limit = Math.min(end, start + longestShout);
  for (let at = start; at < limit; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x61 && unit <= 0x7a) return false;
    if (unit >= 0x41 && unit <= 0x5a) capitals++;
    else if (unit > 0x7f && /\p{Ll}/u.test(text.charAt(at))) return false;
    else if (unit > 0x7f && /\p{Lu}/u.test(text.charAt(at))) capitals++;
  }
  return capitals >= shortest;
}
