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

const isInlineLink = (text: string): boolean =>
  /^\(?\[/.test(text) && text.includes('](') && text.endsWith(')');

export type FitLink = (start: number | null, end: number | null) => Range | null;

/**
 * Turns offsets of citations that cover an inline markdown link of `text` into UTF-16. Vendors do not say
 * whether they count UTF-16 units or code points, so the reading whose slice is a link wins; null when
 * neither is.
 */
export function linkFitter(text: string): FitLink {
  let astral: number[] | null = null;
  return (start, end) => {
    const direct = checkRange(start, end, text.length);
    if (direct && isInlineLink(text.slice(direct.start, direct.end))) return direct;
    if (start === null || end === null) return null;
    astral ??= Array.from(text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g), ({ index }) => index);
    const points = checkRange(unitIndex(astral, start), unitIndex(astral, end), text.length);
    if (points && isInlineLink(text.slice(points.start, points.end))) return points;
    return direct && text.slice(direct.start, direct.end).includes('](') ? direct : null;
  };
}

/** UTF-16 index of the code point with number `count`: one more for each astral character before it. */
function unitIndex(astral: readonly number[], count: number): number {
  let index = count;
  for (const place of astral) {
    if (place >= index) break;
    index += 1;
  }
  return index;
}
