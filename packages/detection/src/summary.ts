import type { Citations } from './citation/cite.ts';
import type { Occurrence } from './match/find.ts';
import type { ScoredOccurrence } from './sense/score.ts';
import type { MentionAnalysis } from './statement/analyse.ts';
import { longSentiment, longStrength, shortAnswer } from './statement/long.ts';
import { polarityOf } from './statement/polarity.ts';
import { emptyTally, strengthOf } from './statement/stance.ts';
import type { BrandDetection, BrandIdentity, Mention, MentionRule } from './types.ts';

/** Best confidence within these bounds asks for a person's verdict. */
export interface Doubt {
  from: number;
  to: number;
}

/** About a brand. */
const fewWords = 4;
/** Candidates below this confidence are not worth a person's time. */
const leastCandidate = 0.05;

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
    sentimentConfidence: null,
  };
}

/** One detection per brand, in the order of the brands. `words` is the length of the answer. */
export function summarise(
  brands: readonly BrandIdentity[],
  { cited, retrieved }: Citations,
  analysis: MentionAnalysis | null,
  words: number,
  doubt: Doubt,
): BrandDetection[] {
  const results = brands.map(({ id }) => absentBrand(id));
  const resultOf = (brand: number) => results[brand] as BrandDetection;
  for (const { brand, url } of cited) {
    resultOf(brand).cited = true;
    resultOf(brand).citedUrls.push(url);
  }
  for (const brand of retrieved) resultOf(brand).retrieved = true;
  if (analysis) addMentions(resultOf, analysis, words);
  for (const result of results) {
    result.present = result.mentioned || result.cited;
    result.uncertain = result.confidence >= doubt.from && result.confidence < doubt.to;
  }
  return results;
}

function addMentions(
  resultOf: (brand: number) => BrandDetection,
  analysis: MentionAnalysis,
  words: number,
): void {
  let rank = 0;
  for (const { brand, scored, negated } of analysis.mentions) {
    const result = resultOf(brand);
    result.mentions.push(toMention(scored, negated));
    if (negated) continue;
    result.confidence = Math.max(result.confidence, scored.confidence);
    if (result.mentioned) continue;
    result.mentioned = true;
    result.firstMentionRank = ++rank;
    describe(result, brand, analysis, words);
  }
  for (const scored of analysis.candidates) {
    if (scored.confidence < leastCandidate) continue;
    const result = resultOf(scored.occurrence.pattern.brand);
    result.candidates.push(toMention(scored, false));
    result.confidence = Math.max(result.confidence, scored.confidence);
  }
}

function describe(
  result: BrandDetection,
  brand: number,
  { salience, tallies, hasLexicon, heads, offers, weighs, mentions, textLength }: MentionAnalysis,
  words: number,
): void {
  const tally = tallies.get(brand) ?? emptyTally();
  const about = salience.words.get(brand) ?? 0;
  // With hardly any words about the brand, no praise or blame was overlooked.
  if (about <= fewWords && tally.positive + tally.negative === 0) tally.factual++;
  result.listPosition = salience.positions.get(brand) ?? null;
  result.wordShare = words > 0 ? Math.min(1, about / words) : null;
  const listed = salience.listed.has(brand);
  const { sentiment, probability } = polarityOf(tally, hasLexicon);
  result.sentiment = sentiment;
  result.sentimentConfidence = probability;
  result.strength = strengthOf(tally, listed);
  if (words <= shortAnswer || !hasLexicon) return;
  const share = result.wordShare ?? 0;
  const others = [...salience.words].filter(([other]) => other !== brand);
  const rivalShare = Math.max(0, ...others.map(([, of]) => of)) / words;
  const first = mentions.find((one) => one.brand === brand && !one.negated)?.start ?? 0;
  const opens = first <= textLength / 3;
  const standing = { heads: heads.has(brand), listed, opens, share, rivalShare, offers, weighs };
  result.sentiment = longSentiment(tally, standing);
  result.sentimentConfidence = null;
  result.strength = longStrength(tally, standing);
}

function toMention({ occurrence, confidence, learned }: ScoredOccurrence, negated: boolean): Mention {
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

function ruleOf({ pattern, casing, boundary }: Occurrence, learned: boolean): MentionRule {
  if (learned) return 'learned';
  if (pattern.risk !== 'distinct') return 'context';
  if (boundary === 'inflected') return 'inflected';
  if (pattern.rule === 'variant') return 'variant';
  return casing === 'exact' || casing === 'uncased' ? 'exact' : 'case';
}
