import type { Citation, EngineAnswer } from '../answer.ts';
import { computeCost, reportedCost } from '../prices.ts';
import { readChatChoice } from '../wire/chat-completion.ts';
import { cite } from '../wire/citation.ts';
import { type Exchanged, unreadable } from '../wire/exchange.ts';
import { toFailure } from '../wire/failure.ts';
import { asNumber, asObject, asString, type JsonObject, objectAt, objectsOf } from '../wire/json.ts';
import { asWebUrl } from '../wire/link.ts';
import { linkFitter } from '../wire/offset.ts';
import { settleOutcome } from '../wire/outcome.ts';
import { blockedAnswer } from './moderation.ts';

/** Reads a chat completion of OpenRouter. Throws EngineError for a failure, which can stand in a success. */
export function parseAnswer(exchanged: Exchanged, modelRequested: string, now: number): EngineAnswer {
  const { status, headers, requestId } = exchanged;
  if (status === 403) return blockedAnswer(exchanged, modelRequested);
  const body = asObject(exchanged.body);
  const choice = readChatChoice(body);
  const error = objectAt(choice?.choice, 'error') ?? objectAt(body, 'error');
  if (error || choice?.finishReason === 'error') {
    const code = asNumber(error?.code) ?? 502;
    throw toFailure({ vendor: 'OpenRouter', status: code, headers, reading: {}, requestId, now });
  }
  if (!body || !choice) throw unreadable('OpenRouter', status, requestId);
  const usage = objectAt(body, 'usage');
  const citations = readCitations(choice.message, choice.text);
  const searches = countSearches(usage);
  return {
    outcome: settleOutcome(choice.text, choice.refusal, choice.ending),
    text: choice.text,
    citations,
    sources: [],
    searchQueries: null,
    searched: citations.length > 0 ? true : searches === null ? null : searches > 0,
    modelRequested,
    modelServed: asString(body.model),
    providerId: asString(body.id),
    requestId,
    finishReason: asString(choice.choice.native_finish_reason) ?? choice.finishReason,
    refusal: choice.refusal,
    usage: {
      inputTokens: asNumber(usage?.prompt_tokens),
      cachedInputTokens: asNumber(objectAt(usage, 'prompt_tokens_details')?.cached_tokens),
      outputTokens: asNumber(usage?.completion_tokens),
      reasoningTokens: asNumber(objectAt(usage, 'completion_tokens_details')?.reasoning_tokens),
      searches,
    },
    cost: reportedCost(asNumber(usage?.cost)) ?? computeCost('openrouter', [], null, now),
    raw: exchanged.text,
  };
}

/** The annotation is nested, and offsets of 0 and 0 mean that they are unknown. */
function readCitations(message: JsonObject, text: string): Citation[] {
  const citations: Citation[] = [];
  const fit = linkFitter(text);
  for (const annotation of objectsOf(message.annotations)) {
    const entry = objectAt(annotation, 'url_citation');
    const url = asWebUrl(entry?.url);
    if (url === null) continue;
    const range = fit(asNumber(entry?.start_index), asNumber(entry?.end_index));
    citations.push(
      cite(url, { title: asString(entry?.title), citedText: asString(entry?.content), ...(range ?? {}) }),
    );
  }
  return citations;
}

function countSearches(usage: JsonObject | null): number | null {
  const details = objectAt(usage, 'server_tool_use_details') ?? objectAt(usage, 'server_tool_use');
  return asNumber(details?.web_search_requests);
}
