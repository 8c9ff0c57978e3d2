import { type Folded, kind, kindOf } from '../match/fold.ts';
import type { Line, Sentence } from './layout.ts';

/** What an occurrence's surroundings are read from: one answer, laid out. */
export interface Scene {
  text: string;
  folded: Folded;
  language: string;
  lines: readonly Line[];
  sentences: readonly Sentence[];
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

/** The folded word after the unit at `end`, across one space or hyphen; '' at a sign or the end. */
export function wordAfter(text: Folded, end: number): string {
  let from = end;
  if (from < text.length && (text.units[from] === 0x20 || text.units[from] === 0x2d)) from++;
  else return '';
  let to = from;
  while (to < text.length && to - from < 24 && isWordUnit(text.units[to] as number)) to++;
  return text.text(from, to);
}

/** The folded word before the unit at `start`, across one space or hyphen. */
export function wordBefore(text: Folded, start: number): string {
  let to = start;
  if (to > 0 && (text.units[to - 1] === 0x20 || text.units[to - 1] === 0x2d)) to--;
  else return '';
  let from = to;
  while (from > 0 && to - from < 24 && isWordUnit(text.units[from - 1] as number)) from--;
  return text.text(from, to);
}

function isWordUnit(unit: number): boolean {
  const found = kindOf(unit);
  return found === kind.letter || unit === 0x27;
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

/** Whether most words of a short stretch are capitalised, so that capitals say nothing there. */
export function isTitleCase(stretch: string): boolean {
  let capital = 0;
  let total = 0;
  for (const [word] of stretch.matchAll(/\p{L}[\p{L}'’-]*/gu)) {
    if (smallWords.has(word.toLowerCase())) continue;
    total++;
    if (/^\p{Lu}/u.test(word)) capital++;
    if (total > 14) return false;
  }
  return total >= 3 && capital / total >= 0.75;
}
