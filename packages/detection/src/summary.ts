import type { Cited } from './citation/cite.ts';
import type { Occurrence } from './context/evidence.ts';
import type { Reading } from './context/reading.ts';
import type { Scored } from './context/score.ts';
import { emptyTally, sentimentOf, strengthOf } from './context/stance.ts';
import { edge } from './match/edge.ts';
import type { BrandDetection, BrandIdentity, Mention, MentionRule } from './types.ts';

/** Best confidence within these bounds asks for a person's verdict. */
export interface Doubt {
  from: number;
  to: number;
}

/** Candidates below this confidence are not worth a person's time. */
const leastCandidate = 0.05;

/** Most brands of most answers have none of these. */
const nothing: never[] = [];
Object.freeze(nothing);

/** What an answer without a brand says about it, for every brand: frozen, as the answers share them. */
export function absentBrands(brands: readonly BrandIdentity[]): readonly BrandDetection[] {
  // A copy: what one expression made lives long or short, and the engine places all of it by what it saw most of.
  return brands.map(({ id }) => Object.freeze({ ...emptyBrand(id) }));
}

/** An array that grows from empty makes room for 17 at once; most keep one. */
function added<Element>(list: Element[], element: Element): Element[] {
  if (list.length === 0) return [element];
  list.push(element);
  return list;
}

function emptyBrand(brandId: string): BrandDetection {
  return {
    brandId,
    mentioned: false,
    cited: false,
    present: false,
    retrieved: false,
    confidence: 0,
    uncertain: false,
    mentions: nothing,
    candidates: nothing,
    citedUrls: nothing,
    firstMentionRank: null,
    listPosition: null,
    wordShare: null,
    strength: null,
    sentiment: 'unknown',
  };
}

/** One detection per brand, in the order of the brands. `words` is the length of the answer. */
export function summarise(
  absent: readonly BrandDetection[],
  { cited, retrieved }: Cited,
  reading: Reading | null,
  words: number,
  doubt: Doubt,
): BrandDetection[] {
  const results = absent.slice();
  const resultOf = (brand: number): BrandDetection => {
    const result = results[brand] as BrandDetection;
    if (result !== absent[brand]) return result;
    const own = emptyBrand(result.brandId);
    results[brand] = own;
    return own;
  };
  for (const { brand, url } of cited) {
    const result = resultOf(brand);
    result.cited = true;
    result.present = true;
    result.citedUrls = added(result.citedUrls, url);
  }
  for (const brand of retrieved) resultOf(brand).retrieved = true;
  if (!reading) return results;

  let rank = 0;
  for (const { brand, scored, negated } of reading.placements) {
    const result = resultOf(brand);
    result.mentions = added(result.mentions, toMention(scored, negated));
    if (negated) continue;
    result.confidence = Math.max(result.confidence, scored.confidence);
    if (result.mentioned) continue;
    result.mentioned = true;
    result.present = true;
    result.firstMentionRank = ++rank;
    describe(result, brand, reading, words);
  }
  for (const one of reading.doubtful) {
    if (one.confidence < leastCandidate) continue;
    const result = resultOf(one.occurrence.pattern.brand);
    result.candidates = added(result.candidates, toMention(one, false));
    result.confidence = Math.max(result.confidence, one.confidence);
  }
  for (let brand = 0; brand < results.length; brand++) {
    const { confidence } = results[brand] as BrandDetection;
    if (confidence >= doubt.from && confidence < doubt.to) resultOf(brand).uncertain = true;
  }
  return results;
}

function describe(result: BrandDetection, brand: number, reading: Reading, words: number): void {
  const { attention, tallies, hasLexicon } = reading;
  const tally = tallies.get(brand) ?? emptyTally();
  result.listPosition = attention.positions.get(brand) ?? null;
  result.wordShare = words > 0 ? Math.min(1, (attention.words.get(brand) ?? 0) / words) : null;
  result.strength = strengthOf(tally, attention.listed.has(brand));
  result.sentiment = sentimentOf(tally, hasLexicon);
}

function toMention({ occurrence, confidence, learned }: Scored, negated: boolean): Mention {
  const { start, end, matched, pattern } = occurrence;
  return {
    start,
    end,
    matched,
    alias: pattern.alias,
    rule: ruleOf(occurrence, learned),
    confidence,
    negated,
  };
}

function ruleOf({ pattern, casing, edge: met }: Occurrence, learned: boolean): MentionRule {
  if (learned) return 'learned';
  if (pattern.risk !== 'distinct') return 'context';
  if (met === edge.inflected) return 'inflected';
  if (pattern.rule === 'variant') return 'variant';
  return casing === 'exact' || casing === 'uncased' ? 'exact' : 'case';
}
