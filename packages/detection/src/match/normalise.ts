import { kind, kindOf, normalCharacter, normalUnit } from './character.ts';

/**
 * The form in which names and answers are compared: NFKC, lower case, no diacritics, no invisible characters, no
 * emphasis, one kind of hyphen, apostrophe and space. A blank line stays a line break, so that no name runs across it.
 */
export interface NormalisedText {
  text: string;
  /** Offset in the original of each unit of `text`. */
  offsets: Int32Array;
}

const space = 0x20;
const lineBreak = 0x0a;

/** UTF-16 units of a text. An array is faster to read, unit by unit, than a string. */
export function unitsOf(text: string): Uint16Array {
  const { buffer, byteOffset } = Buffer.from(text, 'utf16le');
  return new Uint16Array(buffer, byteOffset, text.length);
}

/** Normalises a text and keeps where each unit came from. Linear in the text's length. */
export function normalise(original: string, units = unitsOf(original)): NormalisedText {
  const output = new Output(units.length);
  for (let at = output.copyPlain(units, 0); at < units.length; at = output.copyPlain(units, at)) {
    const unit = units[at] as number;
    const found = kindOf(unit);
    if (found === kind.space) output.addSpace(unit, at++);
    else if (found === kind.dropped) at++;
    // Otherwise it was met for the first time, and is plain from now on.
    else if (normalUnit(unit) === 0) at += output.addRare(original, at);
  }
  return output.take();
}

/** The normalised text as it grows. */
class Output {
  #values: Uint16Array;
  #offsets: Int32Array;
  #length = 0;
  #last: number = space;
  /** Line breaks since the last unit that is no space. */
  #breaks = 0;

  constructor(room: number) {
    this.#values = new Uint16Array(room);
    this.#offsets = new Int32Array(room);
  }

  /** Copies from `from` on what is one unit in every context, and returns where that ends. Most of a text goes this way. */
  copyPlain(units: Uint16Array, from: number): number {
    const values = this.#values;
    const offsets = this.#offsets;
    let length = this.#length;
    let last = this.#last;
    let at = from;
    for (; at < units.length; at++) {
      const normal = normalUnit(units[at] as number);
      if (normal === 0) break;
      if (normal === last && normal === space) continue;
      values[length] = normal;
      offsets[length++] = at;
      last = normal;
    }
    if (length > this.#length) this.#breaks = 0;
    this.#length = length;
    this.#last = last;
    return at;
  }

  /** One space for any white space, and a line break for a blank line. */
  addSpace(unit: number, at: number): void {
    if (this.#last !== space) {
      this.#values[this.#length] = space;
      this.#offsets[this.#length++] = at;
      this.#breaks = 0;
    }
    if (unit === lineBreak && ++this.#breaks === 2 && this.#length > 0)
      this.#values[this.#length - 1] = lineBreak;
    this.#last = space;
  }

  /** Adds a character that is several units or depends on its neighbours. Returns how many units of the original it is. */
  addRare(original: string, at: number): number {
    const before = this.#length > 0 ? String.fromCharCode(this.#values[this.#length - 1] as number) : '';
    const { taken, units, replaces } = normaliseRare(original, at, before);
    this.#reserve(units.length + original.length - at);
    if (replaces) this.#values[this.#length - 1] = units.charCodeAt(0);
    else
      for (let part = 0; part < units.length; part++) {
        this.#values[this.#length] = units.charCodeAt(part);
        this.#offsets[this.#length++] = at;
      }
    this.#last = 0;
    return taken;
  }

  take(): NormalisedText {
    const bytes = Buffer.from(this.#values.buffer, 0, 2 * this.#length);
    return { text: bytes.toString('utf16le'), offsets: this.#offsets };
  }

  #reserve(more: number): void {
    const room = this.#length + more;
    if (room <= this.#values.length) return;
    const [values, offsets] = [this.#values, this.#offsets];
    this.#values = new Uint16Array(2 * room);
    this.#offsets = new Int32Array(2 * room);
    this.#values.set(values);
    this.#offsets.set(offsets);
  }
}

interface Rare {
  /** Units of the original. */
  taken: number;
  /** Its normalised form. */
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

/** ASCII without spaces in a row and without what has a meaning of its own: `*` and a backslash. */
const plain = /^[!-)+-[\]-~]+(?: [!-)+-[\]-~]+)*$/;

/** The normal form of a name or a word. */
export function normalForm(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return normalise(text).text.trim();
}
