import { kind, kindOf, normalCharacter, normalUnit } from './character.ts';

/**
 * The form in which names and answers are compared: NFKC, lower case, no diacritics, no invisible characters, no
 * emphasis, one kind of hyphen, apostrophe and space. A blank line stays a line break, so that no name runs across it.
 */
export interface NormalisedText {
  text: string;
  /** Where each unit of `text` comes from in the original. */
  offsets: readonly number[];
}

const space = 0x20;
const lineBreak = 0x0a;
const backslash = 0x5c;

/** The normalised units so far, and where each comes from. */
interface Units {
  values: number[];
  offsets: number[];
}

/** Normalises a text and keeps where each unit came from. Linear in the text's length. */
export function normalise(original: string): NormalisedText {
  const values: number[] = [];
  const offsets: number[] = [];
  const units = { values, offsets };
  let afterSpace = true;
  let breaks = 0;
  for (let at = 0; at < original.length; at++) {
    const unit = original.charCodeAt(at);
    const found = kindOf(unit);
    if (found <= kind.southEast) {
      values.push(normalUnit(unit));
      offsets.push(at);
      afterSpace = false;
    } else if (found === kind.space) {
      breaks = (afterSpace ? breaks : 0) + (unit === lineBreak ? 1 : 0);
      if (!afterSpace) {
        values.push(space);
        offsets.push(at);
      } else if (breaks === 2 && values.length > 0) values[values.length - 1] = lineBreak;
      afterSpace = true;
    } else if (found === kind.several) {
      append(units, normalCharacter(original.charAt(at)), at);
      afterSpace = false;
    } else if (found === kind.contextual) {
      at += appendContextual(units, original, at) - 1;
      afterSpace = false;
    }
  }
  const bytes = Buffer.from(Uint16Array.from(values).buffer);
  return { text: bytes.toString('utf16le'), offsets };
}

function append({ values, offsets }: Units, text: string, offset: number): void {
  for (let at = 0; at < text.length; at++) {
    values.push(text.charCodeAt(at));
    offsets.push(offset);
  }
}

/** Normalises a character that depends on its neighbours. Returns how many units of the original it took. */
function appendContextual(units: Units, original: string, at: number): number {
  const unit = original.charCodeAt(at);
  if (unit === backslash) {
    // Markdown: a backslash before a sign only says that the sign is meant literally.
    if (!/[!-/:-@[-`{-~]/.test(original.charAt(at + 1))) append(units, '\\', at);
    return 1;
  }
  if (isVoicingMark(unit)) {
    const mark = unit === 0x3099 || unit === 0xff9e ? '\u3099' : '\u309a';
    const composed = (String.fromCharCode(units.values.at(-1) ?? space) + mark).normalize('NFC');
    if (units.values.length > 0 && composed.length === 1)
      units.values[units.values.length - 1] = composed.charCodeAt(0);
    return 1;
  }
  if (unit >= 0x1100 && unit <= 0x11ff) {
    // Hangul written as separate jamo: up to three of them are one syllable.
    const jamo = original.slice(at, at + 3);
    const syllable = jamo.normalize('NFC').charAt(0);
    append(units, syllable, at);
    return syllable.normalize('NFD').length;
  }
  const character = String.fromCodePoint(original.codePointAt(at) ?? unit);
  append(units, character.length > 1 ? normalCharacter(character) : character, at);
  return character.length;
}

/** Combining and half-width marks that turn か into が, ハ into パ. */
function isVoicingMark(unit: number): boolean {
  return unit === 0x3099 || unit === 0x309a || unit === 0xff9e || unit === 0xff9f;
}

/** The normal form of a name or a word. */
export function normalForm(text: string): string {
  return normalise(text).text.trim();
}
