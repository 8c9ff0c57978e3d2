import type { ParsedAnswer } from '../layout/parsed-answer.ts';
import { isLetter } from '../match/character.ts';

const longestWord = 24;

/** The word after the unit at `end`, in lower case, across one space or hyphen; '' at a sign or the end. */
export function wordAfter({ text, normalised }: ParsedAnswer, end: number): string {
  const { text: units, offsets } = normalised;
  if (!isGap(units.charAt(end))) return '';
  const from = end + 1;
  let to = from;
  while (to - from < longestWord && isWordUnit(units.charCodeAt(to))) to++;
  return to === from ? '' : text.slice(offsets[from], (offsets[to - 1] as number) + 1).toLowerCase();
}

/** The word before the unit at `start`, in lower case, across one space or hyphen. */
export function wordBefore({ text, normalised }: ParsedAnswer, start: number): string {
  const { text: units, offsets } = normalised;
  const to = start - 1;
  if (!isGap(units.charAt(to))) return '';
  let from = to;
  while (to - from < longestWord && isWordUnit(units.charCodeAt(from - 1))) from--;
  return to === from ? '' : text.slice(offsets[from], (offsets[to - 1] as number) + 1).toLowerCase();
}

function isGap(unit: string): boolean {
  return unit === ' ' || unit === '-';
}

function isWordUnit(unit: number): boolean {
  return unit === 0x27 || isLetter(unit);
}
