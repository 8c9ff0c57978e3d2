import type { Folded } from './fold.ts';

/** How a span's letters compare with the name's: as written, ALL CAPS, Title Case, lower case, or another mixture. */
export type Casing = 'exact' | 'upper' | 'title' | 'lower' | 'mixed' | 'uncased';

export const letterCase = { none: 0, lower: 1, upper: 2 } as const;

function caseOf(unit: number): number {
  if (unit >= 0x61 && unit <= 0x7a) return letterCase.lower;
  if (unit >= 0x41 && unit <= 0x5a) return letterCase.upper;
  if (unit < 0x80) return letterCase.none;
  const character = String.fromCharCode(unit);
  if (character !== character.toLowerCase()) return letterCase.upper;
  return character !== character.toUpperCase() ? letterCase.lower : letterCase.none;
}

/** Case of each folded unit of a name. */
export function casesOf(original: string, folded: Folded): Uint8Array {
  const cases = new Uint8Array(folded.length);
  for (let at = 0; at < folded.length; at++)
    cases[at] = caseOf(original.charCodeAt(folded.offsets[at] as number));
  return cases;
}

/** Compares a span with the name's cases. Characters beyond the BMP (𝐀𝐜𝐦𝐞) count as uncased. */
export function compareCase(text: string, folded: Folded, start: number, cases: Uint8Array): Casing {
  let same = true;
  let uppers = 0;
  let lowers = 0;
  let title = true;
  let cased = 0;
  for (let at = 0; at < cases.length; at++) {
    const wanted = cases[at] as number;
    const found = caseOf(text.charCodeAt(folded.offsets[start + at] as number));
    if (found === letterCase.none) {
      if (wanted !== letterCase.none) cased++;
      continue;
    }
    if (found !== wanted) same = false;
    if (found === letterCase.upper) {
      uppers++;
      if (!startsWord(folded, start, at)) title = false;
    } else {
      lowers++;
      if (startsWord(folded, start, at)) title = false;
    }
  }
  if (uppers + lowers === 0) return cased > 0 ? 'exact' : 'uncased';
  if (same) return 'exact';
  if (uppers === 0) return 'lower';
  if (lowers === 0) return 'upper';
  return title ? 'title' : 'mixed';
}

function startsWord(folded: Folded, start: number, at: number): boolean {
  if (at === 0) return true;
  const before = folded.units[start + at - 1] as number;
  return before === 0x20 || before === 0x2d;
}
