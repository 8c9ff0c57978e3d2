import type { AnswerOutcome, Usage } from '../answer.ts';

/** How the engine says that it ended. */
export type Ending = 'complete' | 'truncated' | 'blocked';

/** The measured outcome. A filter or a refusal is reported as such, although it also leaves the text empty. */
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

/** Tokens for reasoning and answer together. With fewer, reasoning can use all of them and no answer comes. */
export const maxOutputTokens = 8_000;
