import { createHash } from 'node:crypto';
import type { EngineResponse } from '@svc/engines';
import { bodiesPrefix } from './bodies.ts';
import type { Runner } from './runner.ts';

/** A body that no adapter could read. `unexpected` says its form in words, and nothing that stands in it but names of fields. */
export interface UnreadBody {
  text: string;
  unexpected: string;
}

/** Place of a stored body. */
export interface KeptBody {
  object: string;
  sha256: string;
  bytes: number;
}

/** More shows nothing new. */
const mostCharacters = 1_000_000;
const mostNames = 12;
const patienceMs = 10_000;

export const unreadBody = (
  { status, text }: EngineResponse,
  redact: (text: string) => string,
): UnreadBody => ({
  text: redact(text.slice(0, mostCharacters)),
  unexpected: `HTTP ${status}: ${formOf(text)}`,
});

/** The form of a body, for people: what a wire that changed looks like now. */
export function formOf(text: string): string {
  if (text.trim() === '') return 'an empty body';
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return /^\s*<(!doctype|html)/i.test(text)
      ? 'a page of HTML'
      : `${text.length} characters that are no JSON`;
  }
  if (Array.isArray(body)) return `a JSON list of ${body.length}${namesOf(body[0])}`;
  return typeof body === 'object' && body !== null
    ? `a JSON object${namesOf(body)}`
    : `JSON of type ${typeof body}`;
}

/** Names of fields, of which those that look like data are left out. */
function namesOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const names = Object.keys(value).filter((name) => /^[A-Za-z_][A-Za-z_]{0,39}$/.test(name));
  return names.length === 0
    ? ' without fields'
    : ` with ${names.slice(0, mostNames).join(', ')}${names.length > mostNames ? ', …' : ''}`;
}

/** Keeps a body beside those of its scan. null: the object store does not take it; the failure is recorded all the same. */
export async function keepUnread(
  { environment }: Pick<Runner, 'environment'>,
  { workspaceId, scanId }: { workspaceId: string; scanId: string },
  { text }: UnreadBody,
): Promise<KeptBody | null> {
  const bytes = Buffer.from(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const object = `${bodiesPrefix(workspaceId, scanId)}unread/${sha256}`;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the object store takes too long')), patienceMs);
  });
  try {
    await Promise.race([environment.objects.put(object, bytes, 'text/plain; charset=utf-8'), late]);
    return { object, sha256, bytes: bytes.length };
  } catch (err) {
    environment.log.warn({ err, scanId }, 'a body that could not be read is not kept');
    return null;
  } finally {
    clearTimeout(timer);
  }
}
