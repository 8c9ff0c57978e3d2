/**
 * Folding: the form in which names and answers are compared. NFKC, lower case, no diacritics, no invisible characters,
 * no Markdown emphasis, one kind of hyphen, apostrophe and space; with a map back to the original offsets.
 */

import { expansionOf, foldCharacter, foldUnit, kind, kindOf } from './character.ts';

export { kind, kindOf } from './character.ts';

/** Words are counted in twelfths, so that scripts without spaces can be estimated from characters. */
export const wordUnit = 12;

export class Folded {
  units = new Uint16Array(4096);
  /** Original offset of each unit. */
  offsets = new Int32Array(4096);
  /** Twelfths of words before each original offset. */
  words = new Int32Array(4096);
  length = 0;
  /** Where the machine that folded along met a pattern's end: the unit after it, and the row of its table. */
  hitEnds = new Int32Array(4096);
  hitRows = new Int32Array(4096);
  hits = 0;
  /** The machine's row after the units so far; a unit that changed behind it asks for another scan. */
  row = 0;
  changed = false;
  /** While folding: twelfths of words so far, and the kind of the character before. */
  twelfths = 0;
  previous: number = kind.space;
  /** Where a unit would follow the line break before it. */
  brokenAt = -1;
  push(unit: number, offset: number): void {
    this.units[this.length] = unit;
    this.offsets[this.length++] = offset;
  }

  reserve(characters: number): void {
    this.ensure(characters);
    if (this.words.length < characters + 1) this.words = new Int32Array(characters + 64);
    this.length = 0;
    this.hits = 0;
    this.row = 0;
    this.changed = false;
    this.twelfths = 0;
    this.previous = kind.space;
    this.brokenAt = -1;
  }

  /** Room for `size` units more than the longest expansion of one character. */
  ensure(size: number): void {
    if (this.units.length >= size + 32) return;
    this.#grow(size + (size >> 1) + 64);
  }

  #grow(size: number): void {
    const units = new Uint16Array(size);
    const offsets = new Int32Array(size);
    units.set(this.units.subarray(0, this.length));
    offsets.set(this.offsets.subarray(0, this.length));
    this.units = units;
    this.offsets = offsets;
    const hitEnds = new Int32Array(size);
    const hitRows = new Int32Array(size);
    hitEnds.set(this.hitEnds.subarray(0, this.hits));
    hitRows.set(this.hitRows.subarray(0, this.hits));
    this.hitEnds = hitEnds;
    this.hitRows = hitRows;
  }

  /** The folded units of a span as a string. */
  text(from = 0, to = this.length): string {
    return String.fromCharCode(...this.units.subarray(from, Math.min(to, from + 4096)));
  }
}

/** Characters that need their neighbours. Returns how many code units were consumed. */
function foldSpecial(text: string, index: number, into: Folded): number {
  const unit = text.charCodeAt(index);
  if (unit === 0x5c) {
    if (!/[!-/:-@[-`{-~]/.test(text.charAt(index + 1))) into.push(unit, index);
    return 1;
  }
  if (unit === 0x3099 || unit === 0x309a || unit === 0xff9e || unit === 0xff9f) {
    const mark = unit === 0x3099 || unit === 0xff9e ? '\u3099' : '\u309a';
    const composed = (String.fromCharCode(into.units[into.length - 1] ?? 0x20) + mark).normalize('NFC');
    if (into.length > 0 && composed.length === 1) {
      into.units[into.length - 1] = composed.charCodeAt(0);
      into.changed = true;
    }
    return 1;
  }
  if (unit >= 0x1100 && unit <= 0x11ff) {
    const syllable = text
      .slice(index, index + 3)
      .normalize('NFC')
      .charAt(0);
    into.push(syllable.charCodeAt(0), index);
    return Math.max(1, syllable.normalize('NFD').length);
  }
  const code = text.codePointAt(index) ?? unit;
  if (code <= 0xffff) {
    into.push(unit, index);
    return 1;
  }
  const folded = foldCharacter(String.fromCodePoint(code));
  for (let at = 0; at < folded.length; at++) into.push(folded.charCodeAt(at), index);
  return 2;
}

/** Folds one character of more than one unit, or one that needs its neighbours. Returns the code units consumed. */
function foldSlow(text: string, index: number, found: number, into: Folded): number {
  into.ensure(into.length + text.length - index);
  if (found !== kind.expand) return foldSpecial(text, index, into);
  for (const part of expansionOf(text.charCodeAt(index))) into.push(part.charCodeAt(0), index);
  return 1;
}

/** A finite automaton that folding feeds, so that a text is read once. */
export class Machine {
  /** By code unit: kind, column and folded unit in one number; filled as characters are met. */
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

const piece = 16_384;
const pieceSource = new Uint16Array(piece);
const pieceBytes = Buffer.from(pieceSource.buffer);
const { letter, space, southEast, drop, lineBreak } = kind;
/** Twelfths of a word that a character adds, by the bits of its kind that the one before it has not. */
const worth = new Uint8Array(16);
worth[letter] = wordUnit;
worth[kind.dense] = wordUnit / 2;
worth[southEast] = wordUnit / 4;

/**
 * Folds the loaded piece, which begins at `base`, from its unit `from` up to `size` or the first character that is not
 * plain; returns that unit. The hot path of detection: what is rare stays out, so that all of it fits the registers.
 */
function foldRun(base: number, from: number, size: number, into: Folded, machine: Machine): number {
  const { units, offsets, words, hitEnds, hitRows } = into;
  const { codes, table } = machine;
  let { twelfths, previous, length, row } = into;
  let index = from;
  for (; index < size; index++) {
    const code = codes[pieceSource[index] as number] as number;
    const found = code >>> 24;
    words[base + index] = twelfths;
    if (found > southEast) break;
    // A letter after anything else begins a word; a space after a space is overwritten by what follows.
    twelfths += worth[found & ~previous] as number;
    units[length] = code;
    offsets[length] = base + index;
    if ((found & previous) === space) continue;
    previous = found & (letter | space);
    length++;
    row = table[row + ((code >>> 16) & 0xff)] as number;
    if (row < 0) {
      row = ~row;
      hitEnds[into.hits] = length;
      hitRows[into.hits++] = row;
    }
  }
  into.twelfths = twelfths;
  into.previous = previous;
  into.length = length;
  into.row = row;
  return index;
}

/** Folds `text` into `into` (reused between answers) and notes where the machine's patterns end. Linear in the length. */
export function fold(text: string, into: Folded, machine: Machine = idle): Folded {
  into.reserve(text.length);
  let index = 0;
  while (index < text.length) {
    const base = index;
    const size = Math.min(piece, text.length - base);
    pieceBytes.write(size < text.length ? text.slice(base, base + size) : text, 'utf16le');
    for (let at = 0; at < size; at = index - base) {
      index = base + foldRun(base, at, size, into, machine);
      if (index < base + size) index = foldOther(text, index, into, machine);
    }
  }
  into.words[text.length] = into.twelfths;
  if (into.changed) {
    into.row = 0;
    into.hits = 0;
    step(into, 0, machine);
  }
  return into;
}

/** Feeds the machine the units from `from` on. */
function step(into: Folded, from: number, { table, columns }: Machine): void {
  for (let at = from; at < into.length; at++) {
    into.row = table[into.row + (columns[into.units[at] as number] as number)] as number;
    if (into.row >= 0) continue;
    into.row = ~into.row;
    into.hitEnds[into.hits] = at + 1;
    into.hitRows[into.hits++] = into.row;
  }
}

/** Runs of white space are one space; a blank line stays visible, names do not run over it. */
function foldLineBreak(index: number, into: Folded, machine: Machine): void {
  if (into.previous !== space) {
    into.push(0x20, index);
    step(into, into.length - 1, machine);
  } else if (into.brokenAt === into.length && into.length > 0) {
    into.units[into.length - 1] = 0x0a;
    into.row = 0;
  }
  into.brokenAt = into.length;
  into.previous = space;
}

/** Folds one character that the fast loop stopped at. Returns the index after it, or the same index to try again. */
function foldOther(text: string, index: number, into: Folded, machine: Machine): number {
  const unit = text.charCodeAt(index);
  const found = (machine.codes[unit] as number) >>> 24;
  if (found === kind.unseen) {
    machine.learn(unit);
    return index;
  }
  if (found === drop) return index + 1;
  if (found === lineBreak) {
    foldLineBreak(index, into, machine);
    return index + 1;
  }
  const from = into.length;
  const end = index + foldSlow(text, index, found, into);
  step(into, from, machine);
  const last = into.length > 0 ? kindOf(into.units[into.length - 1] as number) : space;
  if (last === letter && into.previous !== letter) into.twelfths += wordUnit;
  into.previous = last <= southEast ? last & (letter | space) : 0;
  for (let at = index + 1; at < end && at < text.length; at++) into.words[at] = into.twelfths;
  return Math.min(end, text.length);
}

const scratch = new Folded();

/** The folded form of a name or a word. */
export function foldText(text: string): string {
  return fold(text, scratch).text().trim();
}
