import type { Citations } from '../citation/cite.ts';
import { type ParsedAnswer, sentenceAt } from '../layout/parsed-answer.ts';
import type { Matches, Occurrence } from '../match/find.ts';
import type { Pattern, Patterns } from '../match/pattern.ts';
import { WordSegments } from '../match/segment.ts';
import type { BrandIdentity } from '../types.ts';
import { type BrandContext, weigh } from './evidence.ts';
import { countNames } from './name-count.ts';
import { probability, weights } from './weight.ts';

export interface ScoredOccurrence {
  occurrence: Occurrence;
  confidence: number;
  /** People's verdicts decided: without them the result would be the opposite. */
  learned: boolean;
}

/** The prompt that the answer replies to, searched as the answer is. */
export interface ParsedPrompt {
  occurrences: readonly Occurrence[];
  terms: Matches['terms'];
  /** It asks for products, shops or makers. */
  seeksNames: boolean;
}

/** Facts about an answer with which its occurrences are scored. */
export interface Scoring {
  brands: readonly BrandIdentity[];
  patterns: Patterns;
  answer: ParsedAnswer;
  occurrences: readonly Occurrence[];
  terms: Matches['terms'];
  prompt: ParsedPrompt;
  citations: Citations;
}

/** From these log-odds on, an occurrence is clear and helps to decide the brand's other occurrences. */
const sure = 3;
/** Below this an occurrence cannot become the brand: it is a fixed expression or a lower-case word. */
const hopeless = -2.5;
/** With more clear brands than this, other names in the answer add no evidence and are not counted. */
const enoughBrands = 2;

/** The best and the worst evidence among a brand's occurrences. */
interface Extremes {
  best: number;
  /** Lower-case occurrences are left out: a text about the brand Notion may also use the word "notion". */
  worst: number;
}

/** Confidence of every occurrence: from its own evidence, then adjusted to the brand's other occurrences. */
export function scoreOccurrences(scoring: Scoring): ScoredOccurrence[] {
  const { answer, occurrences } = scoring;
  const contexts = brandContexts(scoring);
  const extremes = new Map<number, Extremes>();
  const segments = new WordSegments(answer.text);
  const sums = occurrences.map((occurrence) => {
    const { brand } = occurrence.pattern;
    const context = contexts.get(brand) as BrandContext;
    const sentence = sentenceAt(answer, occurrence.start);
    const isCut = sentence && segments.cutsWord(occurrence.start, occurrence.end, sentence);
    const sum = weigh(occurrence, answer, sentence, context) + (isCut ? weights.cutsWord : 0);
    const { best, worst } = extremes.get(brand) ?? { best: Number.NEGATIVE_INFINITY, worst: 0 };
    const counted = occurrence.casing === 'lower' ? 0 : sum;
    extremes.set(brand, { best: Math.max(best, sum), worst: Math.min(worst, counted) });
    return sum;
  });
  const scored: ScoredOccurrence[] = [];
  for (const [index, occurrence] of occurrences.entries()) {
    const { brand, risk, learned } = occurrence.pattern;
    const context = contexts.get(brand) as BrandContext;
    if (context.caseRule === 'sensitive' && !isAsWritten(occurrence)) continue;
    let sum = sums[index] as number;
    if (risk !== 'distinct') sum += weighDiscourse(sum, extremes.get(brand) as Extremes);
    const unlearned = context.learned ? sum - learned : sum;
    scored.push({ occurrence, confidence: probability(sum), learned: unlearned < 0 !== sum < 0 });
  }
  return scored;
}

/** A word rarely changes its meaning within one answer, so a doubtful occurrence follows the clear ones. */
function weighDiscourse(sum: number, { best, worst }: Extremes): number {
  if (sum >= sure || sum <= hopeless) return 0;
  if (best >= sure) return weights.discourse;
  return worst <= hopeless ? weights.ordinaryElsewhere : 0;
}

function isAsWritten({ casing }: Occurrence): boolean {
  return casing === 'exact' || casing === 'uncased';
}

/** What the answer says about every brand that occurs in it. */
function brandContexts(scoring: Scoring): Map<number, BrandContext> {
  const { answer, occurrences, prompt, citations } = scoring;
  const contexts = new Map<number, BrandContext>();
  const clear = new Set<number>();
  const { seeksNames } = prompt;
  for (const occurrence of occurrences) {
    const { brand, risk } = occurrence.pattern;
    const context = contexts.get(brand) ?? { ...identityContext(scoring, brand), seeksNames };
    contexts.set(brand, context);
    if (occurrence.casing === 'lower') context.isWord = true;
    if (risk === 'distinct' && isAsWritten(occurrence)) clear.add(brand);
  }
  for (const { brand } of citations.cited) {
    const context = contexts.get(brand);
    if (context) context.cited = true;
  }
  for (const occurrence of prompt.occurrences) {
    const context = contexts.get(occurrence.pattern.brand);
    const counts = occurrence.pattern.risk === 'distinct' || isAsWritten(occurrence);
    if (context && counts) context.inPrompt = true;
  }
  const isDoubted = occurrences.some(({ pattern }) => pattern.risk !== 'distinct');
  const names = isDoubted && clear.size <= enoughBrands ? countNames(answer.text, answer.language) : 0;
  for (const [brand, context] of contexts) {
    context.otherAlias = clear.has(brand);
    context.coMentions = clear.size - (context.otherAlias ? 1 : 0);
    context.names = names;
  }
  return contexts;
}

/** The part of a brand's context that its identity decides. */
function identityContext(scoring: Scoring, brand: number): Omit<BrandContext, 'seeksNames'> {
  const { brands, patterns, terms, prompt, citations } = scoring;
  const { caseRule, verdicts } = brands[brand] as BrandIdentity;
  const negative = patterns.negative[brand] ?? [];
  const isMet = (term: Pattern) => terms.has(term) || prompt.terms.has(term);
  return {
    cited: false,
    retrieved: citations.retrieved.has(brand),
    coMentions: 0,
    otherAlias: false,
    names: 0,
    inPrompt: false,
    contextTerms: (patterns.context[brand] ?? []).filter(isMet).length,
    isWord: false,
    // A term of the prompt counts as one elsewhere in the answer.
    negativeOffsets: [
      ...offsetsOf(negative, terms),
      ...negative.filter((term) => prompt.terms.has(term)).map(() => -1),
    ],
    topicOffsets: offsetsOf(patterns.topic[brand] ?? [], terms),
    caseRule,
    learned: verdicts,
  };
}

function offsetsOf(searched: readonly Pattern[], terms: Matches['terms']): number[] {
  const offsets: number[] = [];
  for (const term of searched) {
    const met = terms.get(term);
    if (met) offsets.push(...met);
  }
  return offsets;
}
