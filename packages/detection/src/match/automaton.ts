import { type Folded, fold, Machine } from './fold.ts';

/** At most this many symbols get their own column; rarer ones share (CJK names), and matches are then verified. */
const maxClasses = 250;

/**
 * Aho–Corasick (1975) over folded code units as one dense table: a step is one add and one load, whatever the number of
 * names. A negative entry means that the state it leads to ends at least one pattern.
 */
export class Automaton {
  readonly #patterns: readonly string[];
  readonly #lengths: Int32Array;
  readonly #machine: Machine;
  readonly #classes = new Uint8Array(65536);
  #shared = false;
  #table: Int32Array = new Int32Array(0);
  #stride = 1;
  /** First pattern that ends in each state, and the next pattern with the same letters. */
  #first: Int32Array = new Int32Array(0);
  readonly #next: Int32Array;
  /** Nearest shorter suffix state that ends a pattern. */
  #shorter: Int32Array = new Int32Array(0);

  /** `patterns` are folded texts; a pattern's id is its index. Empty patterns never match. */
  constructor(patterns: readonly string[]) {
    this.#patterns = patterns;
    this.#lengths = Int32Array.from(patterns, ({ length }) => length);
    this.#next = new Int32Array(patterns.length).fill(-1);
    this.#assignClasses();
    this.#build();
    this.#machine = new Machine(this.#table, this.#classes);
  }

  /** Bytes held by the tables. */
  get bytes(): number {
    return (
      this.#table.byteLength + this.#first.byteLength + this.#shorter.byteLength + this.#classes.byteLength
    );
  }

  /** Folds a text into `into` and calls `found` for every occurrence there, with the span in folded units; ends ascend. */
  search(text: string, into: Folded, found: (pattern: number, start: number, end: number) => void): void {
    fold(text, into, this.#machine);
    for (let hit = 0; hit < into.hits; hit++) {
      const state = (into.hitRows[hit] as number) / this.#stride;
      this.#emit(into, state, into.hitEnds[hit] as number, found);
    }
  }

  #emit(
    text: Folded,
    from: number,
    end: number,
    found: (pattern: number, start: number, end: number) => void,
  ): void {
    for (let state = from; state > 0; state = this.#shorter[state] as number) {
      let pattern = this.#first[state] as number;
      for (; pattern >= 0; pattern = this.#next[pattern] as number) {
        const start = end - (this.#lengths[pattern] as number);
        if (!this.#shared || this.#verify(text, pattern, start)) found(pattern, start, end);
      }
    }
  }

  #verify(text: Folded, pattern: number, start: number): boolean {
    const letters = this.#patterns[pattern] as string;
    for (let at = 0; at < letters.length; at++) {
      if (text.units[start + at] !== letters.charCodeAt(at)) return false;
    }
    return true;
  }

  #assignClasses(): void {
    let used = 0;
    for (const pattern of this.#patterns) {
      for (let at = 0; at < pattern.length; at++) {
        const unit = pattern.charCodeAt(at);
        if (this.#classes[unit] !== 0) continue;
        if (used >= maxClasses) this.#shared = true;
        this.#classes[unit] = (used++ % maxClasses) + 1;
      }
    }
    this.#stride = Math.min(used, maxClasses) + 1;
  }

  #build(): void {
    const stride = this.#stride;
    const trie = buildTrie(this.#patterns, this.#classes);
    const size = trie.symbol.length;
    this.#table = new Int32Array(size * stride);
    this.#first = new Int32Array(size).fill(-1);
    this.#shorter = new Int32Array(size);
    const endingAt = new Int32Array(size).fill(-1);
    for (const [pattern, node] of trie.ends.entries()) {
      if (node === 0) continue;
      this.#next[pattern] = endingAt[node] as number;
      endingAt[node] = pattern;
    }
    // Breadth first: a state's row is its failure state's row, with its own children written over it. States are numbered
    // in that order, so that the shallow ones, where a text spends its time, share cache lines.
    const failure = new Int32Array(size);
    const nodes = new Int32Array(size);
    let states = 1;
    for (let state = 0; state < states; state++) {
      const row = state * stride;
      const fallback = failure[state] as number;
      if (state !== 0) this.#table.copyWithin(row, fallback * stride, (fallback + 1) * stride);
      let node = trie.firstChild[nodes[state] as number] as number;
      for (; node > 0; node = trie.sibling[node] as number) {
        const child = states++;
        nodes[child] = node;
        const cell = row + (trie.symbol[node] as number);
        const inherited = this.#table[cell] as number;
        const suffix = state === 0 ? 0 : (inherited < 0 ? ~inherited : inherited) / stride;
        failure[child] = suffix;
        this.#first[child] = endingAt[node] as number;
        this.#shorter[child] =
          (this.#first[suffix] as number) >= 0 ? suffix : (this.#shorter[suffix] as number);
        const ends = (this.#first[child] as number) >= 0 || (this.#shorter[child] as number) > 0;
        this.#table[cell] = ends ? ~(child * stride) : child * stride;
      }
    }
  }
}

interface Trie {
  symbol: number[];
  firstChild: number[];
  sibling: number[];
  /** State in which each pattern ends; 0 for an empty pattern. */
  ends: number[];
}

function buildTrie(patterns: readonly string[], classes: Uint8Array): Trie {
  const trie: Trie = { symbol: [0], firstChild: [0], sibling: [0], ends: [] };
  for (const pattern of patterns) {
    let state = 0;
    for (let at = 0; at < pattern.length; at++) {
      const symbol = classes[pattern.charCodeAt(at)] as number;
      let child = trie.firstChild[state] as number;
      while (child > 0 && trie.symbol[child] !== symbol) child = trie.sibling[child] as number;
      if (child === 0) {
        child = trie.symbol.push(symbol) - 1;
        trie.sibling.push(trie.firstChild[state] as number);
        trie.firstChild.push(0);
        trie.firstChild[state] = child;
      }
      state = child;
    }
    trie.ends.push(state);
  }
  return trie;
}
