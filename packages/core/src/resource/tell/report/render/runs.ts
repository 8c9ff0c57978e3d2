/// <reference path="./bidi-js.d.ts" />
import createBidi from 'bidi-js';
import { type FontName, fontFor } from './font.ts';

/** A part of a line in one font and one direction, with its letters as they are read. */
export interface Run {
  text: string;
  font: FontName;
}

const bidi = createBidi();

/** Hebrew and Arabic, Chinese, Japanese and Korean, and signs of theirs. */
const special = /[\u0590-\u08ff\u1100-\u11ff\u2e80-\udfff\uf900-\ufdff\ufe30-\ufeff\uff00-\uffef]/;

/** The scripts that a font lays out from right to left by itself. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** The parts of a line from left to right, by Unicode’s algorithm (UAX 9). null: it is one part. */
export function runsOf(line: string, main: FontName): Run[] | null {
  if (!special.test(line)) return null;
  const found = bidi.getEmbeddingLevels(line);
  const runs: (Run & { level: number })[] = [];
  for (const at of bidi.getReorderedIndices(line, found)) {
    const level = found.levels[at] ?? 0;
    const backwards = level % 2 === 1;
    const unit = line.charAt(at);
    const drawn = (backwards && bidi.getMirroredCharacter(unit)) || unit;
    const font = fontFor(letterAt(line, at), main) ?? main;
    const last = runs.at(-1);
    if (last?.font !== font || last.level !== level) runs.push({ text: drawn, font, level });
    else last.text = backwards ? drawn + last.text : last.text + drawn;
  }
  return runs.map(({ text, font, level }) => ({
    text: level % 2 === 0 || fromRight.test(text) ? text : [...text].reverse().join(''),
    font,
  }));
}

/** The letter at a place, also where the place is the second half of a surrogate pair. */
function letterAt(line: string, at: number): string {
  const second = /[\udc00-\udfff]/.test(line.charAt(at)) && at > 0;
  return String.fromCodePoint(line.codePointAt(second ? at - 1 : at) ?? 0);
}
