/**
 * Kinds of characters as they are written, one bit each, so that several are one number. Regular expressions with classes of Unicode
 * try every character of an answer anew, and took most of the time in which names are read.
 */
export const glyph = {
  lower: 1,
  upper: 2,
  /** A letter without capitals. */
  uncased: 4,
  number: 8,
  /** Changes the letter before it. */
  mark: 16,
  apostrophe: 32,
  hyphen: 64,
  stop: 128,
  /** `&` */
  ampersand: 256,
  /** `+` */
  plus: 512,
  /** Stands before a word within an address: `_`, `/`, `@`. */
  address: 1024,
  /** `%` */
  percent: 2048,
} as const;

export const letter: number = glyph.lower | glyph.upper | glyph.uncased;

const signs: Record<string, number> = {
  "'": glyph.apostrophe,
  '’': glyph.apostrophe,
  '-': glyph.hyphen,
  '.': glyph.stop,
  '&': glyph.ampersand,
  '+': glyph.plus,
  _: glyph.address,
  '/': glyph.address,
  '@': glyph.address,
  '%': glyph.percent,
};

// Filled as characters are met, as all at once would delay each start; emojis and letters of mathematics are within.
const unseen = 0xffff;
const glyphs = new Uint16Array(0x20000).fill(unseen);

/** The kind of a code point; 0: none of them. */
export function glyphOf(code: number): number {
  const known = glyphs[code];
  if (known !== undefined && known !== unseen) return known;
  const found = classify(String.fromCodePoint(code));
  if (known !== undefined) glyphs[code] = found;
  return found;
}

function classify(character: string): number {
  const sign = signs[character];
  if (sign !== undefined) return sign;
  if (/\p{Ll}/u.test(character)) return glyph.lower;
  if (/\p{Lu}/u.test(character)) return glyph.upper;
  if (/\p{L}/u.test(character)) return glyph.uncased;
  if (/\p{N}/u.test(character)) return glyph.number;
  return /\p{M}/u.test(character) ? glyph.mark : 0;
}

export interface Span {
  start: number;
  end: number;
}

interface Shape {
  begins: number;
  /** What may not stand before the beginning. */
  notAfter?: number;
  goesOn: number;
  /** A span by itself, where it is no part of one. */
  alone?: number;
}

/** Stretches of characters of given kinds, in the order of the text; none overlap. */
export function spansOf(text: string, { begins, notAfter = 0, goesOn, alone = 0 }: Shape): Span[] {
  const spans: Span[] = [];
  let start = -1;
  let before = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) as number;
    const here = glyphOf(code);
    if (start >= 0 && (here & goesOn) === 0) {
      spans.push({ start, end: at });
      start = -1;
    }
    if (start < 0) {
      if ((here & begins) !== 0 && (before & notAfter) === 0) start = at;
      else if ((here & alone) !== 0) spans.push({ start: at, end: at + 1 });
    }
    before = here;
    at += code > 0xffff ? 2 : 1;
  }
  if (start >= 0) spans.push({ start, end: text.length });
  return spans;
}
