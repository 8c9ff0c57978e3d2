import type { TextLink } from '../citation/link.ts';
import type { Automaton } from './automaton.ts';
import { type Boundary, leftBoundary, rightBoundary } from './boundary.ts';
import { type Casing, compareCase } from './casing.ts';
import type { NormalisedText } from './normalise.ts';
import { longestSpans } from './overlap.ts';
import type { DenyPattern, NamePattern, Pattern } from './pattern.ts';

/** The brands' patterns, and the automaton that looks for them. */
export interface Searcher {
  automaton: Automaton;
  patterns: readonly Pattern[];
}

/** A pattern at word boundaries, in units of the normalised text. */
export interface Span {
  start: number;
  end: number;
  pattern: NamePattern | DenyPattern;
  boundary: Boundary;
}

/** Everything that the automaton finds in one text. Names may overlap, or stand in addresses. */
export interface Matches {
  spans: Span[];
  /** Places of each term: offsets in the original. */
  terms: Map<Pattern, number[]>;
}

/** One occurrence of a written form of a name. Units are those of the normalised text, offsets those of the original. */
export interface Occurrence {
  pattern: NamePattern;
  startUnit: number;
  endUnit: number;
  start: number;
  end: number;
  /** The original text between `start` and `end`. */
  matched: string;
  boundary: Boundary;
  casing: Casing;
}

/** At most this many places of a term are kept: further ones add no evidence. */
const mostOffsets = 16;

export function findMatches(
  { text, offsets }: NormalisedText,
  { automaton, patterns }: Searcher,
  language: string,
): Matches {
  const spans: Span[] = [];
  const terms = new Map<Pattern, number[]>();
  automaton.search(text, (id, start, end) => {
    const pattern = patterns[id] as Pattern;
    const left = leftBoundary(text, start);
    if (left === 'inside') return;
    const right = rightBoundary(text, end, language, pattern.role === 'name' && pattern.stem);
    if (right === 'inside') return;
    if (pattern.role === 'term') {
      const met = terms.get(pattern) ?? [];
      terms.set(pattern, met);
      if (met.length < mostOffsets) met.push(offsets[start] as number);
    } else {
      spans.push({ start, end, pattern, boundary: left === 'inflected' ? left : right });
    }
  });
  return { spans, terms };
}

/** The names of a text outside its addresses; the longest where they overlap. */
export function findOccurrences(
  original: string,
  normalised: NormalisedText,
  spans: Span[],
  links: readonly TextLink[],
): Occurrence[] {
  const occurrences: Occurrence[] = [];
  for (const span of longestSpans(spans)) {
    if (span.pattern.role !== 'name') continue;
    const occurrence = toOccurrence(original, normalised, span, span.pattern);
    if (!isInsideLink(occurrence, links) && isPlausible(occurrence)) occurrences.push(occurrence);
  }
  return occurrences;
}

function toOccurrence(
  original: string,
  normalised: NormalisedText,
  span: Span,
  pattern: NamePattern,
): Occurrence {
  const { offsets } = normalised;
  const start = offsets[span.start] as number;
  const end = endOfCharacter(original, offsets[span.end - 1] as number);
  return {
    pattern,
    startUnit: span.start,
    endUnit: span.end,
    start,
    end,
    matched: original.slice(start, end),
    boundary: span.boundary,
    casing: compareCase(original, normalised, span.start, pattern.cases),
  };
}

/** Combining marks, and the jamo of one syllable, belong to the character before them. */
function endOfCharacter(original: string, offset: number): number {
  const code = original.codePointAt(offset) ?? 0;
  const end = offset + (code > 0xffff ? 2 : 1);
  // The first combining mark is U+0300.
  if (original.charCodeAt(end) < 0x300) return end;
  const isJamo = code >= 0x1100 && code <= 0x11ff;
  const rest = isJamo ? /^[\u1100-\u11ff]{1,2}/ : /^[\p{M}\uff9e\uff9f]+/u;
  return end + (rest.exec(original.slice(end, end + mostMarks))?.[0].length ?? 0);
}

const mostMarks = 8;

/** Spellings other than the name's own, inflections and short forms need the name's case. */
function isPlausible({ pattern, casing, boundary }: Occurrence): boolean {
  const asWritten = casing === 'exact' || casing === 'uncased';
  const isDistinct = pattern.risk === 'distinct';
  if (pattern.rule === 'variant' && !pattern.stem) {
    if (asWritten || casing === 'upper') return true;
    if (casing === 'lower' && /['-]/.test(pattern.alias)) return true;
    return casing !== 'mixed' && isDistinct && pattern.words === 1;
  }
  if (boundary === 'inflected') return asWritten || (casing === 'title' && isDistinct);
  return true;
}

/** Names inside addresses are not prose, except a schemeless host that is the name itself ("Booking.com", "Amazon.com"). */
function isInsideLink({ start, end, casing, pattern }: Occurrence, links: readonly TextLink[]): boolean {
  const link = linkAt(links, start, end);
  if (!link) return false;
  if (!link.bare || link.url === '') return true;
  if (start <= link.start && end >= link.end) return false;
  const opensHost = start === link.start && !link.url.includes('/');
  return !(opensHost && casing === 'exact' && !pattern.allLower);
}

/** A link that overlaps a span; links are in order. */
function linkAt(links: readonly TextLink[], start: number, end: number): TextLink | undefined {
  let low = 0;
  let high = links.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const link = links[middle] as TextLink;
    if (end <= link.start) high = middle - 1;
    else if (start >= link.end) low = middle + 1;
    else return link;
  }
  return undefined;
}
