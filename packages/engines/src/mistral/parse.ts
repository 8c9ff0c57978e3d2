import type { Citation, EngineAnswer } from '../answer.ts';
import { computeCost } from '../prices.ts';
import { cite } from '../wire/citation.ts';
import { type Exchanged, unreadable } from '../wire/exchange.ts';
import {
  asNumber,
  asObject,
  asString,
  type JsonObject,
  objectAt,
  objectsOf,
  parseJson,
} from '../wire/json.ts';
import { asWebUrl } from '../wire/link.ts';
import { settleOutcome } from '../wire/outcome.ts';

const searchTools = new Set(['web_search', 'web_search_premium']);

/**
 * Reads a conversation. The wire has no finish reason, so truncation cannot be seen, and it lists no pages
 * that were retrieved and not cited. Throws EngineError when the body is no conversation.
 */
export function parseAnswer(exchanged: Exchanged, modelRequested: string, now: number): EngineAnswer {
  const { status, requestId } = exchanged;
  const body = asObject(exchanged.body);
  if (!body || !Array.isArray(body.outputs)) throw unreadable('Mistral', status, requestId);
  const outputs = objectsOf(body.outputs);
  const message = outputs.findLast((output) => output.type === 'message.output');
  const runs = outputs.filter(({ type, name }) => type === 'tool.execution' && searchTools.has(String(name)));
  const { text, citations } = readContent(message?.content);
  const modelServed = asString(message?.model) ?? asString(runs[0]?.model);
  return {
    outcome: settleOutcome(text, null, 'complete'),
    text,
    citations,
    sources: [],
    searchQueries: runs.map(queryOf).filter((query) => query !== null),
    searched: runs.length > 0 || citations.length > 0,
    modelRequested,
    modelServed,
    providerId: asString(body.conversation_id),
    requestId,
    finishReason: null,
    refusal: null,
    ...meter(objectAt(body, 'usage'), [modelServed, modelRequested], runs.length, now),
    raw: exchanged.text,
  };
}

/** A string, or chunks in which a reference stands behind the text that it backs. */
function readContent(content: unknown): { text: string; citations: Citation[] } {
  if (typeof content === 'string') return { text: content, citations: [] };
  let text = '';
  const citations: Citation[] = [];
  for (const chunk of objectsOf(content)) {
    if (chunk.type === 'text') text += asString(chunk.text) ?? '';
    const url = chunk.type === 'tool_reference' ? asWebUrl(chunk.url) : null;
    if (url !== null) {
      const citedText = asString(chunk.description);
      citations.push(
        cite(url, { title: asString(chunk.title), start: text.length, end: text.length, citedText }),
      );
    }
  }
  return { text, citations };
}

/** Arguments are JSON in a string, and not always whole. */
function queryOf(run: JsonObject): string | null {
  const text = asString(run.arguments);
  const query = text === null ? objectAt(run, 'arguments')?.query : asObject(parseJson(text))?.query;
  return asString(query);
}

/** Tokens that the search tool read are counted apart and billed as input. */
function meter(
  usage: JsonObject | null,
  models: readonly (string | null)[],
  searchesSeen: number,
  at: number,
): Pick<EngineAnswer, 'usage' | 'cost'> {
  const prompt = asNumber(usage?.prompt_tokens);
  const input = prompt === null ? null : prompt + (asNumber(usage?.connector_tokens) ?? 0);
  const output = asNumber(usage?.completion_tokens);
  const connectors = objectAt(usage, 'connectors');
  const counted = [...searchTools].map((tool) => asNumber(connectors?.[tool]) ?? 0);
  const searches = connectors ? counted.reduce((sum, count) => sum + count, 0) : searchesSeen;
  const metered =
    input === null || output === null ? null : { inputTokens: input, outputTokens: output, searches };
  return {
    usage: {
      inputTokens: input,
      cachedInputTokens: null,
      outputTokens: output,
      reasoningTokens: null,
      searches,
    },
    cost: computeCost('mistral', models, metered, at),
  };
}
