import type { Span } from './find.ts';

/** Larger groups of overlapping names are cut, so that time stays linear. */
const largestGroup = 64;

/** The spans that stay when longer ones hide those they overlap, in order of their start. */
export function longestSpans(spans: Span[]): Span[] {
  spans.sort((one, other) => one.start - other.start || other.end - one.end);
  const kept: Span[] = [];
  let group: Span[] = [];
  let end = 0;
  for (const span of spans) {
    if (group.length > 0 && (span.start >= end || group.length === largestGroup)) {
      kept.push(...longestOf(group));
      group = [];
      end = 0;
    }
    group.push(span);
    end = Math.max(end, span.end);
  }
  kept.push(...longestOf(group));
  return kept;
}

function longestOf(group: Span[]): Span[] {
  if (group.length < 2) return group;
  group.sort((one, other) => other.end - other.start - (one.end - one.start) || one.start - other.start);
  const taken: Span[] = [];
  for (const span of group) if (!taken.some((longer) => hides(longer, span))) taken.push(span);
  return taken.sort((one, other) => one.start - other.start);
}

/** Whether a longer span hides another. Equal spans of several brands stand beside each other. */
function hides(longer: Span, span: Span): boolean {
  if (span.start >= longer.end || span.end <= longer.start) return false;
  const sameBrand = longer.pattern.brand === span.pattern.brand;
  // "Apple pie" as negative term of one brand does not hide another brand's name.
  if (longer.pattern.role === 'deny') return sameBrand;
  return sameBrand || span.start !== longer.start || span.end !== longer.end;
}
