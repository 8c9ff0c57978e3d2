import type { ParsedAnswer } from '../layout/parsed-answer.ts';
import type { Occurrence } from '../match/find.ts';
import { normalForm } from '../match/normalise.ts';
import type { LearnedRule } from '../types.ts';

/** Words on each side of a name that count, both when a verdict teaches and when the rule is applied. */
const reach = 6;
/** Characters to each side in which those words are looked for. */
const window = 200;
const strongest = 4;

/** The normalised words beside a span, up to `reach` on each side. */
export function wordsBeside(text: string, start: number, end: number): Set<string> {
  const before = text.slice(Math.max(0, start - window), start).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const after = text.slice(end, end + window).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return new Set([...before.slice(-reach), ...after.slice(0, reach)].map(normalForm));
}

/** Log-odds that a project's verdicts give to the words around an occurrence. */
export function learnedWords(
  { start, end }: Occurrence,
  { text }: ParsedAnswer,
  learned: LearnedRule,
): number {
  let sum = 0;
  for (const word of wordsBeside(text, start, end)) sum += learned.words[word] ?? 0;
  return Math.max(-strongest, Math.min(strongest, sum));
}
