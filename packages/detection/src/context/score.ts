import type { Cited } from '../citation/cite.ts';
import type { Found } from '../match/find.ts';
import type { Pattern, Patterns } from '../match/pattern.ts';
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
  const sums: number[] = [];
  for (const occurrence of found.occurrences) {
    const sense = contexts.get(occurrence.pattern.brand) as Sense;
    const sum = weigh(occurrence, scene, scene.sentences[sentenceAt(scene, occurrence.start)], sense);
    sums.push(sum);
    sense.best = Math.max(sense.best, sum);
    // Lower case is no sign: whoever writes about Notion writes "the notion" too.
    if (occurrence.casing !== 'lower') sense.worst = Math.min(sense.worst, sum);
  }
  const scored: Scored[] = [];
  for (let index = 0; index < sums.length; index++) {
    const occurrence = found.occurrences[index] as Occurrence;
    const { brand, risk, learned } = occurrence.pattern;
    const sense = contexts.get(brand) as Sense;
    if (sense.caseRule === 'sensitive' && !isAsWritten(occurrence)) continue;
    let sum = sums[index] as number;
    if (sum < sure && sum > hopeless && risk !== 'distinct') {
      if (sense.best >= sure) sum += weights.discourse;
      else if (sense.worst <= hopeless) sum += weights.ordinaryElsewhere;
    }
    const unlearned = sense.learned ? sum - learned : sum;
    scored.push({ occurrence, confidence: probability(sum), learned: unlearned < 0 !== sum < 0 });
  }
  return scored;
}

function isAsWritten({ casing }: Pick<Occurrence, 'casing'>): boolean {
  return casing === 'exact' || casing === 'uncased';
}

/** What an answer says of a brand, and what its occurrences came to. */
interface Sense extends BrandContext {
  best: number;
  /** Of the occurrences that are not in lower case; 0 when none is against the brand. */
  worst: number;
}

function readContexts(
  brands: readonly BrandIdentity[],
  patterns: Patterns,
  { text, language }: Scene,
  found: Found,
  prompt: Found,
  cited: Cited,
  seeksNames: boolean,
): Map<number, Sense> {
  const contexts = new Map<number, Sense>();
  let distinct = 0;
  let isDoubted = false;
  for (const occurrence of found.occurrences) {
    const { brand, risk } = occurrence.pattern;
    let context = contexts.get(brand);
    if (!context) {
      const { caseRule, verdicts } = brands[brand] as BrandIdentity;
      context = {
        cited: false,
        retrieved: cited.retrieved.has(brand),
        coMentions: 0,
        otherAlias: false,
        names: 0,
        inPrompt: false,
        seeksNames,
        contextTerms: countTerms(patterns.context[brand] ?? [], found, prompt),
        isWord: false,
        negativeOffsets: negativeOffsets(patterns.negative[brand] ?? [], found, prompt),
        topicOffsets: offsetsOf(patterns.topic[brand] ?? [], found),
        caseRule,
        learned: verdicts,
        best: Number.NEGATIVE_INFINITY,
        worst: 0,
      };
      contexts.set(brand, context);
    }
    if (occurrence.casing === 'lower') context.isWord = true;
    if (risk !== 'distinct') isDoubted = true;
    else if (!context.otherAlias && isAsWritten(occurrence)) {
      context.otherAlias = true;
      distinct++;
    }
  }
  for (const { brand } of cited.cited) {
    const context = contexts.get(brand);
    if (context) context.cited = true;
  }
  for (const occurrence of prompt.occurrences) {
    const context = contexts.get(occurrence.pattern.brand);
    if (context && (occurrence.pattern.risk === 'distinct' || isAsWritten(occurrence)))
      context.inPrompt = true;
  }
  // Other brands among the occurrences show as much, and cost nothing to count.
  const names = isDoubted && distinct <= enoughBrands ? countNames(text, language) : 0;
  for (const context of contexts.values()) {
    context.coMentions = distinct - (context.otherAlias ? 1 : 0);
    context.names = names;
  }
  return contexts;
}

function countTerms(terms: readonly Pattern[], found: Found, prompt: Found): number {
  let count = 0;
  for (const term of terms) if (found.terms.has(term) || prompt.terms.has(term)) count++;
  return count;
}

function offsetsOf(terms: readonly Pattern[], found: Found): number[] {
  const offsets: number[] = [];
  for (const term of terms) {
    const met = found.terms.get(term);
    if (met) for (const offset of met) offsets.push(offset);
  }
  return offsets;
}

/** A term of the prompt counts as one elsewhere in the answer. */
function negativeOffsets(terms: readonly Pattern[], found: Found, prompt: Found): number[] {
  const offsets = offsetsOf(terms, found);
  for (const term of terms) if (prompt.terms.has(term)) offsets.push(-1);
  return offsets;
}
