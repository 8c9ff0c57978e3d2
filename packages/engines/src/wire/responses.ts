import type { EngineAnswer } from '../answer.ts';
import { type Exchanged, unreadable } from './exchange.ts';
import { assertResponded, readEnding } from './failed-response.ts';
import { asObject, asString, type JsonObject, objectsOf } from './json.ts';
import { settleOutcome } from './outcome.ts';
import { readSearchCalls, type SearchCalls } from './search-call.ts';

/** The final message of a Responses-style `output` list, which OpenAI, xAI and Perplexity share. */
export interface FinalMessage {
  text: string;
  refusal: string | null;
  /** Annotations, each with the offset of its text part in `text`. */
  annotations: { annotation: JsonObject; base: number; part: string }[];
}

/**
 * Messages marked as the final answer; without marks, the last one: an earlier message is talk between tool
 * calls. Parts of other types are skipped.
 */
export function readFinalMessage(output: readonly JsonObject[]): FinalMessage {
  const messages = output.filter((item) => item.type === 'message');
  const marked = messages.filter((message) => message.phase === 'final_answer');
  const unmarked = messages.filter((message) => message.phase !== 'commentary').slice(-1);
  const result: FinalMessage = { text: '', refusal: null, annotations: [] };
  for (const message of marked.length > 0 ? marked : unmarked) {
    if (result.text !== '') result.text += '\n\n';
    if (typeof message.content === 'string') result.text += message.content;
    for (const part of objectsOf(message.content)) {
      if (part.type === 'refusal') result.refusal = asString(part.refusal) ?? 'refused without a reason';
      if (part.type !== 'output_text' || typeof part.text !== 'string') continue;
      for (const annotation of objectsOf(part.annotations)) {
        result.annotations.push({ annotation, base: result.text.length, part: part.text });
      }
      result.text += part.text;
    }
  }
  return result;
}

type Said = Pick<
  EngineAnswer,
  | 'outcome'
  | 'text'
  | 'searchQueries'
  | 'searched'
  | 'modelServed'
  | 'providerId'
  | 'requestId'
  | 'finishReason'
  | 'refusal'
  | 'raw'
>;

/**
 * What a Responses-style body says, whoever serves it. Throws EngineError when it reports a failure or is none.
 * @param filter the reason to give when the status says that a filter stopped the prompt; null: it does not
 */
export function readResponse(
  vendor: string,
  exchanged: Exchanged,
  filter: string | null,
): { body: JsonObject; message: FinalMessage; search: SearchCalls; said: Said } {
  const { status, requestId } = exchanged;
  const body = asObject(exchanged.body);
  if (!body || (filter === null && !Array.isArray(body.output))) throw unreadable(vendor, status, requestId);
  if (filter === null) assertResponded(vendor, body, requestId);
  const output = objectsOf(body.output);
  const message = readFinalMessage(output);
  const search = readSearchCalls(output);
  const { ending, finishReason } = readEnding(body);
  return {
    body,
    message,
    search,
    said: {
      outcome: settleOutcome(message.text, message.refusal, filter === null ? ending : 'blocked'),
      text: message.text,
      searchQueries: search.queries,
      searched: search.calls > 0,
      modelServed: asString(body.model),
      providerId: asString(body.id),
      requestId,
      finishReason: filter ?? finishReason,
      refusal: message.refusal,
      raw: exchanged.text,
    },
  };
}
