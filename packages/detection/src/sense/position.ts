import type { Line } from '../layout/line.ts';
import type { Sentence } from '../layout/sentence.ts';

/** Position of a name in its sentence. `head`: it opens a list item, a table cell or a heading. */
export type SentencePosition = 'middle' | 'start' | 'head' | 'colon';

const skipped = new Set(' \t*_"\'“”‘’([`~#>|«„');
const stopAndCitationMark = /[.!?]\s?(?:\[\d{1,3}\])+$/;

export function positionOf(text: string, offset: number, sentence: Sentence, line: Line): SentencePosition {
  let at = offset;
  while (at > sentence.start && skipped.has(text.charAt(at - 1))) at--;
  if (at <= sentence.start) return sentence.start === line.content && line.role !== 'text' ? 'head' : 'start';
  const before = text.charAt(at - 1);
  if (':：–—'.includes(before)) return 'colon';
  // The name opens another cell of a table row.
  if (line.role === 'row' && text.slice(at, offset).includes('|')) return 'head';
  // A citation mark hides the full stop of the sentence before: "… .[1] Target".
  const isAfterMark =
    before === ']' && stopAndCitationMark.test(text.slice(Math.max(sentence.start, at - 24), at));
  return isAfterMark ? 'start' : 'middle';
}
