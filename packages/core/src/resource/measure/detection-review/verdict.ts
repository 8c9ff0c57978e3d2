import type { BrandDetection, Mention } from '@svc/detection';

/** Characters of the answer kept on each side of a span: enough to judge it, and to learn from. */
const reach = 200;

/** A span with the words around it. */
export interface Excerpt {
  excerpt: string;
  /** Where the span starts in `excerpt`, in UTF-16 units. */
  excerptStart: number;
}

export function excerptAround(text: string, span: { start: number; end: number }): Excerpt {
  const from = Math.max(0, span.start - reach);
  // Half a surrogate pair at a cut becomes U+FFFD, one unit for one: the offset stays right.
  return {
    excerpt: text.slice(from, span.end + reach).toWellFormed(),
    excerptStart: span.start - from,
  };
}

/** The span that a person is asked about: the likeliest that is not said to be absent. */
export function bestSpan(brand: BrandDetection): Mention | undefined {
  const spans = [...brand.mentions.filter(({ negated }) => !negated), ...brand.candidates];
  return spans.reduce<Mention | undefined>(
    (best, span) => (best && best.confidence >= span.confidence ? best : span),
    undefined,
  );
}

/**
 * A person's word stands over whatever the detector found, sure or not: all spans of the brand count, or none does, and
 * presence follows. Ranks of other brands stay as they were.
 */
export function applyVerdict(brand: BrandDetection, isBrand: boolean): BrandDetection {
  const negated = brand.mentions.filter((mention) => mention.negated);
  const judged = [...brand.mentions.filter((mention) => !mention.negated), ...brand.candidates].map(
    (span): Mention => ({ ...span, confidence: isBrand ? 1 : 0, rule: 'learned' }),
  );
  const mentioned = isBrand && judged.length > 0;
  // If no name was found, the verdict is about the citation.
  const cited = brand.cited && (isBrand || judged.length > 0);
  return {
    ...brand,
    mentioned,
    cited,
    present: mentioned || cited,
    confidence: isBrand ? 1 : 0,
    uncertain: false,
    mentions: mentioned ? [...negated, ...judged].sort((left, right) => left.start - right.start) : negated,
    candidates: mentioned ? [] : judged,
    firstMentionRank: mentioned ? brand.firstMentionRank : null,
    listPosition: mentioned ? brand.listPosition : null,
    wordShare: mentioned ? brand.wordShare : null,
    strength: mentioned ? (brand.strength ?? 'mentioned') : null,
    sentiment: mentioned ? brand.sentiment : 'unknown',
  };
}
