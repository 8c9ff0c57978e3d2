import type { AskContext, EngineQuestion } from '../adapter.ts';
import type { EngineAnswer } from '../answer.ts';
import { EngineError } from '../error.ts';
import { type Exchanged, exchange, joinBodies, unreadable } from '../wire/exchange.ts';
import { asObject, asString, type JsonObject, objectAt, objectsOf } from '../wire/json.ts';
import { type Ending, settleOutcome } from '../wire/outcome.ts';
import { messagesDialect } from './failure.ts';
import { readProse } from './prose.ts';
import { buildRequest, type Message, searchLocation } from './request.ts';
import { assertSearchWorked, readSearch } from './search.ts';
import { readUsage } from './usage.ts';

/** A vendor that speaks the Messages format with the web search server tool. */
export interface MessagesVendor {
  engine: string;
  vendor: string;
  takesLocation: boolean;
}

/** A turn that the server paused is continued so often at most. */
const maxContinuations = 5;

/** Asks in one answer of one or several turns. Throws EngineError. */
export async function askMessages(
  vendor: MessagesVendor,
  url: string,
  question: EngineQuestion,
  model: string,
  context: AskContext,
): Promise<EngineAnswer> {
  const location = vendor.takesLocation ? searchLocation(question.locale) : null;
  const messages: Message[] = [{ role: 'user', content: question.prompt }];
  const turns: JsonObject[] = [];
  const bodies: string[] = [];
  for (;;) {
    const exchanged = await exchange(
      context,
      {
        method: 'POST',
        url,
        headers: messagesHeaders(context.credential.secret),
        body: buildRequest(model, messages, location, question),
      },
      messagesDialect(vendor.vendor),
    ).catch((error: unknown) => {
      throw turns.length === 0 ? error : billed(error);
    });
    const turn = asObject(exchanged.body);
    if (!turn || !Array.isArray(turn.content)) {
      throw unreadable(vendor.vendor, exchanged.status, exchanged.requestId);
    }
    turns.push(turn);
    bodies.push(exchanged.text);
    if (turn.stop_reason !== 'pause_turn' || turns.length > maxContinuations) {
      return readTurns(vendor, turns, bodies, exchanged, model, context.now());
    }
    // The content goes back as it came: results and thoughts are signed.
    messages.push({ role: 'assistant', content: turn.content });
  }
}

export function messagesHeaders(secret: string): Record<string, string> {
  return { 'x-api-key': secret, 'anthropic-version': '2023-06-01' };
}

function readTurns(
  vendor: MessagesVendor,
  turns: readonly JsonObject[],
  bodies: readonly string[],
  { requestId }: Exchanged,
  modelRequested: string,
  now: number,
): EngineAnswer {
  const last = turns.at(-1) ?? {};
  const content = turns.flatMap((turn) => objectsOf(turn.content));
  const search = readSearch(content);
  assertSearchWorked(vendor.vendor, search);
  const finishReason = asString(last.stop_reason);
  const refusal = finishReason === 'refusal' ? readRefusal(last) : null;
  const prose = refusal === null ? readProse(content) : { text: '', citations: [] };
  const modelServed = asString(last.model);
  const metered = readUsage(vendor.engine, turns, [modelServed, modelRequested], search.succeeded, now);
  return {
    outcome: settleOutcome(prose.text, refusal, endingOf(finishReason)),
    ...prose,
    sources: search.sources,
    searchQueries: search.queries,
    searched: search.succeeded > 0 || (metered.usage.searches ?? 0) > 0,
    modelRequested,
    modelServed,
    providerId: asString(last.id),
    requestId,
    finishReason,
    refusal,
    ...metered,
    raw: joinBodies(bodies),
  };
}

function readRefusal(turn: JsonObject): string {
  const details = objectAt(turn, 'stop_details');
  return asString(details?.explanation) ?? asString(details?.category) ?? 'refused without a reason';
}

function endingOf(stopReason: string | null): Ending {
  const cut = ['max_tokens', 'model_context_window_exceeded', 'pause_turn'].includes(stopReason ?? '');
  return cut ? 'truncated' : 'complete';
}

/** The turns before the one that failed were answered, and so were billed. */
function billed(error: unknown): unknown {
  if (!(error instanceof EngineError)) return error;
  return new EngineError(error.kind, error.message, { ...error.detail, maybeBilled: true });
}
