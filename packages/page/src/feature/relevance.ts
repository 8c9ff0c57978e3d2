import { fold, splitWords, stopWords, termOf } from '../language/index.ts';
import type { Passage } from '../types.ts';

const k1 = 1.2;
const b = 0.75;

/** The prompt's words that carry meaning, each once. If there are none, all its words. */
export function promptTerms(prompt: string, language: string): string[] {
  const words = splitWords(prompt);
  const grammar = stopWords.get(language);
  const content = words.filter((word) => !grammar?.has(fold(word)));
  return [...new Set((content.length ? content : words).map(termOf))];
}

export interface Relevance {
  /** BM25 of the best passage by what a passage with every term twice would score: 0..1 and slightly above. */
  score: number;
  passage: Passage | null;
  /** Share of the prompt's terms anywhere on the page, title and headings included. */
  coverage: number;
  missingTerms: string[];
  /** Share of the page's words that are terms of the prompt. */
  density: number;
}

/** BM25 (Robertson & Zaragoza 2009) over the passages of one page; terms weigh the same, as there is no corpus. */
export function rankPassages(
  passages: readonly Passage[],
  heads: string,
  terms: readonly string[],
): Relevance {
  const counted = passages.map((passage) => {
    const counts = new Map<string, number>();
    const words = splitWords(`${passage.heading ?? ''} ${passage.text}`).map(termOf);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { passage, counts, length: words.length };
  });
  const total = counted.reduce((sum, { length }) => sum + length, 0);
  const average = total / Math.max(counted.length, 1);
  const saturation = (count: number, length: number): number =>
    (count * (k1 + 1)) / (count + k1 * (1 - b + b * (length / Math.max(average, 1))));
  let best: { passage: Passage; score: number } | null = null;
  const present = new Set(splitWords(heads).map(termOf));
  let hits = 0;
  for (const { passage, counts, length } of counted) {
    let score = 0;
    for (const term of terms) {
      const count = counts.get(term) ?? 0;
      if (!count) continue;
      score += saturation(count, length);
      present.add(term);
      hits += count;
    }
    if (!best || score > best.score) best = { passage, score };
  }
  const ideal = terms.length * saturation(2, Math.max(average, 1));
  const missingTerms = terms.filter((term) => !present.has(term));
  return {
    score: best && ideal ? best.score / ideal : 0,
    passage: best && best.score > 0 ? best.passage : null,
    coverage: terms.length ? 1 - missingTerms.length / terms.length : 0,
    missingTerms,
    density: total ? hits / total : 0,
  };
}
