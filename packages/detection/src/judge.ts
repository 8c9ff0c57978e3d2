import type { AnswerDetection, BrandDetection, Mention, Sentiment, Strength } from './types.ts';

/** One span that the detector could not decide, with its surroundings. */
export interface JudgeQuestion {
  brandId: string;
  brandName: string;
  matched: string;
  excerpt: string;
  /** Offset of the span in `excerpt`. */
  offset: number;
}

export interface JudgeVerdict {
  isBrand: boolean;
  /** 0..1 */
  confidence: number;
  sentiment?: Sentiment;
  strength?: Strength;
}

/** What a judge's call cost, booked to whoever switched it on. */
export interface JudgeCost {
  credits: number;
  usd: number | null;
  model: string;
}

/**
 * A language model that an operator may plug in for uncertain spans. There is none by default, and detection never calls
 * one: the service asks it for `uncertainQuestions`, within a ceiling, and merges the answer.
 */
export interface DetectionJudge {
  /** Upper bound of what these questions will cost, before they are asked. */
  estimate(questions: readonly JudgeQuestion[]): JudgeCost;
  /** One verdict per question, in order; null where the judge abstains. */
  judge(
    questions: readonly JudgeQuestion[],
    limits: { maxCredits: number; signal: AbortSignal },
  ): Promise<{ verdicts: (JudgeVerdict | null)[]; cost: JudgeCost }>;
}

/** Characters of context on each side of a span in a question. */
const excerptReach = 240;

/** The best undecided span of every uncertain brand. */
export function uncertainQuestions(
  detection: AnswerDetection,
  text: string,
  nameOf: (brandId: string) => string,
): JudgeQuestion[] {
  const questions: JudgeQuestion[] = [];
  for (const brand of detection.brands) {
    const span = brand.uncertain ? undecidedSpan(brand) : undefined;
    if (!span) continue;
    const from = Math.max(0, span.start - excerptReach);
    questions.push({
      brandId: brand.brandId,
      brandName: nameOf(brand.brandId),
      matched: span.matched,
      excerpt: text.slice(from, span.end + excerptReach),
      offset: span.start - from,
    });
  }
  return questions;
}

function undecidedSpan(brand: BrandDetection): Mention | undefined {
  const spans = [...brand.mentions.filter((mention) => !mention.negated), ...brand.candidates];
  return spans.reduce<Mention | undefined>(
    (best, span) => (best === undefined || span.confidence > best.confidence ? span : best),
    undefined,
  );
}

/**
 * Writes the judge's verdict over an uncertain brand: its spans move between `mentions` and `candidates`, and presence
 * follows. Sure detections are never overruled, and ranks of other brands stay as they were.
 */
export function mergeVerdict(brand: BrandDetection, verdict: JudgeVerdict | null): BrandDetection {
  if (!verdict || !brand.uncertain) return brand;
  const negated = brand.mentions.filter((mention) => mention.negated);
  const spans = [...brand.mentions.filter((mention) => !mention.negated), ...brand.candidates];
  const confidence = verdict.isBrand ? verdict.confidence : 1 - verdict.confidence;
  const judged = spans.map((span) => ({ ...span, confidence, rule: 'context' as const }));
  const mentioned = verdict.isBrand && judged.length > 0;
  return {
    ...brand,
    mentioned,
    present: mentioned || brand.cited,
    confidence,
    uncertain: false,
    mentions: mentioned ? [...negated, ...judged].sort((left, right) => left.start - right.start) : negated,
    candidates: mentioned ? [] : judged,
    firstMentionRank: mentioned ? brand.firstMentionRank : null,
    listPosition: mentioned ? brand.listPosition : null,
    wordShare: mentioned ? brand.wordShare : null,
    strength: mentioned ? (verdict.strength ?? brand.strength ?? 'mentioned') : null,
    sentiment: mentioned ? (verdict.sentiment ?? brand.sentiment) : 'unknown',
  };
}
