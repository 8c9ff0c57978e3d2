/**
 * Folding: the form in which names and answers are compared. NFKC, lower case, no diacritics, no invisible characters,
 * no Markdown emphasis, one kind of hyphen, apostrophe and space; with a map back to the original offsets.
 */

import { expansionOf, foldCharacter, foldUnit, kind, kindOf } from './character.ts';

export { kind, kindOf } from './character.ts';

/** Words are counted in quarters, so that scripts without spaces can be estimated from characters. */
export const wordUnit = 4;

export class Folded {
  units = new Uint16Array(4096);
  /** Original offset of each unit. */
  offsets = new Int32Array(4096);
  length = 0;
  /** Offsets of the signs that lines, sentences and links are read from, and the quarters of words before each. */
  marks = new Int32Array(1024);
  counts = new Int32Array(1024);
  marked = 0;
  /** Where the machine that folded along met a pattern's end: the unit after it, and the row of its table. */
  hitEnds = new Int32Array(1024);
  hitRows = new Int32Array(1024);
  hits = 0;
  /** Quarters of words in the whole text. */
  quarters = 0;

  /** Takes over what a piece of the text was folded to. */
  take(): void {
    this.units = joined(this.units, this.length, units, work.length);
    this.offsets = joined(this.offsets, this.length, offsets, work.length);
    this.marks = joined(this.marks, this.marked, marks, work.marked);
    this.counts = joined(this.counts, this.marked, counts, work.marked);
    for (let hit = 0; hit < work.hits; hit++) hitEnds[hit] = (hitEnds[hit] as number) + this.length;
    this.hitEnds = joined(this.hitEnds, this.hits, hitEnds, work.hits);
    this.hitRows = joined(this.hitRows, this.hits, hitRows, work.hits);
    this.length += work.length;
    this.marked += work.marked;
    this.hits += work.hits;
  }

  /** The folded units of a span as a string. */
  text(from = 0, to = this.length): string {
    return String.fromCharCode(...this.units.subarray(from, Math.min(to, from + 4096)));
  }
}

/** `into`, or a larger array in its place, with the first `added` values of `from` behind its own. */
function joined<Values extends Uint16Array | Int32Array>(
  into: Values,
  length: number,
  from: Values,
  added: number,
): Values {
  let room = into;
  if (room.length < length + added) {
    room = new (into.constructor as new (size: number) => Values)(2 * (length + added));
    room.set(into);
  }
  room.set(from.subarray(0, added), length);
  return room;
}

/**
 * The piece at hand, in arrays that never change: compiled code reaches constant ones twice as fast as an object's. They
 * serve one text at a time, from `fold` to its end.
 */
const piece = 8_192;
const room = 2 * piece;
/** More units than any character folds to. */
const longestExpansion = 32;
const source = new Uint16Array(piece);
const sourceBytes = Buffer.from(source.buffer);
const units = new Uint16Array(room);
const offsets = new Int32Array(room);
const marks = new Int32Array(piece);
const counts = new Int32Array(piece);
const hitEnds = new Int32Array(room);
const hitRows = new Int32Array(room);
const work = {
  length: 0,
  marked: 0,
  hits: 0,
  /** The machine's row after the units so far; a unit that changed behind it asks for another scan. */
  row: 0,
  changed: false,
  /** Quarters of words so far, and the kind of the character before. */
  quarters: 0,
  previous: kind.space as number,
  /** Where a unit would follow the line break before it. */
  brokenAt: -1,
};

function push(unit: number, offset: number): void {
  units[work.length] = unit;
  offsets[work.length++] = offset;
}

/** Characters that need their neighbours. Returns how many code units were consumed. */
function foldSpecial(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (unit === 0x5c) {
    if (!/[!-/:-@[-`{-~]/.test(text.charAt(index + 1))) push(unit, index);
    return 1;
  }
  if (unit === 0x3099 || unit === 0x309a || unit === 0xff9e || unit === 0xff9f) {
    const mark = unit === 0x3099 || unit === 0xff9e ? '\u3099' : '\u309a';
    const before = work.length - 1;
    const composed = (String.fromCharCode(units[before] ?? 0x20) + mark).normalize('NFC');
    if (before >= 0 && composed.length === 1) {
      units[before] = composed.charCodeAt(0);
      work.changed = true;
    }
    return 1;
  }
  if (unit >= 0x1100 && unit <= 0x11ff) {
    const syllable = text
      .slice(index, index + 3)
      .normalize('NFC')
      .charAt(0);
    push(syllable.charCodeAt(0), index);
    return Math.max(1, syllable.normalize('NFD').length);
  }
  const code = text.codePointAt(index) ?? unit;
  if (code <= 0xffff) {
    push(unit, index);
    return 1;
  }
  const folded = foldCharacter(String.fromCodePoint(code));
  for (let at = 0; at < folded.length; at++) push(folded.charCodeAt(at), index);
  return 2;
}

/** Folds one character of more than one unit, or one that needs its neighbours. Returns the code units consumed. */
function foldSlow(text: string, index: number, found: number): number {
  if (found !== kind.expand) return foldSpecial(text, index);
  for (const part of expansionOf(text.charCodeAt(index))) push(part.charCodeAt(0), index);
  return 1;
}

/** A finite automaton that folding feeds, so that a text is read once. */
export class Machine {
  /** By code unit: kind and mark, column and folded unit in one number; filled as characters are met. */
  readonly codes = new Int32Array(65536).fill(kind.unseen << 24);
  /** Row + column → next row; its complement where a pattern ends. */
  readonly table: Int32Array;
  /** Column of each folded unit; 0: in no pattern. */
  readonly columns: Uint8Array;

  constructor(table: Int32Array, columns: Uint8Array) {
    this.table = table;
    this.columns = columns;
  }

  learn(unit: number): void {
    const { found, folded } = foldUnit(unit);
    this.codes[unit] = (found << 24) | ((this.columns[folded] as number) << 16) | folded;
  }
}

/** Looks for nothing. */
const idle = new Machine(new Int32Array(1), new Uint8Array(65536));

/** Characters that count as words, or begin one. */
const { letter, space, southEast, mark, drop } = kind;
const counted = letter | kind.dense | southEast;

/**
 * Folds the loaded piece, which begins at `base`, from its unit `from` up to `size` or the first character that is not
 * plain; returns that unit. The hot path of detection: what is rare stays out.
 */
function foldRun(base: number, from: number, size: number, { codes, table }: Machine): number {
  let { quarters, previous, length, row } = work;
  let index = from;
  for (; index < size; index++) {
    const code = codes[source[index] as number] as number;
    const found = code >>> 24;
    if (found >= mark) {
      if (found > drop) break;
      if (found === drop) continue;
      marks[work.marked] = base + index;
      counts[work.marked++] = quarters;
      if (found > mark) {
        // Runs of white space are one space; a blank line stays visible, names do not run over it.
        if (previous === space && work.brokenAt === length && length > 0) {
          units[length - 1] = 0x0a;
          row = 0;
        }
        work.brokenAt = previous === space ? length : length + 1;
      }
    }
    // A letter after anything else begins a word; a space after a space is overwritten by what follows.
    quarters += found & ~previous & counted;
    units[length] = code;
    offsets[length] = base + index;
    if ((found & previous) === space) continue;
    previous = found & (letter | space);
    length++;
    row = table[row + ((code >>> 16) & 0xff)] as number;
    if (row < 0) {
      row = ~row;
      hitEnds[work.hits] = length;
      hitRows[work.hits++] = row;
    }
  }
  work.quarters = quarters;
  work.previous = previous;
  work.length = length;
  work.row = row;
  return index;
}

/** Feeds the machine the units from `from` on. */
function step(from: number, { table, columns }: Machine): void {
  for (let at = from; at < work.length; at++) {
    work.row = table[work.row + (columns[units[at] as number] as number)] as number;
    if (work.row >= 0) continue;
    work.row = ~work.row;
    hitEnds[work.hits] = at + 1;
    hitRows[work.hits++] = work.row;
  }
}

/** Feeds the machine the whole text again, where a unit changed that it had read. */
function rescan(into: Folded, { table, columns }: Machine): void {
  into.hitEnds = new Int32Array(into.length);
  into.hitRows = new Int32Array(into.length);
  into.hits = 0;
  let row = 0;
  for (let at = 0; at < into.length; at++) {
    row = table[row + (columns[into.units[at] as number] as number)] as number;
    if (row >= 0) continue;
    row = ~row;
    into.hitEnds[into.hits] = at + 1;
    into.hitRows[into.hits++] = row;
  }
}

/** Folds one character that the fast loop stopped at. Returns the index after it, or the same index to try again. */
function foldOther(text: string, index: number, machine: Machine): number {
  const unit = text.charCodeAt(index);
  const found = (machine.codes[unit] as number) >>> 24;
  if (found === kind.unseen) {
    machine.learn(unit);
    return index;
  }
  const from = work.length;
  const end = index + foldSlow(text, index, found);
  step(from, machine);
  const last = work.length > 0 ? kindOf(units[work.length - 1] as number) : space;
  if (last === letter && work.previous !== letter) work.quarters += wordUnit;
  work.previous = last < mark ? last & (letter | space) : 0;
  return Math.min(end, text.length);
}

/** Folds as much of `text` from `base` on as one piece holds. Returns where the next one begins. */
function foldPiece(text: string, base: number, machine: Machine): number {
  const size = Math.min(piece, text.length - base);
  sourceBytes.write(size < text.length ? text.slice(base, base + size) : text, 'utf16le');
  let index = base;
  while (index < base + size && work.length + size - (index - base) < room - longestExpansion) {
    index = base + foldRun(base, index - base, size, machine);
    if (index < base + size) index = foldOther(text, index, machine);
  }
  return index;
}

/** Folds `text` into `into` (reused between answers) and notes where the machine's patterns end. Linear in the length. */
export function fold(text: string, into: Folded, machine: Machine = idle): Folded {
  into.length = 0;
  into.marked = 0;
  into.hits = 0;
  work.length = 0;
  work.row = 0;
  work.changed = false;
  work.quarters = 0;
  work.previous = space;
  work.brokenAt = -1;
  for (let index = 0; index < text.length; ) {
    work.marked = 0;
    work.hits = 0;
    index = foldPiece(text, index, machine);
    into.take();
    if (index < text.length && work.length > 0) carryLast(into);
  }
  into.quarters = work.quarters;
  if (work.changed) rescan(into, machine);
  return into;
}

/** What follows may still change the last unit: the next piece begins with it. */
function carryLast(into: Folded): void {
  const last = work.length - 1;
  units[0] = units[last] as number;
  offsets[0] = offsets[last] as number;
  work.brokenAt -= last;
  work.length = 1;
  into.length--;
}

const scratch = new Folded();

/** The folded form of a name or a word. */
export function foldText(text: string): string {
  return fold(text, scratch).text().trim();
}
