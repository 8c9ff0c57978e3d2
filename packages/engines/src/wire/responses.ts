import { asString, type JsonObject, objectsOf } from './json.ts';

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
