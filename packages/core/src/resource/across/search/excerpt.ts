const around = 90;

/** The typed words without the signs of the query language. Excluded words are not highlighted. */
export const wordsOf = (query: string): string[] =>
  query
    .split(/\s+/)
    .filter((word) => !word.startsWith('-'))
    .map((word) => word.replaceAll('"', '').toLowerCase())
    .filter((word) => word.length > 1 && word !== 'or');

/** The text around the first word that was found, and where in it each word stands. */
export function excerptOf(text: string, words: readonly string[]): { excerpt: string; marks: Mark[] } {
  const flat = text.replace(/\s+/g, ' ').trim();
  const lower = flat.toLowerCase();
  // Lower case may be longer (İ): then nothing is marked rather than the wrong place.
  const places =
    lower.length === flat.length ? words.map((word) => lower.indexOf(word)).filter((at) => at >= 0) : [];
  const first = places.length > 0 ? Math.min(...places) : 0;
  const start = first <= around ? 0 : lower.lastIndexOf(' ', first - around) + 1;
  const excerpt = `${start > 0 ? '…' : ''}${flat.slice(start, start + 3 * around)}`.toWellFormed();
  if (places.length === 0) return { excerpt, marks: [] };
  const shown = excerpt.toLowerCase();
  const marks = words.flatMap((word) => {
    const found = [];
    for (let at = shown.indexOf(word); at >= 0; at = shown.indexOf(word, at + word.length))
      found.push({ start: at, end: at + word.length });
    return found;
  });
  return { excerpt, marks: joined(marks.toSorted((left, right) => left.start - right.start)) };
}

interface Mark {
  start: number;
  end: number;
}

/** Marks that overlap as one: of “plan” and “planning”, one stands in the other. */
function joined(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const { start, end } of marks) {
    const last = kept.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else kept.push({ start, end });
  }
  return kept;
}
