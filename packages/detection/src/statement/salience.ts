import type { Line } from '../layout/line.ts';
import type { Sentence } from '../layout/sentence.ts';
import type { BrandSpan } from './stance.ts';

/** A name heads its item when at most so many characters and words of the item stand before it. */
const headReach = 48;
const headWords = 5;
/** Closes no section. */
const deepest = Number.POSITIVE_INFINITY;
/** Level of a list at the margin; see `Line.level`. */
const listLevel = 10;

interface Section {
  level: number;
  /** The brand that alone heads it, or null. */
  brand: number | null;
}

/**
 * How much of an answer is about each brand, and where in its lists. A sentence belongs to the brands that it mentions, in
 * equal parts; one without mention belongs to the brand that alone heads its list item or section.
 */
export class Salience {
  /** Words about each brand. */
  readonly words = new Map<number, number>();
  /** Best list position of each brand. */
  readonly positions = new Map<number, number>();
  /** Brands that occur in a list item, row or numbered heading. */
  readonly listed = new Set<number>();
  readonly #text: string;
  /** The sections that are open, outermost first. */
  readonly #sections: Section[] = [];
  #line: Line | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** Adds the next sentence. Returns the brand whose section it stands in; null: none. */
  add(sentence: Sentence, line: Line, mentions: readonly BrandSpan[]): number | null {
    if (line !== this.#line) this.#enter(line, mentions);
    const subject = this.#sections.findLast(({ brand }) => brand !== null)?.brand ?? null;
    if (mentions.length === 0) {
      if (subject !== null) this.#addWords(subject, sentence.words);
      return subject;
    }
    const brands = brandsOf(mentions);
    if (line.ordinal !== null || line.role === 'item' || line.role === 'row') {
      for (const brand of brands) this.listed.add(brand);
    }
    for (const brand of brands) this.#addWords(brand, sentence.words / brands.length);
    return subject;
  }

  #addWords(brand: number, words: number): void {
    this.words.set(brand, (this.words.get(brand) ?? 0) + words);
  }

  #enter(line: Line, mentions: readonly BrandSpan[]): void {
    this.#line = line;
    this.#close(line);
    const first = mentions[0];
    const head = first && this.#isHead(line, first) ? first.brand : null;
    if (head !== null && line.ordinal !== null) {
      this.positions.set(head, Math.min(this.positions.get(head) ?? deepest, line.ordinal));
    }
    if (line.level === 0) return;
    const isAlone = mentions.every(({ brand }) => brand === head);
    this.#sections.push({ level: line.level, brand: isAlone ? head : null });
  }

  /** Closes the sections that a line ends. A heading ends its own level and deeper ones; unindented text ends lists. */
  #close(line: Line): void {
    const isIndented = line.content > line.start && line.role === 'text';
    let limit = listLevel;
    if (line.level > 0) limit = line.level;
    else if (isIndented || line.role === 'row') limit = deepest;
    while ((this.#sections.at(-1)?.level ?? -1) >= limit) this.#sections.pop();
  }

  #isHead(line: Line, mention: BrandSpan): boolean {
    if (mention.start - line.content > headReach) return false;
    const lead = this.#text.slice(line.content, mention.start);
    return (lead.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= headWords;
  }
}

/** Brands of the mentions, each once. */
function brandsOf(mentions: readonly BrandSpan[]): number[] {
  const brands: number[] = [];
  for (const { brand } of mentions) if (!brands.includes(brand)) brands.push(brand);
  return brands;
}
