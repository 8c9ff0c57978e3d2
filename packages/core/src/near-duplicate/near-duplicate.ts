import { fold, singularOf, splitWords, stopWords } from '@svc/page';

const grammar = new Set([...stopWords.values()].flatMap((words) => [...words]));

/** The words of a question that carry its meaning, in any of the languages that prompts are written in; singular and plural are one. */
export const contentWords = (text: string): ReadonlySet<string> =>
  new Set(
    splitWords(text)
      .map(fold)
      .filter((word) => !grammar.has(word))
      .map(singularOf),
  );

const nearDuplicate = 0.74;

/** Jaccard's index of two sets of words. */
const asksTheSame = (shared: number, one: number, other: number): boolean =>
  shared / (one + other - shared) > nearDuplicate;

/** Two questions that share more of their meaning words than this are one question in two spellings. */
export function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  // Jaccard's index cannot be larger than the ratio of the sizes.
  if (small.size <= nearDuplicate * large.size) return false;
  let shared = 0;
  for (const word of small) if (large.has(word)) shared += 1;
  return asksTheSame(shared, one.size, other.size);
}

interface Known {
  id: string;
  size: number;
}

/** Finds questions that ask the same among thousands, without comparing each with each. */
export function createLikenessIndex() {
  const byWord = new Map<string, Known[]>();
  return {
    add(id: string, words: ReadonlySet<string>): void {
      const known = { id, size: words.size };
      for (const word of words) {
        const list = byWord.get(word);
        if (list) list.push(known);
        else byWord.set(word, [known]);
      }
    },
    /** The first question added that asks the same; null without one. */
    find(words: ReadonlySet<string>): string | null {
      const sharedWith = new Map<Known, number>();
      for (const word of words)
        for (const known of byWord.get(word) ?? []) {
          const shared = (sharedWith.get(known) ?? 0) + 1;
          sharedWith.set(known, shared);
        }
      for (const [known, shared] of sharedWith)
        if (asksTheSame(shared, known.size, words.size)) return known.id;
      return null;
    },
  };
}
