/** Reading of JSON that a stranger sent. */
export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The text of a message's content: a string, or parts with `text`. */
export function contentText(content: unknown): string | null {
  if (typeof content === 'string') return textOf(content);
  const parts = listOf(content).map((part) => textOf(objectOf(part).text) ?? '');
  return textOf(parts.join(''));
}

/** The last user message of a chat. */
export function lastUserText(messages: unknown): string | null {
  for (const message of listOf(messages).toReversed()) {
    const { role, content } = objectOf(message);
    if (role === 'user') return contentText(content);
  }
  return null;
}

/** Whether a list of tools has one whose `type` fits. */
export function offersTool(tools: unknown, type: RegExp): boolean {
  return listOf(tools).some((tool) => type.test(textOf(objectOf(tool).type) ?? ''));
}
