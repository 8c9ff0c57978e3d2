import type { Cited } from '../citation/cite.ts';
import type { Found } from '../match/find.ts';
import type { Patterns } from '../match/pattern.ts';
import type { BrandIdentity } from '../types.ts';
import { type BrandContext, type Occurrence, weigh } from './evidence.ts';
import { countNames } from './name-count.ts';
import { type Scene, sentenceAt } from './scene.ts';
import { probability, weights } from './weight.ts';

export interface Scored {
  occurrence: Occurrence;
  confidence: number;
  /** A person's verdicts decided: without them it would have fallen on the other side. */
  learned: boolean;
}

/** From this many log-odds an occurrence lends its sense to the brand's others in the same answer. */
const sure = 3;
/** Below this nothing in the answer makes an occurrence the brand (a fixed expression, a lower-case word). */
const hopeless = -2.5;
/** With more unmistakable brands than this, the answer's other names need no counting. */
const enoughBrands = 2;

/** Confidence of every occurrence: its own evidence, then one sense per answer. */
export function scoreOccurrences(
  brands: readonly BrandIdentity[],
  patterns: Patterns,
  scene: Scene,
  found: Found,
  prompt: Found,
  cited: Cited,
  seeksNames: boolean,
): Scored[] {
  const contexts = readContexts(brands, patterns, scene, found, prompt, cited, seeksNames);
  const sums = found.occurrences.map((occurrence) => {
    const index = sentenceAt(scene, occurrence.start);
    return weigh(
      occurrence,
      scene,
      scene.sentences[index],
      contexts.get(occurrence.pattern.brand) as BrandContext,
    );
  });
  const best = new Map<number, number>();
  const worst = new Map<number, number>();
  for (const [index, occurrence] of found.occurrences.entries()) {
    const { brand } = occurrence.pattern;
    best.set(brand, Math.max(best.get(brand) ?? Number.NEGATIVE_INFINITY, sums[index] ?? 0));
    // Lower case is no sign: whoever writes about Notion writes "the notion" too.
    if (occurrence.casing !== 'lower') worst.set(brand, Math.min(worst.get(brand) ?? 0, sums[index] ?? 0));
  }
  const scored: Scored[] = [];
  for (const [index, occurrence] of found.occurrences.entries()) {
    const identity = brands[occurrence.pattern.brand];
    if (identity?.caseRule === 'sensitive' && !isAsWritten(occurrence)) continue;
    let sum = sums[index] ?? 0;
    const { brand, risk } = occurrence.pattern;
    if (sum < sure && sum > hopeless && risk !== 'distinct') {
      if ((best.get(brand) ?? 0) >= sure) sum += weights.discourse;
      else if ((worst.get(brand) ?? 0) <= hopeless) sum += weights.ordinaryElsewhere;
    }
    const unlearned = identity?.verdicts ? sum - occurrence.pattern.learned : sum;
    scored.push({ occurrence, confidence: probability(sum), learned: unlearned < 0 !== sum < 0 });
  }
  return scored;
}

function isAsWritten({ casing }: Pick<Occurrence, 'casing'>): boolean {
  return casing === 'exact' || casing === 'uncased';
}

function readContexts(
  brands: readonly BrandIdentity[],
  patterns: Patterns,
  { text, language }: Scene,
  found: Found,
  prompt: Found,
  cited: Cited,
  seeksNames: boolean,
): Map<number, BrandContext> {
  const distinct = new Set<number>();
  for (const { pattern, casing } of found.occurrences) {
    if (pattern.risk === 'distinct' && isAsWritten({ casing })) distinct.add(pattern.brand);
  }
  const citedBrands = new Set(cited.cited.map(({ brand }) => brand));
  const inPrompt = new Set<number>();
  for (const { pattern, casing } of prompt.occurrences) {
    if (pattern.risk === 'distinct' || isAsWritten({ casing })) inPrompt.add(pattern.brand);
  }
  const isDoubted = found.occurrences.some(({ pattern }) => pattern.risk !== 'distinct');
  // Other brands among the occurrences show as much, and cost nothing to count.
  const names = isDoubted && distinct.size <= enoughBrands ? countNames(text, language) : 0;
  const words = new Set<number>();
  for (const { pattern, casing } of found.occurrences) if (casing === 'lower') words.add(pattern.brand);
  const contexts = new Map<number, BrandContext>();
  for (const { pattern } of found.occurrences) {
    const { brand } = pattern;
    const identity = brands[brand];
    if (contexts.has(brand) || !identity) continue;
    let contextTerms = 0;
    for (const term of patterns.context[brand] ?? []) {
      if (found.terms.has(term) || prompt.terms.has(term)) contextTerms++;
    }
    const negativeOffsets: number[] = [];
    for (const term of patterns.negative[brand] ?? []) {
      negativeOffsets.push(...(found.terms.get(term) ?? []));
      if (prompt.terms.has(term)) negativeOffsets.push(-1);
    }
    const topicOffsets: number[] = [];
    for (const term of patterns.topic[brand] ?? []) topicOffsets.push(...(found.terms.get(term) ?? []));
    contexts.set(brand, {
      cited: citedBrands.has(brand),
      retrieved: cited.retrieved.has(brand),
      coMentions: distinct.size - (distinct.has(brand) ? 1 : 0),
      otherAlias: distinct.has(brand),
      names,
      inPrompt: inPrompt.has(brand),
      seeksNames,
      contextTerms,
      isWord: words.has(brand),
      negativeOffsets,
      topicOffsets,
      caseRule: identity.caseRule,
      learned: identity.verdicts,
    });
  }
  return contexts;
}
