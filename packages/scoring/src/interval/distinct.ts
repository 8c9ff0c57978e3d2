/**
 * Counts copies among the answers of one cell once: engines that cache give an answer again, which adds no
 * information. Two answers are copies when their keys are equal (the same id, or the same normalised text);
 * an answer without a key is never one. The first of each stays, in order.
 */
export function distinctAnswers<Answer>(
  answers: readonly Answer[],
  keyOf: (answer: Answer) => string | null,
): Answer[] {
  const seen = new Set<string>();
  return answers.filter((answer) => {
    const key = keyOf(answer);
    if (key === null) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
