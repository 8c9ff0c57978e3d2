import type { AnswerOutcome, Usage } from '../answer.ts';

/** How the engine says that it ended. */
export type Ending = 'complete' | 'truncated' | 'blocked';

/** The measured outcome. A filter or a refusal says more than the absence of text that it causes. */
export function settleOutcome(text: string, refusal: string | null, ending: Ending): AnswerOutcome {
  if (ending === 'blocked') return 'blocked';
  if (refusal !== null) return 'refused';
  if (ending === 'truncated') return 'truncated';
  return text.trim() === '' ? 'empty' : 'answered';
}

export const unknownUsage: Usage = {
  inputTokens: null,
  cachedInputTokens: null,
  outputTokens: null,
  reasoningTokens: null,
  searches: null,
};

/** Room for reasoning and an answer: with less, the whole budget can go into thinking and nothing is said. */
export const maxOutputTokens = 8_000;
