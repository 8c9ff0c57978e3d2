import type { TextLink } from '../citation/link.ts';
import type { Occurrence } from '../context/evidence.ts';
import type { Cue, Cues } from '../lexicon/index.ts';
import type { Automaton } from './automaton.ts';
import { compareCase } from './casing.ts';
import { edge, leftEdge, rightEdge } from './edge.ts';
import type { Folded } from './fold.ts';
import type { DenyPattern, NamePattern, Pattern } from './pattern.ts';

/** What is looked for: the brands' patterns, then the cue words of the answer's language, in one automaton. */
export interface Searcher {
  automaton: Automaton;
  patterns: readonly Pattern[];
  cues: Cues | null;
}

export interface Found {
  occurrences: Occurrence[];
  /** Original offsets of each term that occurs, by its pattern. */
  terms: Map<Pattern, number[]>;
  /** Unordered, overlapping. */
  cues: Cue[];
}

interface Span {
  start: number;
  end: number;
  pattern: NamePattern | DenyPattern;
  edge: number;
}

/** A term that is everywhere says no more than one that is there so often. */
const countedOffsets = 16;

/** What the automaton finds at word edges; names may still overlap, or stand in addresses. */
export interface Sighted extends Pick<Found, 'terms' | 'cues'> {
  spans: Span[];
}

export function sight(
  text: string,
  folded: Folded,
  { automaton, patterns, cues: lexicon }: Searcher,
  language: string,
): Sighted {
  const spans: Span[] = [];
  const terms = new Map<Pattern, number[]>();
  const cues: Cue[] = [];
  automaton.search(text, folded, (id, start, end) => {
    const pattern = patterns[id];
    if (pattern === undefined) {
      const cue = lexicon?.read(id - patterns.length, folded, start, end);
      if (cue) cues.push(cue);
      return;
    }
    const left = leftEdge(folded, start);
    if (left === edge.none) return;
    const right = rightEdge(folded, end, language, pattern.role === 'name' && pattern.stem);
    if (right === edge.none) return;
    if (pattern.role === 'term') {
      const offsets = terms.get(pattern);
      if (offsets === undefined) terms.set(pattern, [folded.offsets[start] as number]);
      else if (offsets.length < countedOffsets) offsets.push(folded.offsets[start] as number);
    } else spans.push({ start, end, pattern, edge: Math.max(left, right) });
  });
  return { spans, terms, cues };
}

/** The names of a text outside its addresses; the longest where they overlap. */
export function findOccurrences(
  text: string,
  folded: Folded,
  { spans, terms, cues }: Sighted,
  links: readonly TextLink[],
): Found {
  if (spans.length === 0) return { occurrences: [], terms, cues };
  const occurrences: Occurrence[] = [];
  for (const span of longestOf(spans)) {
    if (span.pattern.role !== 'name') continue;
    const occurrence = toOccurrence(text, folded, span, span.pattern);
    if (!isInsideLink(occurrence, links) && isPlausible(occurrence)) occurrences.push(occurrence);
  }
  return { occurrences, terms, cues };
}

/** Overlapping names beyond this many are resolved from left to right instead of by length, so that time stays linear. */
const largestCluster = 64;

/** The spans that stay when longer ones hide those they overlap, in order of their start. */
function longestOf(spans: Span[]): Span[] {
  spans.sort((one, other) => one.start - other.start || other.end - one.end);
  const kept: Span[] = [];
  for (let from = 0; from < spans.length; ) {
    let end = (spans[from] as Span).end;
    let to = from + 1;
    while (to < spans.length && (spans[to] as Span).start < end && to - from < largestCluster) {
      end = Math.max(end, (spans[to] as Span).end);
      to++;
    }
    if (to === from + 1) kept.push(spans[from] as Span);
    else kept.push(...resolveCluster(spans.slice(from, to)));
    from = to;
  }
  return kept;
}

function resolveCluster(cluster: Span[]): Span[] {
  cluster.sort((one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start);
  const taken: Span[] = [];
  for (const span of cluster) if (!taken.some((longer) => hides(longer, span))) taken.push(span);
  return taken.sort((one, other) => one.start - other.start);
}

/** Whether a span that was taken hides another; exactly equal spans of several brands stand beside each other. */
function hides(longer: Span, span: Span): boolean {
  if (span.start >= longer.end || span.end <= longer.start) return false;
  const sameBrand = longer.pattern.brand === span.pattern.brand;
  // "Apple pie" as negative term of one brand does not hide another brand's name.
  if (longer.pattern.role === 'deny') return sameBrand;
  return sameBrand || span.start !== longer.start || span.end !== longer.end;
}

/** The first of all combining marks. */
const firstMark = 0x300;

function toOccurrence(text: string, folded: Folded, span: Span, pattern: NamePattern): Occurrence {
  const start = folded.offsets[span.start] as number;
  const last = folded.offsets[span.end - 1] as number;
  let end = last + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1);
  // Combining marks belong to the letter before them.
  while (text.charCodeAt(end) >= firstMark && /[\p{M}\uff9e\uff9f]/u.test(text.charAt(end))) end++;
  if (isJamo(text.charCodeAt(last))) while (isJamo(text.charCodeAt(end)) && end < last + 3) end++;
  const casing = compareCase(text, folded, span.start, pattern.cases);
  return {
    pattern,
    startUnit: span.start,
    endUnit: span.end,
    start,
    end,
    matched: text.slice(start, end),
    edge: span.edge,
    casing,
  };
}

function isJamo(unit: number): boolean {
  return unit >= 0x1100 && unit <= 0x11ff;
}

/** Spellings other than the name's own, inflections and short forms need the name's case. */
function isPlausible({ pattern, casing, edge: met }: Occurrence): boolean {
  const asWritten = casing === 'exact' || casing === 'uncased';
  if (pattern.rule === 'variant' && !pattern.stem)
    return (
      asWritten ||
      casing === 'upper' ||
      (casing === 'title' && pattern.risk === 'distinct' && pattern.words === 1) ||
      (casing === 'lower' && pattern.risk === 'distinct' && pattern.words === 1) ||
      (casing === 'lower' && /['-]/.test(pattern.alias))
    );
  if (met === edge.inflected) return asWritten || (casing === 'title' && pattern.risk === 'distinct');
  return true;
}

/** Names inside addresses are not prose, except a schemeless host that is the name itself ("Booking.com", "Amazon.com"). */
function isInsideLink(occurrence: Occurrence, links: readonly TextLink[]): boolean {
  let low = 0;
  let high = links.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const link = links[middle] as TextLink;
    if (occurrence.end <= link.start) high = middle - 1;
    else if (occurrence.start >= link.end) low = middle + 1;
    else {
      if (!link.bare || link.url === '') return true;
      if (occurrence.end >= link.end && occurrence.start <= link.start) return false;
      const isHead = occurrence.start === link.start && !link.url.includes('/');
      return !(isHead && occurrence.casing === 'exact' && !occurrence.pattern.allLower);
    }
  }
  return false;
}
