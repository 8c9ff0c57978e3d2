const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Words that two texts share, of all words in either: Jaccard's index. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / Math.max(1, a.size + b.size - shared);
}

const alike = 0.75;

/**
 * The text that each text asks again: the first one before it that shares three quarters of the words, or itself.
 * Such prompts are answered alike, so that they count as one question for the market.
 */
export function sameQuestions(texts: readonly string[]): string[] {
  const firsts: { text: string; words: ReadonlySet<string> }[] = [];
  return texts.map((text) => {
    const words = wordsOf(text);
    const known = firsts.find(
      (first) =>
        Math.min(first.words.size, words.size) >= alike * Math.max(first.words.size, words.size) &&
        likeness(first.words, words) >= alike,
    );
    if (known) return known.text;
    firsts.push({ text, words });
    return text;
  });
}
