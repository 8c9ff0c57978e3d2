import type { Sentiment, Strength } from '../types.ts';
import type { Tally } from './stance.ts';

/**
 * In a few sentences one word of praise decides. In an answer of engines' usual length it stands beside much else, and words
 * alone mislead: so little is said there, and only where labelled answers of real engines bear it out.
 */
export const shortAnswer = 40;

/** What a long answer's layout shows about a brand. */
export interface Standing {
  /** Its name heads an item, a section, or a passage ("Acme: …"). */
  heads: boolean;
  /** It occurs in an item, row or numbered heading. */
  listed: boolean;
  /** It is named in the first third. */
  opens: boolean;
  /** Share (0..1) of the answer's words that are about it. */
  share: number;
  /** The largest such share of another brand that is looked for. */
  rivalShare: number;
  /** The answer opens as a list of what to choose. */
  offers: boolean;
  /** The answer lists what speaks against what it names. */
  weighs: boolean;
}

const advising =
  /\b(?:best|top|recommend\w*|great|excellent|popular|contenders?|picks?|options?|choices?|favou?rites?|consider|suggest\w*|resources|you (?:can|could|might|may) (?:try|use|check|find|explore|look|want)|looking for)\b/i;
/** An opening is at most so long. */
const openingReach = 300;
const against =
  /(?:^|[\n*•.-]\s{0,8})[*_]{0,2}(?:cons|disadvantages|drawbacks|weaknesses|downsides)[*_]{0,2}\s?[:：]/im;

export function offersChoice(text: string): boolean {
  if (advising.test(text.slice(0, openingReach))) return true;
  const list = text.search(/\n\s{0,8}(?:[-*•]|\d{1,2}[.)])\s/);
  return list > 0 && advising.test(text.slice(Math.max(0, list - openingReach), list));
}

export const weighsSides = (text: string): boolean => against.test(text);

/** "Lucid Air: Consistently lauded", at the start of a line or sentence. */
export function headsPassage(text: string, { start, end }: { start: number; end: number }): boolean {
  const tail = text.slice(end, end + 60);
  if (!/^[^.,;!?\n:]{0,45}(?::|\*\*|\]\(|\s[–—]\s|\n|$)/u.test(tail)) return false;
  const lead = text.slice(Math.max(0, start - 12), start);
  return /(?:^|[\n.!?:)]|\p{Ll}|[*_#]|\d[.)])[\s*_#[>-]{0,12}$/u.test(lead) && !/[\p{Ll},] $/u.test(lead);
}

/** The tone of a long answer. Each rule is right in at least 85 of 100 labelled cases; where none fits it is unknown. */
export function longSentiment(tally: Tally, { weighs, heads, offers, share }: Standing): Sentiment {
  const { positive, negative, turned, blamed, directPositive, directNegative, recommended, compared } = tally;
  // What speaks for and against is listed under the brand's own name, not of what it works with.
  if (tally.pros > 0 && tally.cons > 0) return heads ? 'mixed' : 'unknown';
  const blames = blamed >= 5 && directNegative >= 3 * directPositive && compared === 0;
  if (blames && (heads || share >= 0.3)) return 'negative';
  // A brand that is not the subject of an answer full of praise is not praised itself, and a “however” is a reservation.
  const isSubject = heads || (share >= 0.3 && directPositive >= 5);
  const praised =
    (positive >= 6 && negative <= 0.1 * positive && turned === 0) ||
    (recommended > 0 && positive >= 4 && negative + turned === 0);
  if (isSubject && praised) return weighs || tally.reserved > 0 ? 'unknown' : 'positive';
  // Recommended lists mostly praise their items, in whatever words.
  const silent = !offers && positive + negative === 0 && tally.pros + tally.cons === 0 && compared < 4;
  return silent ? 'neutral' : 'unknown';
}

/** How strongly a long answer speaks of a brand; null: not sure enough to say. */
export function longStrength(
  tally: Tally,
  { heads, listed, opens, share, rivalShare, offers }: Standing,
): Strength | null {
  if (heads && offers) return 'recommended';
  if (heads && listed && tally.recommended + tally.compared === 0) return 'listed';
  const isSubject = opens && share >= 0.3 && share >= 2 * rivalShare && !heads && !listed;
  return isSubject && tally.recommended + tally.warned + tally.compared === 0 ? 'mentioned' : null;
}
