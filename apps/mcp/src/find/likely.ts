import { ideasOf, pairsOf, stemsOf } from './words.ts';

/** How much a word counts by its kind: the idea behind it, itself, with the one before, and four of its letters (for typing errors). */
const kinds = { idea: 1, word: 0.8, pair: 0.7, letters: 0.35 } as const;

/**
 * This many words of the average tool are added to each tool's own, so that a tool with few sentences is neither certain nor
 * ruled out.
 */
const added = 8;

function termsOf(text: string): Map<string, number> {
  const terms = new Map<string, number>();
  for (const idea of ideasOf(text)) terms.set(`=${idea}`, kinds.idea);
  for (const word of stemsOf(text)) terms.set(word, kinds.word);
  for (const pair of pairsOf(text)) terms.set(pair, kinds.pair);
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    const whole = `^${word}$`;
    for (let at = 0; at + 4 <= whole.length; at += 1) terms.set(`#${whole.slice(at, at + 4)}`, kinds.letters);
  }
  return terms;
}

/** How likely a request is meant for each tool, as log odds against any tool; all 0 when none of its words is known. */
export type Likely = (request: string) => number[];

/** Naive Bayes over what people say who want a tool, a list of texts for each. */
export function likelyTools(said: readonly (readonly string[])[]): Likely {
  /** By term: in how many texts of each tool and of all tools it occurs. */
  const seen = new Map<string, { of: Map<number, number>; all: number }>();
  const sizes = said.map(() => 0);
  for (const [tool, texts] of said.entries())
    for (const text of texts)
      for (const term of termsOf(text).keys()) {
        const one = seen.get(term) ?? { of: new Map<number, number>(), all: 0 };
        one.of.set(tool, (one.of.get(tool) ?? 0) + 1);
        one.all += 1;
        seen.set(term, one);
        sizes[tool] = (sizes[tool] ?? 0) + 1;
      }
  const whole = sizes.reduce((sum, size) => sum + size, 0);

  return (request) => {
    const known = [...termsOf(request)].flatMap(([term, weight]) => {
      const found = seen.get(term);
      return found ? [{ ...found, weight }] : [];
    });
    const length = Math.sqrt(Math.max(1, known.length));
    return sizes.map((size, tool) => {
      const odds = known.reduce((sum, { of, all, weight }) => {
        const times = ((of.get(tool) ?? 0) * whole) / all;
        return sum + weight * Math.log((times + added) / (size + added));
      }, 0);
      return odds / length;
    });
  };
}
