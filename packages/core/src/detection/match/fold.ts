/**
 * Folding: the form in which names and answers are compared. NFKC, lower case, no diacritics, no invisible characters,
 * no Markdown emphasis, one kind of hyphen, apostrophe and space; with a map back to the original offsets.
 */

/** What a code unit is to the fold. Bit 0: letter; bit 1: white space; from 4 on it leaves the fast path. */
export const kind = {
  symbol: 0,
  letter: 1,
  space: 2,
  /** Han and kana: no spaces between words. */
  dense: 4,
  /** Thai, Lao, Khmer, Myanmar: no spaces either, and shorter words per character. */
  southEast: 5,
  drop: 6,
  lineBreak: 7,
  special: 8,
  expand: 9,
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
  /** While folding: twelfths of words so far, and the kind of the character before. */
  twelfths = 0;
  previous: number = kind.space;
  push(unit: number, offset: number): void {
    this.units[this.length] = unit;
    this.offsets[this.length++] = offset;
  }

  /** Appends a folded piece. */
  append(units: Uint16Array, offsets: Int32Array, length: number): void {
    this.units.set(units.subarray(0, length), this.length);
    this.offsets.set(offsets.subarray(0, length), this.length);
    this.length += length;
  }

  reserve(characters: number): void {
    this.ensure(characters);
    if (this.words.length < characters + 1) this.words = new Int32Array(characters + 64);
    this.length = 0;
    this.twelfths = 0;
    this.previous = kind.space;
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
    if (into.length > 0 && composed.length === 1) into.units[into.length - 1] = composed.charCodeAt(0);
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

// The hot path of detection. Constants instead of properties, arithmetic instead of branches on every letter, and buffers
// that the compiler knows: a loop over arrays it is handed costs half as much again. Longer texts pass in pieces.
const piece = 16_384;
const pieceSource = new Uint16Array(piece);
const pieceBytes = Buffer.from(pieceSource.buffer);
const pieceUnits = new Uint16Array(piece);
const pieceOffsets = new Int32Array(piece);
const pieceWords = new Int32Array(piece);
const fast = kind.dense;
const { letter, space, dense, drop, lineBreak, special } = kind;

/**
 * Folds the loaded piece, which begins at `base`, from its unit `from` up to `size` or the first character that needs its
 * neighbours or is new; returns that unit.
 */
function foldRun(base: number, from: number, size: number, into: Folded): number {
  let words = into.twelfths;
  let previous = into.previous;
  let brokenAt = -1;
  let length = 0;
  let index = from;
  for (; index < size; index++) {
    const unit = pieceSource[index] as number;
    const found = kinds[unit] as number;
    pieceWords[index] = words;
    if (found < fast) {
      // A space after a space is overwritten by what follows; a letter after anything else begins a word.
      pieceUnits[length] = folds[unit] as number;
      pieceOffsets[length] = base + index;
      length += 1 - ((found & previous) >> 1);
      words += wordUnit * (found & ~previous & letter);
      previous = found;
    } else if (found === lineBreak) {
      // Runs of white space are one space; a blank line stays visible, names do not run over it.
      if (previous !== space) {
        pieceUnits[length] = 0x20;
        pieceOffsets[length] = base + index;
        length++;
      } else if (brokenAt === length && length > 0) pieceUnits[length - 1] = 0x0a;
      brokenAt = length;
      previous = space;
    } else if (found >= special) {
      break;
    } else if (found !== drop) {
      words += found === dense ? wordUnit / 2 : wordUnit / 4;
      previous = 0;
      pieceUnits[length] = folds[unit] as number;
      pieceOffsets[length] = base + index;
      length++;
    }
  }
  into.append(pieceUnits, pieceOffsets, length);
  into.words.set(pieceWords.subarray(from, index), base + from);
  into.twelfths = words;
  into.previous = previous;
  return index;
}

/** Folds `text` into `into` (reused between answers). Linear in the length of the text. */
export function fold(text: string, into: Folded): Folded {
  into.reserve(text.length);
  let index = 0;
  while (index < text.length) {
    const base = index;
    const size = Math.min(piece, text.length - base);
    pieceBytes.write(size < text.length ? text.slice(base, base + size) : text, 'utf16le');
    for (let at = 0; at < size; at = index - base) {
      index = base + foldRun(base, at, size, into);
      if (index < base + size) index = foldOther(text, index, into);
    }
  }
  into.words[text.length] = into.twelfths;
  return into;
}

/** Folds one character that the fast loop stopped at. Returns the index after it, or the same index to try again. */
function foldOther(text: string, index: number, into: Folded): number {
  const unit = text.charCodeAt(index);
  const found = kinds[unit] as number;
  if (found === kind.unseen) {
    learn(unit);
    return index;
  }
  into.words[index] = into.twelfths;
  const end = index + foldSlow(text, index, found, into);
  const last = into.length > 0 ? kindOf(into.units[into.length - 1] as number) : space;
  if (last === letter && into.previous !== letter) into.twelfths += wordUnit;
  into.previous = last < fast ? last : 0;
  for (let at = index + 1; at < end && at < text.length; at++) into.words[at] = into.twelfths;
  return Math.min(end, text.length);
}

const scratch = new Folded();

/** The folded form of a name or a word. */
export function foldText(text: string): string {
  return fold(text, scratch).text().trim();
}
