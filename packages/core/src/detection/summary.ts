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

/** What an answer without the brand says about it. */
function absentBrand(brandId: string): BrandDetection {
  return {
    brandId,
    mentioned: false,
    cited: false,
    present: false,
    retrieved: false,
    confidence: 0,
    uncertain: false,
    mentions: [],
    candidates: [],
    citedUrls: [],
    firstMentionRank: null,
    listPosition: null,
    wordShare: null,
    strength: null,
    sentiment: 'unknown',
  };
}

/** One detection per brand, in the order of the brands. `words` is the length of the answer. */
export function summarise(
  brands: readonly BrandIdentity[],
  { cited, retrieved }: Cited,
  reading: Reading | null,
  words: number,
  doubt: Doubt,
): BrandDetection[] {
  const results = brands.map((brand) => absentBrand(brand.id));
  for (const { brand, url } of cited) {
    const result = results[brand] as BrandDetection;
    result.cited = true;
    result.present = true;
    result.citedUrls.push(url);
  }
  for (const brand of retrieved) (results[brand] as BrandDetection).retrieved = true;
  if (!reading) return results;

  let rank = 0;
  for (const { brand, scored, negated } of reading.placements) {
    const result = results[brand] as BrandDetection;
    result.mentions.push(toMention(scored, negated));
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
    const result = results[one.occurrence.pattern.brand] as BrandDetection;
    result.candidates.push(toMention(one, false));
    result.confidence = Math.max(result.confidence, one.confidence);
  }
  for (const result of results)
    result.uncertain = result.confidence >= doubt.from && result.confidence < doubt.to;
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
