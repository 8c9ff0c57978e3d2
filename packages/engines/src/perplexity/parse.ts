import type { Citation, EngineAnswer } from '../answer.ts';
import { cite } from '../wire/citation.ts';
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
import { asWebUrl, collectSources } from '../wire/link.ts';
import { checkRange } from '../wire/offset.ts';
import { settleOutcome } from '../wire/outcome.ts';
import { type FinalMessage, readFinalMessage } from '../wire/responses.ts';
import { readTokenUsage } from '../wire/token-usage.ts';
import { readMarkers } from './marker.ts';

/** Reads a body of the Agent API. Throws EngineError when it reports a failure or is none. */
export function parseAnswer(exchanged: Exchanged, modelRequested: string, now: number): EngineAnswer {
  const { status, requestId } = exchanged;
  const body = asObject(exchanged.body);
  if (!body || (!Array.isArray(body.output) && body.status !== 'failed')) {
    throw unreadable('Perplexity', status, requestId);
  }
  assertResponded('Perplexity', body, requestId);
  const output = objectsOf(body.output);
  const message = readFinalMessage(output);
  const steps = output.filter((item) => item.type === 'search_results');
  const results = steps.flatMap((step) => objectsOf(step.results));
  const fetched = output.filter((item) => item.type === 'fetch_url_results');
  const { ending, finishReason } = readEnding(body);
  const modelServed = asString(body.model);
  const usage = objectAt(body, 'usage');
  const searches = countSearches(usage) ?? steps.length;
  return {
    outcome: settleOutcome(message.text, message.refusal, ending),
    text: message.text,
    citations: merge(readAnnotations(message), readMarkers(message.text, byId(steps))),
    sources: collectSources([...results, ...fetched.flatMap((item) => objectsOf(item.contents))]),
    searchQueries: readQueries(steps),
    searched: steps.length > 0,
    modelRequested,
    modelServed,
    providerId: asString(body.id),
    requestId,
    finishReason,
    refusal: message.refusal,
    ...readTokenUsage('perplexity', usage, [modelServed], searches, now, reportedUsd(usage)),
    raw: exchanged.text,
  };
}

/** Ids may start again in each step, so the last step before the message wins over earlier ones. */
function byId(steps: readonly JsonObject[]): Map<number, JsonObject> {
  const results = new Map<number, JsonObject>();
  for (const result of steps.flatMap((step) => objectsOf(step.results))) {
    const id = asNumber(result.id);
    if (id !== null) results.set(id, result);
  }
  return results;
}

/** A step may leave its queries out. If all do, the queries are unknown. */
function readQueries(steps: readonly JsonObject[]): string[] | null {
  const told = steps.filter((step) => Array.isArray(step.queries));
  return steps.length > 0 && told.length === 0 ? null : told.flatMap((step) => stringsOf(step.queries));
}

function readAnnotations({ annotations, text }: FinalMessage): Citation[] {
  const citations: Citation[] = [];
  for (const { annotation, base, part } of annotations) {
    const url = asWebUrl(annotation.url);
    if (url === null) continue;
    const range = checkRange(asNumber(annotation.start_index), asNumber(annotation.end_index), part.length);
    const offsets = range ? { start: base + range.start, end: base + range.end } : {};
    const mark = range ? /^\[\d+\]$/.exec(text.slice(base + range.start, base + range.end)) : null;
    citations.push(cite(url, { title: asString(annotation.title), marker: mark?.[0] ?? null, ...offsets }));
  }
  return citations;
}

/** A mark inside an annotation's range is the same citation. */
function merge(annotated: Citation[], marked: Citation[]): Citation[] {
  const covered = ({ start, url }: Citation) =>
    annotated.some((other) => other.url === url && isWithin(start, other.start, other.end));
  const all = [...annotated, ...marked.filter((citation) => !covered(citation))];
  return all.sort((left, right) => (left.start ?? Infinity) - (right.start ?? Infinity) || 0);
}

function isWithin(place: number | null, start: number | null, end: number | null): boolean {
  return place !== null && start !== null && end !== null && place >= start && place < end;
}

/** The tool goes by `search_web` in some bodies and `web_search` in others. */
function countSearches(usage: JsonObject | null): number | null {
  const details = objectAt(usage, 'tool_calls_details');
  if (!details) return null;
  return Object.entries(details)
    .filter(([tool]) => tool.includes('search'))
    .reduce((sum, [, calls]) => sum + (asNumber(asObject(calls)?.invocation) ?? 0), 0);
}

function reportedUsd(usage: JsonObject | null): number | null {
  const cost = objectAt(usage, 'cost');
  return cost?.currency === undefined || cost.currency === 'USD' ? asNumber(cost?.total_cost) : null;
}
