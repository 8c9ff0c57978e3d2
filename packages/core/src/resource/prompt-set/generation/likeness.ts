import { fold, splitWords, stopWords } from '@svc/page';

const grammar = new Set([...stopWords.values()].flatMap((words) => [...words]));

/** The words of a question that carry its meaning, in any of the languages that prompts are written in. */
export const contentWords = (text: string): ReadonlySet<string> =>
  new Set(
    splitWords(text)
      .map(fold)
      .filter((word) => !grammar.has(word)),
  );

const nearDuplicate = 0.74;

/** Two questions that share more of their meaning words than this are one question in two spellings. */
export function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  // Jaccard's index cannot be larger than the ratio of the sizes.
  if (small.size <= nearDuplicate * large.size) return false;
  let shared = 0;
  for (const word of small) if (large.has(word)) shared += 1;
  return shared / (one.size + other.size - shared) > nearDuplicate;
}
