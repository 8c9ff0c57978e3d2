import { normalForm } from './match/normalise.ts';
import { wordsBeside } from './sense/learned.ts';
import type { LearnedRule } from './types.ts';

/** A person's word on one detected span. */
export interface Verdict {
  /** The answer's text around the span; a sentence is enough. */
  text: string;
  start: number;
  end: number;
  /** The alias that matched. */
  alias: string;
  /** Whether the span means the brand. */
  isBrand: boolean;
}

/** Pseudo-counts: one verdict moves a word a little, many move it far. */
const smoothing = 1;
/** No single word or alias decides alone. */
const strongest = 3;

/**
 * The rule that verdicts teach: smoothed log-odds per alias and per neighbouring word (naive Bayes with add-one counts).
 * Words that more than one verdict has not seen, and words as common on both sides, stay out.
 */
export function learnFromVerdicts(verdicts: readonly Verdict[]): LearnedRule {
  const aliases = new Map<string, Count>();
  const words = new Map<string, Count>();
  const total = { right: 0, wrong: 0 };
  for (const verdict of verdicts) {
    count(total, verdict.isBrand);
    count(entry(aliases, normalForm(verdict.alias)), verdict.isBrand);
    const { text, start, end } = verdict;
    for (const word of wordsBeside(text, start, end)) count(entry(words, word), verdict.isBrand);
  }
  const rule: LearnedRule = { aliases: {}, words: {}, verdicts: verdicts.length };
  for (const [alias, { right, wrong }] of aliases) {
    rule.aliases[alias] = bounded(Math.log((right + smoothing) / (wrong + smoothing)));
  }
  for (const [word, { right, wrong }] of words) {
    const forBrand = (right + smoothing) / (total.right + 2 * smoothing);
    const against = (wrong + smoothing) / (total.wrong + 2 * smoothing);
    const weight = bounded(Math.log(forBrand / against));
    if (right + wrong >= 2 && Math.abs(weight) >= 0.4) rule.words[word] = weight;
  }
  return rule;
}

interface Count {
  right: number;
  wrong: number;
}

function count(into: Count, isBrand: boolean): void {
  if (isBrand) into.right++;
  else into.wrong++;
}

function entry(counts: Map<string, Count>, key: string): Count {
  const known = counts.get(key) ?? { right: 0, wrong: 0 };
  counts.set(key, known);
  return known;
}

function bounded(weight: number): number {
  return Math.max(-strongest, Math.min(strongest, weight));
}
