import type { NormalisedText } from './normalise.ts';

/** How a span's letters compare with the name's: as written, ALL CAPS, Title Case, lower case, or another mixture. */
export type Casing = 'exact' | 'upper' | 'title' | 'lower' | 'mixed' | 'uncased';

export type LetterCase = 'none' | 'lower' | 'upper';

function caseOf(unit: number): LetterCase {
  if (unit >= 0x61 && unit <= 0x7a) return 'lower';
  if (unit >= 0x41 && unit <= 0x5a) return 'upper';
  if (unit < 0x80) return 'none';
  const character = String.fromCharCode(unit);
  if (character !== character.toLowerCase()) return 'upper';
  return character !== character.toUpperCase() ? 'lower' : 'none';
}

/** Case of each unit of a name's normal form, as the name is written. */
export function casesOf(original: string, { text, offsets }: NormalisedText): LetterCase[] {
  return Array.from(offsets.subarray(0, text.length), (offset) => caseOf(original.charCodeAt(offset)));
}

function opensWord(text: string, start: number, at: number): boolean {
  return at === 0 || ' -'.includes(text.charAt(start + at - 1));
}

/** Compares a span with the name's cases. Characters beyond the BMP (𝐀𝐜𝐦𝐞) count as uncased. */
export function compareCase(
  original: string,
  { text, offsets }: NormalisedText,
  start: number,
  cases: readonly LetterCase[],
): Casing {
  let same = true;
  let title = true;
  let uppers = 0;
  let lowers = 0;
  let uncased = 0;
  for (let at = 0; at < cases.length; at++) {
    const wanted = cases[at];
    const found = caseOf(original.charCodeAt(offsets[start + at] as number));
    if (found === 'none') {
      if (wanted !== 'none') uncased++;
      continue;
    }
    if (found !== wanted) same = false;
    if (found === 'upper') uppers++;
    else lowers++;
    if (title && opensWord(text, start, at) !== (found === 'upper')) title = false;
  }
  if (uppers + lowers === 0) return uncased > 0 ? 'exact' : 'uncased';
  if (same) return 'exact';
  if (uppers === 0) return 'lower';
  if (lowers === 0) return 'upper';
  return title ? 'title' : 'mixed';
}
