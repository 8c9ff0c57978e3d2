import type { Cue } from '../lexicon/index.ts';
import type { Sentiment, Strength } from '../types.ts';
import { firstFrom } from './absence.ts';

/** A negator ("not") changes a cue that starts within so many characters after it. */
const negatorReach = 24;

/** Where a brand is named. */
export interface BrandSpan {
  brand: number;
  start: number;
  end: number;
}

/** What was said about one brand over the whole answer. */
export interface Tally {
  positive: number;
  negative: number;
  recommended: number;
  warned: number;
  compared: number;
}

export function emptyTally(): Tally {
  return { positive: 0, negative: 0, recommended: 0, warned: 0, compared: 0 };
}

/**
 * Adds a sentence's cues to the brands it mentions. A cue belongs to the nearest mention, and to the last one before it
 * when there is a choice; `subject` takes the cues of a sentence without mention (the text below a heading).
 */
export function tallySentence(
  cues: readonly Cue[],
  mentions: readonly BrandSpan[],
  subject: number | null,
  tallies: Map<number, Tally>,
): void {
  let negator: Cue | null = null;
  for (const cue of cues) {
    if (cue.kind === 'negator') {
      negator = cue;
      continue;
    }
    const negated = negator !== null && cue.start - negator.end <= negatorReach && cue.start >= negator.end;
    const brands = cue.kind === 'compared' ? around(cue, mentions) : [nearest(cue, mentions, subject)];
    for (const brand of brands) {
      const tally = brand === null ? undefined : tallies.get(brand);
      if (!tally) continue;
      if (cue.kind === 'positive') tally[negated ? 'negative' : 'positive']++;
      else if (cue.kind === 'negative') tally[negated ? 'positive' : 'negative']++;
      else if (cue.kind === 'recommended') {
        tally[negated ? 'warned' : 'recommended']++;
        tally[negated ? 'negative' : 'positive']++;
      } else if (cue.kind === 'warned' && !negated) {
        tally.warned++;
        tally.negative++;
      } else if (cue.kind === 'compared') tally.compared++;
    }
  }
}

/** The brands on both sides of a comparison; none unless there are two. */
function around(cue: Cue, mentions: readonly BrandSpan[]): number[] {
  const next = firstFrom(mentions, cue.start);
  const before = mentions[next - 1];
  const after = mentions[next];
  if (before && after) return [before.brand, after.brand];
  return mentions.length > 1 ? mentions.slice(0, 2).map((mention) => mention.brand) : [];
}

function nearest(cue: Cue, mentions: readonly BrandSpan[], subject: number | null): number | null {
  const next = firstFrom(mentions, cue.start);
  const before = mentions[next - 1];
  const after = mentions[next];
  if (!before || !after) return (before ?? after)?.brand ?? subject;
  // What is said of a subject follows it, so the distance after a name counts half.
  return (cue.start - before.end) / 2 <= after.start - cue.end ? before.brand : after.brand;
}

/** Polarity by counts: mixed when the smaller side is more than a third of the larger. `unknown` without a lexicon. */
export function sentimentOf(tally: Tally, hasLexicon: boolean): Sentiment {
  if (!hasLexicon) return 'unknown';
  const { positive, negative } = tally;
  if (positive === 0 && negative === 0) return 'neutral';
  if (Math.min(positive, negative) * 3 > Math.max(positive, negative)) return 'mixed';
  return positive > negative ? 'positive' : 'negative';
}

/** The strongest thing said. Warnings win unless more was said in favour. */
export function strengthOf(tally: Tally, listed: boolean): Strength {
  if (tally.warned > 0 && tally.warned >= tally.recommended) return 'warned_against';
  if (tally.recommended > 0) return 'recommended';
  if (listed) return 'listed';
  return tally.compared > 0 ? 'compared' : 'mentioned';
}
