import type { Citation, EngineAnswer } from '../answer.ts';
import { findInlineLinks, readLinkCitations } from '../wire/citation.ts';
import type { Exchanged } from '../wire/exchange.ts';
import { asNumber, type JsonObject, objectAt, stringsOf } from '../wire/json.ts';
import { collectSources } from '../wire/link.ts';
import { type FinalMessage, readResponse } from '../wire/responses.ts';
import { readTokenUsage } from '../wire/token-usage.ts';

const ticksPerUsd = 1e10;

/** Reads a body of xAI's Responses API. Throws EngineError when it reports a failure or is none. */
export function parseAnswer(exchanged: Exchanged, modelRequested: string, now: number): EngineAnswer {
  const filter = exchanged.status === 403 ? 'content_policy' : null;
  const { body, message, search, said } = readResponse('xAI', exchanged, filter);
  const usage = objectAt(body, 'usage');
  const ticks = asNumber(usage?.cost_in_usd_ticks);
  const met = stringsOf(body.citations).map((url) => ({ url }));
  return {
    ...said,
    citations: placeCitations(message),
    sources: collectSources([...search.pages, ...met]),
    modelRequested,
    ...readTokenUsage(
      'xai',
      usage,
      [said.modelServed, modelRequested],
      countSearches(usage) ?? search.searches,
      now,
      ticks === null ? null : ticks / ticksPerUsd,
    ),
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
