/**
 * Folding: the form in which names and answers are compared. NFKC, lower case, no diacritics, no invisible characters,
 * no Markdown emphasis, one kind of hyphen, apostrophe and space; with a map back to the original offsets.
 */

/** What a code unit is to the fold: one bit each for those of the fast path, then those that leave it. */
export const kind = {
  symbol: 0,
  letter: 1,
  space: 2,
  /** Han and kana: no spaces between words. */
  dense: 4,
  /** Thai, Lao, Khmer, Myanmar: no spaces either, and shorter words per character. */
  southEast: 8,
  drop: 16,
  lineBreak: 17,
  special: 18,
  expand: 19,
  unseen: 255,
} as const;

/** Words are counted in twelfths, so that scripts without spaces can be estimated from characters. */
export const wordUnit = 12;

const dropped =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff*\u2122\u00ae\u00a9\u2120]|\u034f|[\u17b4\u17b5]|[\u180b-\u180d]|[\ufe00-\ufe0f]/;
// Indic, Thai and kana marks change the word and stay; these only decorate it.
const decoration =
  /\u0640|\u0670|[\u0300-\u036f]|[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]|[\u064b-\u065f]|[\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
const wordLike = /[\p{L}\p{N}\p{M}]/u;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\u3005]/u;
const southEastAsian = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const keptComposed = /[\uac00-\ud7af\u3040-\u30ff]/;
// ¹ ² ³ are footnote marks in answers, not part of the name that they follow.
const footnote = /[\u00b2\u00b3\u00b9\u2070-\u2079]/;
const hyphen = /[\u2010-\u2013\u2212\ufe58\ufe63\uff0d]/;
const apostrophe = /[\u00b4\u02bb\u02bc\u2018\u2019\u201b\u2032\uff07]/;

const equivalents: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
};

const kinds = new Uint8Array(65536).fill(kind.unseen);
const folds = new Uint16Array(65536);
const expansions = new Map<number, string>();

function foldCharacter(character: string): string {
  if (footnote.test(character)) return character;
  if (hyphen.test(character)) return '-';
  if (apostrophe.test(character)) return "'";
  const composed = character.normalize('NFKC');
  const base = keptComposed.test(composed) ? composed : composed.normalize('NFKD').replace(decoration, '');
  let out = '';
  for (const part of base.toLowerCase().replace(decoration, '')) out += equivalents[part] ?? part;
  return out;
}

/** Tables fill as characters are met: building all 65,536 at import would cost every process 20 ms. */
function learn(unit: number): number {
  const character = String.fromCharCode(unit);
  let result: number;
  if (dropped.test(character)) result = kind.drop;
  else if (unit === 0x0a) result = kind.lineBreak;
  else if (/\s/u.test(character)) {
    folds[unit] = 0x20;
    result = kind.space;
  } else if (/[\\\ud800-\udfff\u1100-\u11ff\u3099\u309a\uff9e\uff9f]/.test(character)) result = kind.special;
  else {
    const folded = foldCharacter(character);
    if (folded === '') result = kind.drop;
    else if (folded.length > 1) {
      expansions.set(unit, folded);
      result = kind.expand;
    } else {
      folds[unit] = folded.charCodeAt(0);
      if (southEastAsian.test(folded)) result = kind.southEast;
      else if (eastAsian.test(folded)) result = kind.dense;
      // An apostrophe does not end a word for counting; `kindOf` knows it as the sign that it is.
      else if (folded === "'") result = kind.letter;
      else result = wordLike.test(folded) && !footnote.test(folded) ? kind.letter : kind.symbol;
    }
  }
  kinds[unit] = result;
  return result;
}

/** Kind of a folded unit. */
export function kindOf(unit: number): number {
  if (unit === 0x27) return kind.symbol;
  const known = kinds[unit] as number;
  return known === kind.unseen ? learn(unit) : known;
}

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
  for (const part of expansions.get(text.charCodeAt(index)) ?? '') into.push(part.charCodeAt(0), index);
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
    const known = kinds[unit] as number;
    const found = known === kind.unseen ? learn(unit) : known;
    const folded = folds[unit] as number;
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
