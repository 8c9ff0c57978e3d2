import { countWords } from '../match/character.ts';
import type { Line } from './line.ts';

export interface Sentence {
  start: number;
  end: number;
  /** Index of its line. */
  line: number;
  words: number;
}

const abbreviations = new Set(
  'vs e.g i.e eg ie etc inc ltd co corp mr mrs ms dr st no approx dept est jr sr z.b bzw ca usw u.a d.h p.ej ej sra sr ud av art cf par ex env resp vgl nr max min'.split(
    ' ',
  ),
);
/** Letters from which a word is no abbreviation. */
const longestAbbreviation = 7;
const wordBeforeStop = /[a-z.\u00c0-\uffff]{1,40}$/i;
/** White space, the end, a closing sign, emphasis, a citation mark. */
const afterStop = /^[\0-\u0020")*[_\u2000-\uffff]?$/;

/** Sentences of every line, in order. A table row is one sentence; line ends always end one. */
export function parseSentences(text: string, lines: readonly Line[]): Sentence[] {
  const sentences: Sentence[] = [];
  for (const [index, line] of lines.entries()) {
    let start = line.content;
    for (const end of line.role === 'row' ? [line.end] : sentenceEnds(text, line)) {
      if (end > start) sentences.push({ start, end, line: index, words: countWords(text, start, end) });
      start = end;
    }
  }
  return sentences;
}

function sentenceEnds(text: string, line: Line): number[] {
  const ends: number[] = [];
  const written = text.slice(line.content, line.end);
  const terminator = /[.!?。！？؟।]/g;
  while (terminator.test(written)) {
    const end = line.content + terminator.lastIndex;
    if (endsSentence(text, end - 1, line)) ends.push(end);
  }
  ends.push(line.end);
  return ends;
}

function endsSentence(text: string, at: number, line: Line): boolean {
  const sign = text.charAt(at);
  if (sign !== '.') return sign > '\u007f' || at + 1 === line.end || text.charAt(at + 1) <= ' ';
  const after = text.charAt(at + 1);
  if (after !== ' ' && !afterStop.test(after)) return false;
  const before = text.slice(Math.max(line.start, at - longestAbbreviation), at);
  const word = wordBeforeStop.exec(before)?.[0] ?? '';
  if (word === '' || word.length === longestAbbreviation) return true;
  // "J. Crew" has an initial, "110°F." has none.
  if (word.length <= 2 && /^\p{Lu}$/u.test(word)) return !/[\s(["“*_|]/.test(text.charAt(at - 2) || ' ');
  return !abbreviations.has(word.toLowerCase());
}
