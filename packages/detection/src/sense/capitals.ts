const smallWords = new Set(
  'a an and as at but by for from in into is nor of on or so the to up via vs with your'.split(' '),
);
/** A title is short; a longer stretch is prose. */
const longestTitle = 14;
const longestTitleWord = 12;

/** Whether most words of a short text are capitalised. A capital is then no sign of a name. */
export function isTitleCase(text: string, start: number, end: number): boolean {
  if (end - start > longestTitle * longestTitleWord) return false;
  let capitals = 0;
  let words = 0;
  const stretch = text.slice(start, end);
  titleWord.lastIndex = 0;
  for (let found = titleWord.exec(stretch); found; found = titleWord.exec(stretch)) {
    const word = found[0];
    const first = word.charAt(0);
    const isCapital = first !== first.toLowerCase();
    if (!isCapital && smallWords.has(word)) continue;
    words++;
    if (isCapital) capitals++;
    else if (words - capitals > mostLowerCase) return false;
  }
  return words >= 3 && words <= longestTitle && capitals / words >= 0.75;
}

const titleWord = /[\p{L}\p{N}\p{M}'’-]+/gu;
/** With more lower-case words than this, less than three quarters are capitalised. */
const mostLowerCase = longestTitle / 4;

/** Characters that are looked at. More would only cost time. */
const enough = 400;

/** Whether a text is all capitals: no lower-case letter, and at least `span` capitals, more than the name itself has. */
export function isUpperCase(text: string, start: number, end: number, span: number): boolean {
  if (end - start <= span) return false;
  const stretch = text.slice(start, Math.min(end, start + enough));
  if (/\p{Ll}/u.test(stretch)) return false;
  return (stretch.match(/\p{Lu}/gu)?.length ?? 0) >= span;
}
