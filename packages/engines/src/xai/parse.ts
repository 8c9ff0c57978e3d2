import type { Citation, EngineAnswer } from '../answer.ts';
import { findInlineLinks, readLinkCitations } from '../wire/citation.ts';
import { type Exchanged, unreadable } from '../wire/exchange.ts';
import { assertResponded, readEnding } from '../wire/failed-response.ts';
import {
  asNumber,
  asObject,
  asString,
  type JsonObject,
  objectAt,
  objectsOf,
  stringsOf,
} from '../wire/json.ts';
import { collectSources } from '../wire/link.ts';
import { settleOutcome } from '../wire/outcome.ts';
import { type FinalMessage, readFinalMessage } from '../wire/responses.ts';
import { readSearchCalls } from '../wire/search-call.ts';
import { readTokenUsage } from '../wire/token-usage.ts';

const ticksPerUsd = 1e10;

/** Reads a body of xAI's Responses API. Throws EngineError when it reports a failure or is none. */
export function parseAnswer(exchanged: Exchanged, modelRequested: string, now: number): EngineAnswer {
  const { status, requestId } = exchanged;
  const body = asObject(exchanged.body);
  const filtered = status === 403;
  if (!body || (!filtered && !Array.isArray(body.output))) throw unreadable('xAI', status, requestId);
  if (!filtered) assertResponded('xAI', body, requestId);
  const output = objectsOf(body.output);
  const message = readFinalMessage(output);
  const search = readSearchCalls(output);
  const { ending, finishReason } = readEnding(body);
  const modelServed = asString(body.model);
  const usage = objectAt(body, 'usage');
  const ticks = asNumber(usage?.cost_in_usd_ticks);
  const met = stringsOf(body.citations).map((url) => ({ url }));
  return {
    outcome: settleOutcome(message.text, message.refusal, filtered ? 'blocked' : ending),
    text: message.text,
    citations: placeCitations(message),
    sources: collectSources([...search.pages, ...met]),
    searchQueries: search.queries,
    searched: search.calls > 0,
    modelRequested,
    modelServed,
    providerId: asString(body.id),
    requestId,
    finishReason: filtered ? 'content_policy' : finishReason,
    refusal: message.refusal,
    ...readTokenUsage(
      'xai',
      usage,
      [modelServed, modelRequested],
      countSearches(usage) ?? search.searches,
      now,
      ticks === null ? null : ticks / ticksPerUsd,
    ),
    raw: exchanged.text,
  };
}

/**
 * Annotations may lack offsets, and their title is often just the number of the mark. What is missing is read from
 * the `[[n]](url)` links in the text.
 */
function placeCitations(message: FinalMessage): Citation[] {
  const links = findInlineLinks(message.text).filter(({ marker }) => marker !== null);
  return readLinkCitations(message).map((citation) => {
    const found = links.findIndex(
      ({ url, start }) => url === citation.urlRaw && (citation.start === null || citation.start === start),
    );
    const [link] = found === -1 ? [] : links.splice(found, 1);
    return {
      ...citation,
      title: /^\d+$/.test(citation.title ?? '') ? null : citation.title,
      start: citation.start ?? link?.start ?? null,
      end: citation.end ?? link?.end ?? null,
      marker: link?.marker ?? null,
    };
  });
}

function countSearches(usage: JsonObject | null): number | null {
  const details = objectAt(usage, 'server_side_tool_usage_details');
  if (!details) return null;
  return (asNumber(details.web_search_calls) ?? 0) + (asNumber(details.x_search_calls) ?? 0);
}
