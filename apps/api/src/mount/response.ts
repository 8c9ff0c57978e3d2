import { tell } from '@svc/core/i18n';
import { versionOf } from '@svc/core/kernel';
import type { Context as HonoContext } from 'hono';
import { compress } from '../middleware/compress.ts';
import { dataPolicy } from '../middleware/page-policy.ts';
import { rateHeaders } from '../middleware/rate-limit.ts';
import type { AppEnv } from '../schema.ts';
import { type Language, languageOf } from './language.ts';

/** An answer as it is kept for an Idempotency-Key. */
export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface Replayable {
  response: StoredResponse;
  /** The answer repeats an earlier one to the same Idempotency-Key. */
  replayed?: boolean;
}

export function etagOf(result: unknown): { etag?: string } {
  if (typeof result !== 'object' || result === null) return {};
  const { id, updatedAt } = result as { id?: unknown; updatedAt?: unknown };
  return typeof updatedAt === 'string' ? { etag: `"${versionOf({ id: String(id ?? ''), updatedAt })}"` } : {};
}

/** Each language has a text of its own, and so a tag of its own. */
const tagIn = (etag: string, language: Language): string =>
  language === 'en' ? etag : etag.replace(/"$/, `-${language}"`);

/** The version that a tag names, with or without quotes, in whatever language it was read. */
export const versionIn = (tag: string): string =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/^"|"$/g, '')
    .replace(/-[a-z]{2}$/, '');

/** What was read; 304 without a body where the caller has it already. */
export function unlessKnown(c: HonoContext<AppEnv>, response: StoredResponse): StoredResponse {
  const { etag } = response.headers;
  if (etag === undefined) return response;
  const own = tagIn(etag, languageOf(c));
  // A proxy that packs by itself marks what it got as weak.
  const had = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return had.includes(own) || had.includes('*') ? { status: 304, headers: { etag }, body: '' } : response;
}

/** The item's path with what the request named and, last, the new id. */
export function locationOf(
  itemPath: string,
  input: Record<string, unknown>,
  result: unknown,
): Record<string, string> {
  const { id } = result as { id?: unknown };
  if (typeof id !== 'string') return {};
  return {
    location: itemPath
      .replace(/\{[^}]+\}$/, id)
      .replace(/\{([^}]+)\}/g, (_, name: string) => String(input[name])),
  };
}

const retold = (body: string, language: Language): string => JSON.stringify(tell(JSON.parse(body), language));

export async function send(
  c: HonoContext<AppEnv>,
  { response, replayed = false }: Replayable,
): Promise<Response> {
  // Stored answers are English, also those kept for idempotency keys; each reader gets their own language.
  const language = languageOf(c);
  const text = language === 'en' || response.body === '' ? response.body : retold(response.body, language);
  const { body, encoding } = await compress(text, c.req.header('accept-encoding'));
  const { etag } = response.headers;
  const headers: Record<string, string> = {
    ...response.headers,
    ...(etag !== undefined && { etag: tagIn(etag, language) }),
    'content-type': 'application/json',
    'x-request-id': c.get('requestId'),
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': dataPolicy,
    ...rateHeaders(c.get('rate')),
    'content-language': language,
    vary: 'accept-encoding, accept-language',
  };
  if (encoding) headers['content-encoding'] = encoding;
  if (replayed) headers['idempotency-replayed'] = 'true';
  return new Response(response.status === 304 ? null : body, { status: response.status, headers });
}
