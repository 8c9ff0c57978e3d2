import { estimatedWords, wordPart, wordPartAt, wordPartOf } from '../match/character.ts';
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
/** White space, the end, a closing sign, emphasis, a citation mark. */
const afterStop = /^[\0-\u0020")*[_\u2000-\uffff]?$/;

/** Sentences of every line, in order, with their words. A table row is one sentence; line ends always end one. */
export function parseSentences(text: string, units: Uint16Array, lines: readonly Line[]): Sentence[] {
  const sentences: Sentence[] = [];
  for (let index = 0; index < lines.length; index++) addSentences(sentences, text, units, lines, index);
  return sentences;
}

function addSentences(
  sentences: Sentence[],
  text: string,
  units: Uint16Array,
  lines: readonly Line[],
  index: number,
): void {
  const line = lines[index] as Line;
  const { end } = line;
  let start = line.content;
  let words = 0;
  let estimated = 0;
  let before: number = wordPart.between;
  for (let at = start; at < end; at++) {
    const unit = units[at] as number;
    let part = wordPartOf(unit);
    if (part === wordPart.depends) {
      estimated += estimatedWords(unit);
      part = wordPartAt(text, at, before);
    }
    if (part === wordPart.stop) {
      part = wordPart.between;
      if (line.role !== 'row' && endsSentence(text, units, at, line)) {
        sentences.push({ start, end: at + 1, line: index, words: words + estimated });
        start = at + 1;
        words = estimated = 0;
      }
    }
    // Without a branch: the processor cannot predict where words start.
    words += Number(part > before);
    before = part;
  }
  if (start < end) sentences.push({ start, end, line: index, words: words + estimated });
}

function endsSentence(text: string, units: Uint16Array, at: number, line: Line): boolean {
  if (units[at] !== fullStop)
    return (units[at] as number) > 0x7f || at + 1 === line.end || (units[at + 1] as number) <= space;
  if (units[at + 1] !== space && !afterStop.test(text.charAt(at + 1))) return false;
  const least = Math.max(line.start, at - longestAbbreviation);
  let from = at;
  while (from > least && isAbbreviated(units[from - 1] as number)) from--;
  if (from === at || at - from === longestAbbreviation) return true;
  const word = text.slice(from, at);
  // "J. Crew" has an initial, "110°F." has none.
  if (word.length <= 2 && /^\p{Lu}$/u.test(word)) return !/[\s(["“*_|]/.test(text.charAt(at - 2) || ' ');
  return !abbreviations.has(word.toLowerCase());
}

const fullStop = 0x2e;
const space = 0x20;

/** Letters and full stops: "e.g". */
function isAbbreviated(unit: number): boolean {
  return ((unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a) || unit === fullStop || unit >= 0xc0;
}
