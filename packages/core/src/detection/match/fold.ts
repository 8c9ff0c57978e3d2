/**
 * Folding: the form in which names and answers are compared. NFKC, lower case, no diacritics, no invisible characters,
 * no Markdown emphasis, one kind of hyphen, apostrophe and space; with a map back to the original offsets.
 */

/** What a code unit is to the fold. */
export const kind = {
  symbol: 0,
  letter: 1,
  /** Han and kana: no spaces between words. */
  dense: 2,
  /** Thai, Lao, Khmer, Myanmar: no spaces either, and shorter words per character. */
  southEast: 3,
  drop: 4,
  space: 5,
  special: 6,
  expand: 7,
  unseen: 255,
} as const;

/** Words are counted in twelfths, so that scripts without spaces can be estimated from characters. */
export const wordUnit = 12;

const dropped =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff*\u2122\u00ae\u00a9\u2120]/;
// Indic, Thai and kana marks change the word and stay; these only decorate it.
const decoration =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
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
  else if (/\s/u.test(character)) result = kind.space;
  else if (/[_\\&\ud800-\udfff\u1100-\u11ff\u3099\u309a\uff9e\uff9f]/.test(character)) result = kind.special;
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
      else result = wordLike.test(folded) && !footnote.test(folded) ? kind.letter : kind.symbol;
    }
  }
  kinds[unit] = result;
  return result;
}

/** Kind of a folded unit; an underscore that survived the fold stands inside an identifier and is a letter. */
export function kindOf(unit: number): number {
  if (unit === 0x5f) return kind.letter;
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

  push(unit: number, offset: number): void {
    this.units[this.length] = unit;
    this.offsets[this.length++] = offset;
  }

  reserve(characters: number): void {
    this.ensure(characters);
    if (this.words.length < characters + 1) this.words = new Int32Array(characters + 64);
    this.length = 0;
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

const entities: [string, string][] = [
  ['&amp;', '&'],
  ['&nbsp;', ' '],
  ['&#39;', "'"],
  ['&apos;', "'"],
  ['&rsquo;', "'"],
  ['&#x27;', "'"],
];

function isWord(text: string, index: number): boolean {
  if (index < 0 || index >= text.length) return false;
  const found = kindOf(text.charCodeAt(index));
  return (
    (found === kind.letter || found === kind.dense || found === kind.southEast || found === kind.expand) &&
    text.charCodeAt(index) !== 0x5f
  );
}

/** Characters that need their neighbours. Returns how many code units were consumed. */
function foldSpecial(text: string, index: number, into: Folded): number {
  const unit = text.charCodeAt(index);
  if (unit === 0x5f) {
    if (isWord(text, index - 1) && isWord(text, index + 1)) into.push(unit, index);
    return 1;
  }
  if (unit === 0x5c) {
    if (!/[!-/:-@[-`{-~]/.test(text.charAt(index + 1))) into.push(unit, index);
    return 1;
  }
  if (unit === 0x26) {
    for (const [entity, value] of entities) {
      if (text.startsWith(entity, index)) {
        into.push(value.charCodeAt(0), index);
        return entity.length;
      }
    }
    into.push(unit, index);
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

/** Folds `text` into `into` (reused between answers). Linear in the length of the text. */
export function fold(text: string, into: Folded): Folded {
  const size = text.length;
  into.reserve(size);
  let words = 0;
  let previous: number = kind.space;
  let { units, offsets } = into;
  const counts = into.words;
  let length = 0;
  let breaks = 0;
  for (let index = 0; index < size; index++) {
    const unit = text.charCodeAt(index);
    let found = kinds[unit] as number;
    if (found === kind.unseen) found = learn(unit);
    counts[index] = words;
    if (found === kind.letter) {
      if (previous !== kind.letter) words += wordUnit;
      previous = found;
      units[length] = folds[unit] as number;
      offsets[length++] = index;
    } else if (found === kind.symbol) {
      const folded = folds[unit] as number;
      if (folded !== 0x27) previous = found;
      units[length] = folded;
      offsets[length++] = index;
    } else if (found === kind.space) {
      // Runs of white space are one space; a blank line stays visible, names do not run over it.
      if (previous !== kind.space) {
        units[length] = 0x20;
        offsets[length++] = index;
        breaks = 0;
      }
      if (unit === 0x0a && ++breaks === 2 && length > 0) units[length - 1] = 0x0a;
      previous = found;
    } else if (found === kind.dense || found === kind.southEast) {
      words += found === kind.dense ? wordUnit / 2 : wordUnit / 4;
      previous = found;
      units[length] = folds[unit] as number;
      offsets[length++] = index;
    } else if (found !== kind.drop) {
      into.length = length;
      let used = 1;
      if (found === kind.expand) {
        for (const part of expansions.get(unit) ?? '') into.push(part.charCodeAt(0), index);
      } else used = foldSpecial(text, index, into);
      into.ensure(into.length + size - index);
      ({ units, offsets } = into);
      length = into.length;
      const last = length > 0 ? kindOf(units[length - 1] as number) : kind.space;
      if (last === kind.letter && previous !== kind.letter) words += wordUnit;
      previous = last;
      for (let next = index + 1; next < index + used && next < size; next++) counts[next] = words;
      index += used - 1;
    }
  }
  counts[size] = words;
  into.length = length;
  return into;
}

const scratch = new Folded();

/** The folded form of a name or a word. */
export function foldText(text: string): string {
  return fold(text, scratch).text().trim();
}
