import { areAlike, contentWords } from '../../../near-duplicate/index.ts';

/**
 * The text that each text asks again: the first one before it that means the same, or itself. Such prompts are
 * answered alike, so that they count as one question for the market.
 */
export function sameQuestions(texts: readonly string[]): string[] {
  const firsts: { text: string; words: ReadonlySet<string> }[] = [];
  return texts.map((text) => {
    const words = contentWords(text);
    const known = words.size > 0 ? firsts.find((first) => areAlike(first.words, words)) : undefined;
    if (known) return known.text;
    firsts.push({ text, words });
    return text;
  });
}
