import type { AskContext, Locale } from '../adapter.ts';
import { addressOf, type Dialect, type Exchanged, exchange, unreadable } from '../wire/exchange.ts';
import { failedInside } from '../wire/failure.ts';
import { asObject, asString, type JsonObject, objectAt } from '../wire/json.ts';
import { googlePlace } from '../wire/region.ts';

const baseUrl = 'https://serpapi.com';

/** Errors are one sentence; running out of searches and going too fast have the same status. */
const dialect: Dialect = {
  vendor: 'SerpApi',
  readFailure({ status, body }) {
    const message = asString(asObject(body)?.error) ?? '';
    if (/run out of searches/i.test(message)) return { kind: 'quota', code: 'out_of_searches' };
    if (status === 400 && /page_token/.test(message))
      return { kind: 'overloaded', code: 'page_token_expired' };
    if (status === 400 && /location/i.test(message)) return { code: 'unsupported_region' };
    return {};
  },
};

export interface SerpPage {
  body: JsonObject;
  /** The body as it came. */
  raw: string;
  id: string | null;
  requestId: string | null;
  /** Google had nothing at all for this query. */
  withoutResults: boolean;
}

/**
 * One search. Asks for a fresh one: repeats within the hour would else be copies of the first. The key has to
 * be in the URL, so the URL must not be logged. Throws EngineError, also for failures that come with HTTP 200.
 */
export async function searchSerpApi(
  context: AskContext,
  parameters: Record<string, string>,
): Promise<SerpPage> {
  const query = new URLSearchParams({ ...parameters, no_cache: 'true', api_key: context.credential.secret });
  const url = `${addressOf(context, baseUrl)}/search.json?${query}`;
  const exchanged = await exchange(context, { method: 'GET', url, headers: {} }, dialect);
  return readPage(exchanged);
}

/** The account page is free. */
export async function probeSerpApi(context: AskContext): Promise<{ model: null }> {
  const query = new URLSearchParams({ api_key: context.credential.secret });
  const url = `${addressOf(context, baseUrl)}/account.json?${query}`;
  const { body, status } = await exchange(context, { method: 'GET', url, headers: {} }, dialect);
  if (asObject(body) === null) throw unreadable(dialect.vendor, status);
  return { model: null };
}

/** Country, region and language of a search; SerpApi knows the United Kingdom as `uk`. */
export function serpLocale(locale: Locale): Record<string, string> {
  const { country, language } = locale;
  const lower = country?.toLowerCase();
  const location = googlePlace(locale);
  return {
    ...(lower ? { gl: lower === 'gb' ? 'uk' : lower } : {}),
    ...(location === null ? {} : { location }),
    ...(language ? { hl: language.toLowerCase() } : {}),
    device: 'desktop',
  };
}

function readPage({ text, status, requestId, ...exchanged }: Exchanged): SerpPage {
  const body = asObject(exchanged.body);
  const metadata = objectAt(body, 'search_metadata');
  if (!body || (!metadata && body.error === undefined)) throw unreadable('SerpApi', status, requestId);
  const error = asString(body.error);
  const withoutResults = error !== null && /hasn't returned any results/i.test(error);
  const state = metadata?.status ?? 'Success';
  if (typeof state !== 'string') throw unreadable('SerpApi', status, requestId);
  if ((error !== null && !withoutResults) || (state !== 'Success' && !withoutResults)) {
    const expired = error?.includes('page_token') ? 'page_token_expired' : null;
    throw failedInside(dialect.vendor, 'overloaded', expired ?? state, requestId);
  }
  return { body, raw: text, id: asString(metadata?.id), requestId, withoutResults };
}
