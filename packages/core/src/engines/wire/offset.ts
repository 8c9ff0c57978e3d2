export interface Range {
  start: number;
  end: number;
}

/** The range when it is one within a text of `length` UTF-16 units, clamped; null otherwise. */
export function checkRange(start: number | null, end: number | null, length: number): Range | null {
  if (start === null || end === null || !Number.isInteger(start) || !Number.isInteger(end)) return null;
  if (start < 0 || start >= end || start >= length) return null;
  return { start, end: Math.min(end, length) };
}

const inlineLink = /^\(?\[[\s\S]*\]\([\s\S]*\)$/;

/**
 * Offsets of a citation that covers an inline markdown link, as UTF-16. Vendors do not say whether they count
 * UTF-16 units or code points, so the reading whose slice is a link wins; null when neither is.
 */
export function fitLink(text: string, start: number | null, end: number | null): Range | null {
  const direct = checkRange(start, end, text.length);
  if (direct && inlineLink.test(text.slice(direct.start, direct.end))) return direct;
  if (start === null || end === null) return null;
  const points = checkRange(codePointIndex(text, start), codePointIndex(text, end), text.length);
  if (points && inlineLink.test(text.slice(points.start, points.end))) return points;
  return direct && text.slice(direct.start, direct.end).includes('](') ? direct : null;
}

/** UTF-16 index of the code point with number `count`; null beyond the end. */
function codePointIndex(text: string, count: number): number | null {
  let index = 0;
  for (let seen = 0; seen < count; seen += 1) {
    const point = text.codePointAt(index);
    if (point === undefined) return null;
    index += point > 0xffff ? 2 : 1;
  }
  return index;
}
