import { kind, kindOf, normalCharacter, normalUnit } from './character.ts';

/**
 * The form in which names and answers are compared: NFKC, lower case, no diacritics, no invisible characters, no
 * emphasis, one kind of hyphen, apostrophe and space. A blank line stays a line break, so that no name runs across it.
 */
export interface NormalisedText {
  text: string;
  /** Where each unit of `text` comes from in the original. */
  offsets: Int32Array;
}

const space = 0x20;
const lineBreak = 0x0a;

/** Normalises a text and keeps where each unit came from. Linear in the text's length. */
export function normalise(original: string): NormalisedText {
  let values = new Uint16Array(original.length);
  let offsets = new Int32Array(original.length);
  let length = 0;
  let last = space;
  let breaks = 0;
  // An array is faster to read, unit by unit, than a string.
  const read = Buffer.from(original, 'utf16le');
  const originalUnits = new Uint16Array(read.buffer, read.byteOffset, original.length);
  for (let at = 0; at < originalUnits.length; at++) {
    const unit = originalUnits[at] as number;
    const normal = normalUnit(unit);
    if (normal !== 0 && (normal !== last || normal !== space)) {
      values[length] = normal;
      offsets[length++] = at;
      last = normal;
      breaks = 0;
      continue;
    }
    const found = kindOf(unit);
    if (found === kind.space) {
      if (last !== space) {
        values[length] = space;
        offsets[length++] = at;
        breaks = 0;
      }
      if (unit === lineBreak && ++breaks === 2 && length > 0) values[length - 1] = lineBreak;
      last = space;
    } else if (found !== kind.dropped) {
      const before = length > 0 ? String.fromCharCode(values[length - 1] as number) : '';
      const { taken, units, replaces } = normaliseRare(original, at, before);
      const room = length + units.length + original.length - at;
      if (room > values.length) {
        values = grown(values, new Uint16Array(2 * room));
        offsets = grown(offsets, new Int32Array(2 * room));
      }
      if (replaces) values[length - 1] = units.charCodeAt(0);
      else
        for (let part = 0; part < units.length; part++) {
          values[length] = units.charCodeAt(part);
          offsets[length++] = at;
        }
      at += taken - 1;
      last = 0;
    }
  }
  const bytes = Buffer.from(values.buffer, 0, 2 * length);
  return { text: bytes.toString('utf16le'), offsets };
}

function grown<Values extends Uint16Array | Int32Array>(values: Values, into: Values): Values {
  into.set(values);
  return into;
}

interface Rare {
  /** Units of the original. */
  taken: number;
  /** What it is normalised to. */
  units: string;
  /** `units` stands in place of the unit before. */
  replaces: boolean;
}

/** Normalises a character of several units, or one that depends on its neighbours. */
function normaliseRare(original: string, at: number, before: string): Rare {
  const sign = original.charAt(at);
  // Markdown: a backslash before a sign only says that the sign is meant literally.
  if (sign === '\\') {
    const isEscape = /[!-/:-@[-`{-~]/.test(original.charAt(at + 1));
    return { taken: 1, units: isEscape ? '' : sign, replaces: false };
  }
  const mark = voicingMark(sign);
  if (mark) {
    const composed = (before + mark).normalize('NFC');
    const isPair = before !== '' && composed.length === 1;
    return { taken: 1, units: isPair ? composed : '', replaces: isPair };
  }
  if (/[\u1100-\u11ff]/.test(sign)) {
    // Hangul written as separate jamo: up to three of them are one syllable.
    const jamo = original.slice(at, at + 3);
    const syllable = jamo.normalize('NFC').charAt(0);
    return { taken: syllable.normalize('NFD').length, units: syllable, replaces: false };
  }
  const character = String.fromCodePoint(original.codePointAt(at) ?? 0);
  const isLone = /^[\ud800-\udfff]$/.test(character);
  return {
    taken: character.length,
    units: isLone ? character : normalCharacter(character),
    replaces: false,
  };
}

/** The combining form of the marks that turn か into が, ハ into パ. */
function voicingMark(sign: string): string | null {
  if (sign === '\u3099' || sign === '\uff9e') return '\u3099';
  return sign === '\u309a' || sign === '\uff9f' ? '\u309a' : null;
}

/** The normal form of a name or a word. */
export function normalForm(text: string): string {
  return normalise(text).text.trim();
}
