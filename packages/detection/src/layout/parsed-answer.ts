import type { NormalisedText } from '../match/normalise.ts';
import { type Line, parseLines } from './line.ts';
import { parseSentences, type Sentence } from './sentence.ts';

/** One answer's text with its layout. Offsets are those of the original. */
export interface ParsedAnswer {
  text: string;
  normalised: NormalisedText;
  language: string;
  lines: readonly Line[];
  sentences: readonly Sentence[];
  words: number;
  /** How much each line's head looks like a name, as far as asked (`namedSiblings`). */
  heads: Map<Line, number | null>;
}

export function parseAnswer(
  text: string,
  units: Uint16Array,
  normalised: NormalisedText,
  language: string,
): ParsedAnswer {
  const lines = parseLines(text);
  const sentences = parseSentences(text, units, lines);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  return { text, normalised, language, lines, sentences, words, heads: new Map() };
}

/** The sentence that holds an offset; undefined: between sentences (a list marker, code). */
export function sentenceAt({ sentences }: ParsedAnswer, offset: number): Sentence | undefined {
  let low = 0;
  let high = sentences.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const sentence = sentences[middle] as Sentence;
    if (offset < sentence.start) high = middle - 1;
    else if (offset >= sentence.end) low = middle + 1;
    else return sentence;
  }
  return undefined;
}
