import type { EngineAnswer } from '../answer.ts';
import { computeCost } from '../prices.ts';
import { type Exchanged, unreadable } from '../wire/exchange.ts';
import { failedInside } from '../wire/failure.ts';
import {
  asNumber,
  asObject,
  asString,
  type JsonObject,
  objectAt,
  objectsOf,
  stringsOf,
} from '../wire/json.ts';
import { type Ending, settleOutcome } from '../wire/outcome.ts';
import { type Part, readGrounding } from './grounding.ts';

const blocking = new Set([
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'OTHER',
  'IMAGE_SAFETY',
]);
const failed = new Set([
  'MALFORMED_FUNCTION_CALL',
  'MALFORMED_RESPONSE',
  'UNEXPECTED_TOOL_CALL',
  'TOO_MANY_TOOL_CALLS',
]);

/** Reads a body of `generateContent`. Throws EngineError when it is none or the model failed. */
export function parseAnswer(exchanged: Exchanged, modelRequested: string, now: number): EngineAnswer {
  const { status, requestId } = exchanged;
  const body = asObject(exchanged.body);
  const candidate = objectsOf(body?.candidates)[0];
  const blockReason = asString(objectAt(body, 'promptFeedback')?.blockReason);
  const listed = body?.candidates === undefined || Array.isArray(body.candidates);
  if (!body || !listed || (!candidate && blockReason === null && !body.usageMetadata)) {
    throw unreadable('Gemini', status, requestId);
  }
  const finishReason = blockReason ?? asString(candidate?.finishReason);
  if (finishReason !== null && failed.has(finishReason)) {
    throw failedInside('Gemini', 'overloaded', finishReason, requestId);
  }
  const { text, parts } = readParts(candidate);
  const metadata = objectAt(candidate, 'groundingMetadata');
  const grounding = readGrounding(metadata, parts);
  const searchQueries = stringsOf(metadata?.webSearchQueries);
  const modelServed = asString(body.modelVersion);
  return {
    outcome: settleOutcome(text, null, blockReason === null ? endingOf(finishReason) : 'blocked'),
    text,
    ...grounding,
    searchQueries,
    searched: searchQueries.length > 0 || objectsOf(metadata?.groundingChunks).length > 0,
    modelRequested,
    modelServed,
    providerId: asString(body.responseId),
    requestId,
    finishReason,
    refusal: null,
    ...meter(objectAt(body, 'usageMetadata'), [modelServed, modelRequested], searchQueries.length, now),
    raw: exchanged.text,
  };
}

function readParts(candidate: JsonObject | undefined): { text: string; parts: Part[] } {
  let text = '';
  const parts = objectsOf(objectAt(candidate, 'content')?.parts).map((part) => {
    const words = asString(part.text) ?? '';
    if (part.thought === true) return { text: words, base: null };
    const base = text.length;
    text += words;
    return { text: words, base };
  });
  return { text, parts };
}

/** An unknown word means that the answer did not end as it should: its text is kept and not measured. */
function endingOf(finishReason: string | null): Ending {
  if (finishReason === null || finishReason === 'STOP' || finishReason === 'FINISH_REASON_UNSPECIFIED') {
    return 'complete';
  }
  return blocking.has(finishReason) ? 'blocked' : 'truncated';
}

/** Thoughts are not part of the candidates' count; what the search tool read is input of its own. */
function meter(
  usage: JsonObject | null,
  models: readonly (string | null)[],
  searches: number,
  at: number,
): Pick<EngineAnswer, 'usage' | 'cost'> {
  const prompt = asNumber(usage?.promptTokenCount);
  const input = prompt === null ? null : prompt + (asNumber(usage?.toolUsePromptTokenCount) ?? 0);
  const thoughts = asNumber(usage?.thoughtsTokenCount);
  const output = (asNumber(usage?.candidatesTokenCount) ?? 0) + (thoughts ?? 0);
  const cached = asNumber(usage?.cachedContentTokenCount);
  const metered =
    input === null
      ? null
      : {
          inputTokens: input - (cached ?? 0),
          cachedInputTokens: cached ?? 0,
          outputTokens: output,
          searches,
        };
  return {
    usage: {
      inputTokens: input,
      cachedInputTokens: cached,
      outputTokens: input === null ? null : output,
      reasoningTokens: thoughts,
      searches,
    },
    cost: computeCost('gemini', models, metered, at),
  };
}
