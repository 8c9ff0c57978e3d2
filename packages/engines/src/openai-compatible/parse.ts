import type { EngineAnswer } from '../answer.ts';
import { readChatChoice } from '../wire/chat-completion.ts';
import { type Exchanged, unreadable } from '../wire/exchange.ts';
import { asNumber, asObject, asString, objectAt } from '../wire/json.ts';
import { settleOutcome } from '../wire/outcome.ts';

/**
 * Reads a chat completion of a server without search. URLs in the prose are not citations: models invent
 * them. Throws EngineError when the body is not a chat completion.
 */
export function parseAnswer(exchanged: Exchanged, modelRequested: string): EngineAnswer {
  const body = asObject(exchanged.body);
  const choice = readChatChoice(body);
  if (!body || !choice)
    throw unreadable('The OpenAI-compatible server', exchanged.status, exchanged.requestId);
  const text = withoutThinking(choice.text);
  const usage = objectAt(body, 'usage');
  return {
    outcome: settleOutcome(text, choice.refusal, choice.ending),
    text,
    citations: [],
    sources: [],
    searchQueries: null,
    searched: false,
    modelRequested,
    modelServed: asString(body.model),
    providerId: asString(body.id),
    requestId: exchanged.requestId,
    finishReason: choice.finishReason,
    refusal: choice.refusal,
    usage: {
      inputTokens: asNumber(usage?.prompt_tokens),
      cachedInputTokens: asNumber(objectAt(usage, 'prompt_tokens_details')?.cached_tokens),
      outputTokens: asNumber(usage?.completion_tokens),
      reasoningTokens: asNumber(objectAt(usage, 'completion_tokens_details')?.reasoning_tokens),
      searches: null,
    },
    cost: { usd: null, basis: 'unknown' },
    raw: exchanged.text,
  };
}

/** Models that think aloud put it first; one that was cut off while thinking has not answered at all. */
function withoutThinking(text: string): string {
  const start = /^\s*<think>/.exec(text);
  if (!start) return text;
  const end = text.indexOf('</think>');
  return end === -1 ? '' : text.slice(end + '</think>'.length).trimStart();
}
