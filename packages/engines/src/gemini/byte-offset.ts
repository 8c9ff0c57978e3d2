import { checkRange, type Range } from '../wire/offset.ts';

/**
 * UTF-16 range of a segment given in UTF-8 bytes of `text`, end exclusive. `copy` is the segment's text, which
 * the wire repeats. If the bytes do not match it, it is searched in the text; null if that fails too.
 */
export function fitBytes(
  text: string,
  bytes: Buffer,
  start: number,
  end: number | null,
  copy: string | null,
): Range | null {
  const range =
    end === null ? null : checkRange(indexAt(text, bytes, start), indexAt(text, bytes, end), text.length);
  if (range && (copy === null || text.slice(range.start, range.end) === copy)) return range;
  const found = copy === null ? -1 : text.indexOf(copy);
  return found === -1 || copy === null ? null : { start: found, end: found + copy.length };
}

/** In pure ASCII both counts are the same. */
function indexAt(text: string, bytes: Buffer, count: number): number {
  return bytes.length === text.length ? count : bytes.toString('utf8', 0, count).length;
}
