import type { Line } from './layout.ts';
import type { Placed } from './stance.ts';

/** A name heads its item when at most so many characters and words of the item stand before it. */
const headReach = 48;
const headWords = 5;

interface Owner {
  level: number;
  brand: number;
}

/**
 * Follows through an answer who each part of it is about. A sentence belongs to the brands that it mentions, in equal
 * parts; one without mention continues the brand that alone heads its list item or heading.
 */
export class Attention {
  /** Words about each brand, in the unit that `read` is given. */
  readonly words = new Map<number, number>();
  /** Best list position of each brand. */
  readonly positions = new Map<number, number>();
  /** Brands that occur in a list item, row or numbered heading. */
  readonly listed = new Set<number>();
  readonly #text: string;
  readonly #owners: Owner[] = [];
  #line: Line | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads the next sentence. Returns the brand that it continues when it mentions none; -1: none. */
  read(line: Line, mentions: readonly Placed[], words: number): number {
    if (line !== this.#line) this.#enter(line, mentions);
    const subject = this.#owner();
    if (mentions.length === 0) {
      if (subject >= 0) this.#add(subject, words);
      return subject;
    }
    if (line.ordinal !== null || line.role === 'item' || line.role === 'row') {
      for (const mention of mentions) this.listed.add(mention.brand);
    }
    if (mentions.length === 1) this.#add((mentions[0] as Placed).brand, words);
    else {
      const brands = new Set(mentions.map((mention) => mention.brand));
      for (const brand of brands) this.#add(brand, words / brands.size);
    }
    return subject;
  }

  #add(brand: number, words: number): void {
    this.words.set(brand, (this.words.get(brand) ?? 0) + words);
  }

  #enter(line: Line, mentions: readonly Placed[]): void {
    this.#line = line;
    const owners = this.#owners;
    // A heading ends what its own or a deeper level opened; text at the margin ends lists.
    const indented = line.content > line.start && line.role === 'text';
    let limit = 10;
    if (line.level > 0) limit = line.level;
    else if (indented || line.role === 'row') limit = Number.POSITIVE_INFINITY;
    while (owners.length > 0 && (owners.at(-1) as Owner).level >= limit) owners.pop();
    const head = mentions[0];
    const heads = head !== undefined && this.#isHead(line, head);
    if (heads && line.ordinal !== null) {
      const known = this.positions.get(head.brand) ?? Number.POSITIVE_INFINITY;
      this.positions.set(head.brand, Math.min(known, line.ordinal));
    }
    if (line.level === 0) return;
    const alone = heads && mentions.every((mention) => mention.brand === head.brand);
    owners.push({ level: line.level, brand: alone ? head.brand : -1 });
  }

  #owner(): number {
    for (let at = this.#owners.length - 1; at >= 0; at--) {
      const { brand } = this.#owners[at] as Owner;
      if (brand >= 0) return brand;
    }
    return -1;
  }

  #isHead(line: Line, mention: Placed): boolean {
    const length = mention.start - line.content;
    if (length > headReach) return false;
    if (length <= 3) return true;
    const lead = this.#text.slice(line.content, mention.start);
    return (lead.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= headWords;
  }
}
