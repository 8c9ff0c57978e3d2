import { stopWords } from './stop-word.ts';
import { fold, splitWords } from './words.ts';

const scripts: [language: string, pattern: RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];

export interface DetectedLanguage {
  language: string;
  /** The share of words (or letters, for scripts) that speak for it. */
  share: number;
  /** The text is long enough, and the second-best language has far fewer hits. */
  sure: boolean;
}

/**
 * Language of a text by its script, or by which language's grammar words it uses most. Knows the seven
 * languages of the word lists and nine scripts; null when too few words tell.
 */
export function detectLanguage(text: string): DetectedLanguage | null {
  const sample = text.slice(0, 20_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, pattern] of scripts) {
    const share = (sample.match(pattern)?.length ?? 0) / Math.max(letters, 1);
    if (share > (language === 'ja' ? 0.1 : 0.3)) return { language, share, sure: letters > 20 };
  }
  const words = splitWords(sample).map(fold);
  const counts = [...stopWords].map(([language, list]) => ({
    language,
    hits: words.filter((word) => list.has(word)).length,
  }));
  const [first, second] = counts.toSorted((one, other) => other.hits - one.hits);
  if (!first || !second || first.hits < 3 || first.hits === second.hits) return null;
  const share = first.hits / words.length;
  if (share < 0.08) return null;
  return { language: first.language, share, sure: first.hits >= 25 && first.hits > 1.4 * second.hits };
}
