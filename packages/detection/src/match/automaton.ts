/** At most this many symbols get their own column; rarer ones share one (CJK names), and matches are then verified. */
const maxColumns = 250;

/** The letters and digits of ASCII: the first columns, which nothing else shares. */
const wordUnits = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** The state inside a word of such units with which no pattern goes on. */
const insideWord = 1;

/**
 * Finds all patterns in one pass over a text (Aho and Corasick, 1975). The transitions stand in one dense table, so that a
 * step costs the same however many patterns there are. A pattern that starts with a letter or digit of ASCII is found only
 * where a word starts: most of a text then passes through one row of the table.
 */
export class Automaton {
  readonly #patterns: readonly string[];
  /** Column of each UTF-16 unit; 0: in no pattern. */
  readonly #columns = new Uint8Array(65_536);
  readonly #width: number;
  readonly #sharesColumns: boolean;
  /** State × width + column → next state. Half the size where the states' numbers allow it: more of it stays cached. */
  readonly #table: Uint16Array | Int32Array;
  /** First pattern that ends in each state, and the next pattern with the same text; -1: none. */
  readonly #firstEnding: Int32Array;
  readonly #nextSame: Int32Array;
  /** The nearest shorter suffix of a state that ends a pattern; 0: none. */
  readonly #shorter: Int32Array;
  readonly #ends: Uint8Array;

  /** `patterns` are normalised texts; a pattern's id is its index. Empty patterns never match. */
  constructor(patterns: readonly string[]) {
    this.#patterns = patterns;
    const symbols = assignColumns(patterns, this.#columns);
    this.#width = Math.min(symbols, maxColumns) + 1;
    this.#sharesColumns = symbols > maxColumns;
    const trie = buildTrie(patterns, this.#columns);
    const cells = trie.size * this.#width;
    this.#table = trie.size <= 65_536 ? new Uint16Array(cells) : new Int32Array(cells);
    this.#firstEnding = new Int32Array(trie.size).fill(-1);
    this.#nextSame = new Int32Array(patterns.length).fill(-1);
    this.#shorter = new Int32Array(trie.size);
    this.#ends = new Uint8Array(trie.size);
    this.#number(trie);
  }

  /** Calls `found` for every occurrence of every pattern; ends ascend. */
  search(text: string, found: (pattern: number, start: number, end: number) => void): void {
    const table = this.#table;
    const columns = this.#columns;
    const ends = this.#ends;
    const width = this.#width;
    let state = 0;
    for (let at = 0; at < text.length; at++) {
      state = table[state * width + (columns[text.charCodeAt(at)] as number)] as number;
      if (ends[state] === 1) this.#report(text, state, at + 1, found);
    }
  }

  #report(
    text: string,
    reached: number,
    end: number,
    found: (pattern: number, start: number, end: number) => void,
  ): void {
    for (let state = reached; state > 0; state = this.#shorter[state] as number) {
      let id = this.#firstEnding[state] as number;
      for (; id >= 0; id = this.#nextSame[id] as number) {
        const pattern = this.#patterns[id] as string;
        const start = end - pattern.length;
        if (!this.#sharesColumns || text.startsWith(pattern, start)) found(id, start, end);
      }
    }
  }

  /** Numbers the trie's nodes breadth first and fills the table: a state falls back to its longest proper suffix. */
  #number(trie: Trie): void {
    const endings = new Int32Array(trie.size).fill(-1);
    for (const [id, node] of trie.ends.entries()) {
      if (node === 0) continue;
      this.#nextSame[id] = endings[node] as number;
      endings[node] = id;
    }
    const width = this.#width;
    const table = this.#table;
    const suffixes = new Int32Array(trie.size);
    // Of each state; the state inside a word has the node that no pattern reaches.
    const nodes = new Int32Array(trie.size);
    nodes[insideWord] = insideWord;
    let states = insideWord + 1;
    for (let state = 0; state < states; state++) {
      const row = state * width;
      const suffixRow = (suffixes[state] as number) * width;
      // Where the state has no child, its suffix decides.
      if (state !== 0) table.copyWithin(row, suffixRow, suffixRow + width);
      if (state <= insideWord) table.fill(insideWord, row + 1, row + 1 + wordUnits.length);
      let node = trie.firstChild[nodes[state] as number] as number;
      for (; node > 0; node = trie.sibling[node] as number) {
        const child = states++;
        nodes[child] = node;
        const cell = row + (trie.column[node] as number);
        const suffix = table[cell] as number;
        suffixes[child] = suffix;
        this.#firstEnding[child] = endings[node] as number;
        this.#shorter[child] =
          (this.#firstEnding[suffix] as number) >= 0 ? suffix : (this.#shorter[suffix] as number);
        if ((this.#firstEnding[child] as number) >= 0 || (this.#shorter[child] as number) > 0)
          this.#ends[child] = 1;
        table[cell] = child;
      }
    }
  }
}

/** Gives every unit of the patterns a column. Returns how many different units there are. */
function assignColumns(patterns: readonly string[], columns: Uint8Array): number {
  let symbols = 0;
  for (const pattern of [wordUnits, ...patterns]) {
    for (let at = 0; at < pattern.length; at++) {
      const unit = pattern.charCodeAt(at);
      if (columns[unit] !== 0) continue;
      const own = wordUnits.length;
      columns[unit] = symbols < maxColumns ? symbols + 1 : own + (symbols % (maxColumns - own)) + 1;
      symbols++;
    }
  }
  return symbols;
}

interface Trie {
  size: number;
  column: number[];
  firstChild: number[];
  sibling: number[];
  /** The node in which each pattern ends; 0 for an empty pattern. */
  ends: number[];
}

function buildTrie(patterns: readonly string[], columns: Uint8Array): Trie {
  // The root, and the node of the state inside a word.
  const trie: Trie = { size: 2, column: [0, 0], firstChild: [0, 0], sibling: [0, 0], ends: [] };
  for (const pattern of patterns) {
    let node = 0;
    for (let at = 0; at < pattern.length; at++) {
      const column = columns[pattern.charCodeAt(at)] as number;
      node = childOf(trie, node, column) ?? addChild(trie, node, column);
    }
    trie.ends.push(node);
  }
  return trie;
}

function childOf(trie: Trie, node: number, column: number): number | null {
  let child = trie.firstChild[node] as number;
  while (child > 0 && trie.column[child] !== column) child = trie.sibling[child] as number;
  return child > 0 ? child : null;
}

function addChild(trie: Trie, node: number, column: number): number {
  trie.column.push(column);
  trie.sibling.push(trie.firstChild[node] as number);
  trie.firstChild.push(0);
  trie.firstChild[node] = trie.size;
  return trie.size++;
}
