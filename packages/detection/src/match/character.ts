/** Kinds of UTF-16 units for the detector, and their normalised forms. */

export const kind = {
  symbol: 0,
  letter: 1,
  /** Han and kana: no spaces between words. */
  dense: 2,
  /** Thai, Lao, Khmer, Myanmar: no spaces either, and longer words. */
  southEast: 3,
  space: 4,
  /** Left out of the normalised text: invisible characters, emphasis, ™. */
  dropped: 5,
  /** Becomes several units: ß, ﬁ. */
  several: 6,
  /** Depends on its neighbours: surrogates, backslash, Hangul jamo, kana voicing marks. */
  contextual: 7,
  unseen: 255,
} as const;

const dropped =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff*\u2122\u00ae\u00a9\u2120]|\u034f|[\u17b4\u17b5]|[\u180b-\u180d]|[\ufe00-\ufe0f]/;
const contextual = /[\\\ud800-\udfff\u1100-\u11ff\u3099\u309a\uff9e\uff9f]/;
// Indic, Thai and kana marks change the word and stay; these only decorate it.
const decoration =
  /\u0640|\u0670|[\u0300-\u036f]|[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]|[\u064b-\u065f]|[\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
const wordLike = /[\p{L}\p{N}\p{M}]/u;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\u3005]/u;
const southEastAsian = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const keptComposed = /[\uac00-\ud7af\u3040-\u30ff]/;
// ¹ ² ³ are footnote marks in answers, not part of the name before them.
const footnote = /[\u00b2\u00b3\u00b9\u2070-\u2079]/;
const hyphen = /[\u2010-\u2013\u2212\ufe58\ufe63\uff0d]/;
const apostrophe = /['\u00b4\u02bb\u02bc\u2018\u2019\u201b\u2032\uff07]/;

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

/** Characters that become several, as far as met. */
const expansions = new Map<string, string>();

/** The normal form of one character (code point); may be empty or longer. */
export function normalCharacter(character: string): string {
  const known = expansions.get(character);
  if (known !== undefined) return known;
  if (footnote.test(character)) return character;
  if (hyphen.test(character)) return '-';
  if (apostrophe.test(character)) return "'";
  const composed = character.normalize('NFKC');
  const base = keptComposed.test(composed) ? composed : composed.normalize('NFKD').replace(decoration, '');
  let out = '';
  for (const part of base.toLowerCase().replace(decoration, '')) out += equivalents[part] ?? part;
  return out;
}

// The tables are filled as characters are met: all 65,536 at once would take 20 ms of every start.
const kinds = new Uint8Array(65_536).fill(kind.unseen);
const normalUnits = new Uint16Array(65_536);
/** Role of a unit in the count of words; `depends` also for units that have not occurred yet. */
export const wordPart = { between: 0, inside: 1, stop: 2, depends: 3 } as const;
const wordParts = new Uint8Array(65_536).fill(wordPart.depends);
/** Signs that may end a sentence. */
const stop = /[.!?。！？؟।]/;

function classify(unit: number): number {
  const character = String.fromCharCode(unit);
  if (dropped.test(character)) return kind.dropped;
  if (/\s/u.test(character)) {
    if (character === ' ') normalUnits[unit] = unit;
    return kind.space;
  }
  if (contextual.test(character)) return kind.contextual;
  const normal = normalCharacter(character);
  if (normal === '') return kind.dropped;
  if (normal.length > 1) {
    expansions.set(character, normal);
    return kind.several;
  }
  normalUnits[unit] = normal.charCodeAt(0);
  if (southEastAsian.test(normal)) return kind.southEast;
  if (eastAsian.test(normal)) return kind.dense;
  return wordLike.test(normal) && !footnote.test(normal) ? kind.letter : kind.symbol;
}

/** Kind of a UTF-16 unit, normalised or not. */
export function kindOf(unit: number): number {
  const known = kinds[unit] as number;
  if (known !== kind.unseen) return known;
  const found = classify(unit);
  kinds[unit] = found;
  if (found === kind.letter) wordParts[unit] = wordPart.inside;
  else if (stop.test(String.fromCharCode(unit))) wordParts[unit] = wordPart.stop;
  else if (found === kind.space || (found === kind.symbol && normalUnit(unit) !== 0x27))
    wordParts[unit] = wordPart.between;
  return found;
}

export function isLetter(unit: number): boolean {
  return kindOf(unit) === kind.letter;
}

/** Whether the script of a unit writes no spaces between words. */
export function isUnspaced(unit: number): boolean {
  const found = kindOf(unit);
  return found === kind.dense || found === kind.southEast;
}

/** The normalised unit, if it is a single unit in every context; otherwise 0. */
export function normalUnit(unit: number): number {
  return normalUnits[unit] as number;
}

/** Whether a unit stands between words, in one, or may end a sentence; `depends`: ask `wordPartAt`. */
export function wordPartOf(unit: number): number {
  return wordParts[unit] as number;
}

/** Words that a character of a script without spaces makes: two of Han or kana make one, four of Thai. */
export function estimatedWords(unit: number): number {
  const found = kindOf(unit);
  if (found === kind.dense) return 1 / 2;
  return found === kind.southEast ? 1 / 4 : 0;
}

/** Role of a unit in the count of words where it depends on the text; `before` is the role of the unit before it. */
export function wordPartAt(text: string, at: number, before: number): number {
  const unit = text.charCodeAt(at);
  const found = kindOf(unit);
  const known = wordPartOf(unit);
  if (known !== wordPart.depends) return known;
  if (found === kind.dense || found === kind.southEast) return wordPart.between;
  if (found >= kind.several && !isLowSurrogate(unit))
    return endsInLetter(text, at) ? wordPart.inside : wordPart.between;
  return before;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** For the rare characters whose kind does not decide: ﬁ, ½, 𝐀. */ function endsInLetter(
  text: string,
  at: number,
): boolean {
  const normal = normalCharacter(String.fromCodePoint(text.codePointAt(at) ?? 0));
  return isLetter(normal.charCodeAt(normal.length - 1));
}
