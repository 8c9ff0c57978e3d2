export interface Piece<M> {
  start: number;
  text: string;
  mark: M | null;
}

/** A text in pieces, with and without a mark, by offsets in UTF-16 units. Of two that overlap the first stays. */
export function splitText<M extends { start: number; end: number }>(
  text: string,
  marks: readonly M[],
): Piece<M>[] {
  const pieces: Piece<M>[] = [];
  let at = 0;
  for (const mark of marks.toSorted((one, other) => one.start - other.start)) {
    if (mark.start < at || mark.end > text.length) continue;
    if (mark.start > at) pieces.push({ start: at, text: text.slice(at, mark.start), mark: null });
    pieces.push({ start: mark.start, text: text.slice(mark.start, mark.end), mark });
    at = mark.end;
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), mark: null });
  return pieces;
}
