import type { Citation, EngineAnswer } from '../answer.ts';
import { EngineError } from '../error.ts';
import { computeCost } from '../prices.ts';
import type { Exchanged } from '../wire/exchange.ts';
import { unreadable } from '../wire/exchange.ts';
import {
  asNumber,
  asObject,
  asString,
  type JsonObject,
  objectAt,
  objectsOf,
  stringsOf,
} from '../wire/json.ts';
import { asWebUrl, collectSources } from '../wire/link.ts';
import { fitLink } from '../wire/offset.ts';
import { type Ending, settleOutcome, unknownUsage } from '../wire/outcome.ts';
import { type FinalMessage, readFinalMessage } from '../wire/responses.ts';

/** Reads a body of the Responses API. Throws EngineError when it reports a failure or is none. */
export function parseAnswer(exchanged: Exchanged, modelRequested: string, now: number): EngineAnswer {
  const body = asObject(exchanged.body);
  if (!body || (!Array.isArray(body.output) && body.error === undefined)) {
    throw unreadable('OpenAI', exchanged.status, exchanged.requestId);
  }
  const filtered = exchanged.status === 400;
  if (!filtered) assertAnswered(body, exchanged.requestId);
  const output = objectsOf(body.output);
  const message = readFinalMessage(output);
  const calls = output.filter((item) => item.type === 'web_search_call');
  const actions = calls.map((call) => objectAt(call, 'action') ?? {});
  const modelServed = asString(body.model);
  const reason = asString(objectAt(body, 'incomplete_details')?.reason);
  const ending = filtered ? 'blocked' : readEnding(body.status, reason);
  const searches = actions.filter((action) => (action.type ?? 'search') === 'search').length;
  return {
    outcome: settleOutcome(message.text, message.refusal, ending),
    text: message.text,
    citations: readLinkCitations(message),
    sources: collectSources(actions.flatMap(pagesOf)),
    searchQueries: actions.flatMap(queriesOf),
    searched: calls.length > 0,
    modelRequested,
    modelServed,
    providerId: asString(body.id),
    requestId: exchanged.requestId,
    finishReason: reason ?? asString(body.status),
    refusal: message.refusal,
    ...meter(objectAt(body, 'usage'), modelServed ?? modelRequested, searches, now),
    raw: exchanged.body,
  };
}

function readEnding(status: unknown, reason: string | null): Ending {
  if (status !== 'incomplete') return 'complete';
  return reason === 'content_filter' ? 'blocked' : 'truncated';
}

/** A success over HTTP can carry a failure, and a response that was not waited for. */
function assertAnswered(body: JsonObject, requestId: string | null): void {
  const { status } = body;
  if (status === undefined || status === 'completed' || status === 'incomplete') return;
  const code = asString(objectAt(body, 'error')?.code);
  const kind =
    code === 'rate_limit_exceeded'
      ? 'rate'
      : code === null || code === 'server_error'
        ? 'overloaded'
        : 'invalid';
  throw new EngineError(kind, `OpenAI reported a failed response (${code ?? String(status)})`, {
    status: 200,
    maybeBilled: true,
    ...(code === null ? {} : { code }),
    ...(requestId === null ? {} : { requestId }),
  });
}

function pagesOf(action: JsonObject): JsonObject[] {
  return action.type === 'open_page' || action.type === 'find_in_page' ? [action] : objectsOf(action.sources);
}

/** `query` is the older field and repeats the first of `queries`. */
function queriesOf(action: JsonObject): string[] {
  const queries = stringsOf(action.queries);
  const query = asString(action.query);
  return queries.length > 0 || query === null ? queries : [query];
}

/** Citations whose range covers the inline link that stands for them. */
export function readLinkCitations({ annotations }: FinalMessage): Citation[] {
  const citations: Citation[] = [];
  for (const { annotation, base, part } of annotations) {
    const url = annotation.type === 'url_citation' ? asWebUrl(annotation.url) : null;
    if (url === null) continue;
    const range = fitLink(part, asNumber(annotation.start_index), asNumber(annotation.end_index));
    citations.push({
      urlRaw: url,
      url,
      title: asString(annotation.title),
      start: range ? base + range.start : null,
      end: range ? base + range.end : null,
      citedText: null,
      marker: null,
    });
  }
  return citations;
}

function meter(
  usage: JsonObject | null,
  model: string,
  searches: number,
  now: number,
): Pick<EngineAnswer, 'usage' | 'cost'> {
  const input = asNumber(usage?.input_tokens);
  const output = asNumber(usage?.output_tokens);
  if (input === null || output === null) {
    return { usage: { ...unknownUsage, searches }, cost: { usd: null, basis: 'unknown' } };
  }
  const details = objectAt(usage, 'input_tokens_details');
  const cached = asNumber(details?.cached_tokens);
  const written = asNumber(details?.cache_write_tokens) ?? 0;
  const metered = {
    inputTokens: input - (cached ?? 0) - written,
    cachedInputTokens: cached ?? 0,
    cacheWriteTokens: written,
    outputTokens: output,
    searches,
  };
  return {
    usage: {
      inputTokens: input,
      cachedInputTokens: cached,
      outputTokens: output,
      reasoningTokens: asNumber(objectAt(usage, 'output_tokens_details')?.reasoning_tokens),
      searches,
    },
    cost: computeCost('openai', model, metered, now),
  };
}
