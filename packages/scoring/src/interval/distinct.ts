/**
 * Answers of one cell without what copies add: engines that cache give an answer again, which tells nothing new. Two answers are
 * copies when their keys are equal (the same normalised text); an answer without a key is never one.
 *
 * So many are drawn, evenly from the answers in the order of their texts, that none is drawn twice: all answers ÷ those of the
 * text that comes most often, rounded down. Each answer counts from the same share of starts, so a text weighs as much as it comes.
 * To count each text once would not do: where most answers are one sentence that names the brand, and the others differ,
 * presence would be far too low (33% for 80%, with eight of ten alike).
 *
 * @param place the prompt's, from 0: the answer to start from goes around by the golden ratio, so that prompts which repeat alike count
 *   together as they came, be they neighbours or every second or tenth one, such as those of a topic
 */
export function distinctAnswers<Answer>(
  answers: readonly Answer[],
  keyOf: (answer: Answer) => string | null,
  place: number,
): readonly Answer[] {
  const times = new Map<string, number>();
  for (const answer of answers) {
    const key = keyOf(answer);
    if (key !== null) times.set(key, (times.get(key) ?? 0) + 1);
  }
  const most = Math.max(0, ...times.values());
  if (most <= 1) return answers;
  const n = answers.length;
  const drawn = Math.floor(n / most);
  const textOf = (answer: Answer): string => keyOf(answer) ?? '';
  const sorted = answers.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : textOf(a) > textOf(b) ? 1 : 0));
  const start = Math.floor((((place * 40_503) % 65_536) * n) / 65_536);
  const upTo = (at: number): number => Math.floor((at * drawn + start) / n);
  return sorted.filter((_, at) => upTo(at + 1) > upTo(at));
}
