import { isUnspaced } from './character.ts';

/** In UTF-16 units. */
const longestWord = 32;

/** Words of one character that stand beside any name: "at", "of", "with", "and". */
const particles = new Set(
  '在 的 是 和 了 用 买 去 从 对 给 把 被 与 或 及 就 也 都 而 到 让 向 比 还 很 の は が を に で と も へ や か'.split(
    ' ',
  ),
);

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Word boundaries in scripts without spaces, from ICU's dictionaries: 京东 is no word in 北京东部, which is 北京 and 东部. One
 * sentence at a time, as names are asked about in the order of the text.
 */
export class WordSegments {
  readonly #text: string;
  #from = 0;
  #to = 0;
  /** Offsets at which a word of the sentence at hand starts. */
  #starts = new Set<number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether a longer word of the sentence contains a span, or the span cuts a word in two. */
  cutsWord(start: number, end: number, sentence: { start: number; end: number }): boolean {
    const text = this.#text;
    const joinsLeft = isUnspaced(text.charCodeAt(start)) && isUnspaced(text.charCodeAt(start - 1));
    const joinsRight = isUnspaced(text.charCodeAt(end - 1)) && isUnspaced(text.charCodeAt(end));
    if (!joinsLeft && !joinsRight) return false;
    if (sentence.start !== this.#from || sentence.end !== this.#to) this.#segment(sentence);
    const isClean = (!joinsLeft || this.#starts.has(start)) && (!joinsRight || this.#starts.has(end));
    return !isClean && !this.#readsBetter(start, end);
  }

  /**
   * Whether the words that a span cuts read better as that span and its neighbours: fewer words, or as many and only
   * particles beside it. The dictionaries know few brands, and join their characters to what stands beside them.
   */
  #readsBetter(start: number, end: number): boolean {
    let from = start;
    while (start - from < longestWord && !this.#starts.has(from)) from--;
    let to = end;
    while (to - end < longestWord && !this.#starts.has(to)) to++;
    const text = this.#text;
    const beside = [...segmentsOf(text.slice(from, start)), ...segmentsOf(text.slice(end, to))];
    const saved = segmentsOf(text.slice(from, to)).length - (beside.length + 1);
    return saved > 0 || (saved === 0 && beside.every((word) => particles.has(word)));
  }

  #segment({ start, end }: { start: number; end: number }): void {
    this.#from = start;
    this.#to = end;
    const segments = segmenter.segment(this.#text.slice(start, end));
    this.#starts = new Set(Array.from(segments, ({ index }) => start + index)).add(end);
  }
}

function segmentsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
