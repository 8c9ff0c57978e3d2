/** What each character is to the fold, and what it becomes. */

/**
 * What a code unit is to the fold: one bit each for those of the fast path, then those that leave it. A bit of letters is
 * what one of them adds to a count of words, in quarters.
 */
export const kind = {
  symbol: 0,
  /** Thai, Lao, Khmer, Myanmar: no spaces between words, four characters or so in each. */
  southEast: 1,
  /** Han and kana: no spaces either, and shorter words. */
  dense: 2,
  /** The first of a run is a word. */
  letter: 4,
  space: 8,
  /** Added to the kind of a sign that lines, sentences and links are read from, where it is met in a text. */
  mark: 16,
  drop: 32,
  special: 33,
  expand: 34,
  unseen: 255,
} as const;

/** What ends a line, may end a sentence, and stands in `https://`. */
const marks = '\n.!?。！？؟।:';

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

/** By code unit, as far as met. */
const kinds = new Uint8Array(65536).fill(kind.unseen);
const folds = new Uint16Array(65536);
const expansions = new Map<number, string>();

export function foldCharacter(character: string): string {
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

/** Kind of a unit of a text, marks noted, and the unit it folds to. */
export function foldUnit(unit: number): { found: number; folded: number } {
  const known = kinds[unit] as number;
  const found = known === kind.unseen ? learn(unit) : known;
  const mark = marks.includes(String.fromCharCode(unit)) ? kind.mark : 0;
  return { found: found | mark, folded: folds[unit] as number };
}

/** What a unit that folds to several becomes. */
export function expansionOf(unit: number): string {
  return expansions.get(unit) ?? '';
}
