import { asObject, asString, type JsonObject, objectAt, objectsOf } from './json.ts';
import type { Ending } from './outcome.ts';

/** What all servers of the chat completions format agree on. */
export interface ChatChoice {
  text: string;
  refusal: string | null;
  finishReason: string | null;
  ending: Ending;
  /** The choice itself, for what only some servers send. */
  choice: JsonObject;
  message: JsonObject;
}

/** The first choice; null when there is none with a readable message, so that it is no chat completion. */
export function readChatChoice(body: unknown): ChatChoice | null {
  const choice = objectsOf(asObject(body)?.choices)[0];
  if (!choice) return null;
  const message = objectAt(choice, 'message') ?? {};
  const { content = null } = message;
  if (content !== null && typeof content !== 'string' && !Array.isArray(content)) return null;
  const finishReason = asString(choice.finish_reason);
  const ending =
    finishReason === 'length' ? 'truncated' : finishReason === 'content_filter' ? 'blocked' : 'complete';
  const text = contentText(content);
  return { text, refusal: asString(message.refusal), finishReason, ending, choice, message };
}

function contentText(content: unknown): string {
  if (typeof content === 'string') return content;
  return objectsOf(content)
    .map((part) => (part.type === 'text' && typeof part.text === 'string' ? part.text : ''))
    .join('');
}
