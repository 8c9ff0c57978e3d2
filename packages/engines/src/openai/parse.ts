import type { EngineAnswer } from '../answer.ts';
import { readLinkCitations } from '../wire/citation.ts';
import { type Exchanged, unreadable } from '../wire/exchange.ts';
import { assertResponded, readEnding } from '../wire/failed-response.ts';
import { asObject, asString, objectAt, objectsOf } from '../wire/json.ts';
import { collectSources } from '../wire/link.ts';
import { settleOutcome } from '../wire/outcome.ts';
import { readFinalMessage } from '../wire/responses.ts';
import { readSearchCalls } from '../wire/search-call.ts';
import { readTokenUsage } from '../wire/token-usage.ts';

/** Reads a body of the Responses API. Throws EngineError when it reports a failure or is none. */
export function parseAnswer(exchanged: Exchanged, modelRequested: string, now: number): EngineAnswer {
  const { status, requestId } = exchanged;
  const body = asObject(exchanged.body);
  // A prompt that was stopped by a filter, see the dialect.
  const filtered = status === 400;
  if (!body || (!filtered && !Array.isArray(body.output))) throw unreadable('OpenAI', status, requestId);
  if (!filtered) assertResponded('OpenAI', body, requestId);
  const output = objectsOf(body.output);
  const message = readFinalMessage(output);
  const search = readSearchCalls(output);
  const { ending, finishReason } = readEnding(body);
  const modelServed = asString(body.model);
  return {
    outcome: settleOutcome(message.text, message.refusal, filtered ? 'blocked' : ending),
    text: message.text,
    citations: readLinkCitations(message),
    sources: collectSources(search.pages),
    searchQueries: search.queries,
    searched: search.calls > 0,
    modelRequested,
    modelServed,
    providerId: asString(body.id),
    requestId,
    finishReason: filtered ? 'content_filter' : finishReason,
    refusal: message.refusal,
    ...readTokenUsage('openai', objectAt(body, 'usage'), [modelServed, modelRequested], search.searches, now),
    raw: exchanged.text,
  };
}
