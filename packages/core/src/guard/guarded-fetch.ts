import type { Dispatcher } from 'undici';
import { acceptEncoding, discardBody, readBody, readStart, tooLarge } from './body.ts';
import { decodeText } from './charset.ts';
import { createGuardedAgent, type Resolver, systemResolver } from './connector.ts';
import { GuardError } from './error.ts';
import { createPolicy, type EgressRules } from './policy.ts';

export interface GuardedRequest {
  signal?: AbortSignal;
  /** Of the decompressed body. */
  maxBytes?: number;
  /** Limit for everything together: names, connections, redirects and body. */
  timeoutMs?: number;
}

export interface GuardedGet extends GuardedRequest {
  maxRedirects?: number;
  /** The Accept header. */
  accept?: string;
  /** The Accept-Language header. */
  language?: string;
  /** User agent to send instead of ours, to see what other clients are answered. */
  userAgent?: string;
  /** A bearer token, for the first address alone: where it redirects to, nobody is told it. */
  token?: string;
}

export interface GuardedPost extends GuardedRequest {
  body: string | Uint8Array;
  headers?: Record<string, string>;
  /** At most this many bytes of the answer are read; a longer one is cut, not refused. */
  keepBytes?: number;
}

export interface GuardedResponse {
  /** The final one. */
  url: string;
  status: number;
  /** Names in lower case; repeated ones joined by a comma. */
  headers: Record<string, string>;
  body: Uint8Array;
  /** Decoded by byte order mark, header or declaration. */
  text: () => string;
  /** Addresses that were passed on the way, the one asked for first. */
  redirects: string[];
  /** Milliseconds from the last request to its headers. */
  ttfbMs: number;
}

/** The one way out for addresses that a tenant names. Throws GuardError only; any HTTP status is an answer. */
export interface GuardedFetch {
  /** Checks that need the address's text alone, before anything is fetched. Throws GuardError. */
  check: (url: string) => URL;
  get: (url: string, options?: GuardedGet) => Promise<GuardedResponse>;
  /** Never follows a redirect: a 3xx is returned as it is. */
  post: (url: string, options: GuardedPost) => Promise<GuardedResponse>;
  close: () => Promise<void>;
}

export interface GuardSettings extends EgressRules {
  userAgent: string;
  resolver?: Resolver;
}

const defaults = { maxBytes: 5 * 1024 * 1024, timeoutMs: 20_000, maxRedirects: 5 };
const redirecting = new Set([301, 302, 303, 307, 308]);

function joinHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return Object.fromEntries(entries);
}

/** Finds our own error inside what undici and Node wrapped around it; anything else keeps its detail. */
function asGuardError(error: unknown, deadline: AbortSignal, signal: AbortSignal | undefined): GuardError {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof GuardError) return inner;
  if (error instanceof AggregateError)
    for (const inner of error.errors) if (inner instanceof GuardError) return inner;
  if (signal?.aborted) return new GuardError('cancelled', 'The request was cancelled.', {}, error);
  if (deadline.aborted)
    return new GuardError(
      'timeout',
      'The server took too long. Try again, or give a faster page.',
      {},
      error,
    );
  return new GuardError(
    'unreachable',
    'The server could not be reached. Check the address, and that it answers from the public internet.',
    {},
    error,
  );
}

/** Throws RangeError when `allow` holds anything but `host:port`. */
export function createGuardedFetch(settings: GuardSettings): GuardedFetch {
  const policy = createPolicy(settings);
  const resolver = settings.resolver ?? systemResolver;
  // Pages are read with restraint; receivers of one host must not wait for each other.
  const agents = {
    reading: createGuardedAgent(policy, resolver, { connections: 16 }),
    telling: createGuardedAgent(policy, resolver, { connections: 256 }),
  };

  /** One exchange; the body is left unread when the answer redirects and `follow` is set. */
  async function exchange(
    url: URL,
    request: Pick<Dispatcher.RequestOptions, 'method' | 'headers' | 'body'>,
    limits: { signal: AbortSignal; maxBytes: number; follow: boolean; keepBytes?: number | undefined },
  ): Promise<Omit<GuardedResponse, 'redirects'> & { location: string | undefined }> {
    const started = performance.now();
    const response = await agents[limits.follow ? 'reading' : 'telling'].request({
      ...request,
      origin: url.origin,
      path: url.pathname + url.search,
      signal: limits.signal,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const ttfbMs = performance.now() - started;
    const headers = joinHeaders(response.headers);
    const status = response.statusCode;
    const location = limits.follow && redirecting.has(status) ? headers.location : undefined;
    let body: Uint8Array = new Uint8Array();
    if (location !== undefined) discardBody(response.body);
    else if (limits.keepBytes !== undefined) body = await readStart(response.body, limits.keepBytes);
    else {
      if (Number(headers['content-length']) > limits.maxBytes) {
        discardBody(response.body);
        throw tooLarge(limits.maxBytes);
      }
      body = await readBody(response.body, headers['content-encoding'] ?? '', limits.maxBytes);
    }
    const text = (): string => decodeText(body, headers['content-type']);
    return { url: url.href, status, headers, body, text, ttfbMs, location };
  }

  async function bounded<T>(
    { signal, timeoutMs = defaults.timeoutMs }: GuardedRequest,
    run: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const deadline = AbortSignal.timeout(timeoutMs);
    try {
      return await run(signal ? AbortSignal.any([signal, deadline]) : deadline);
    } catch (error) {
      throw asGuardError(error, deadline, signal);
    }
  }

  const get = (text: string, options: GuardedGet = {}): Promise<GuardedResponse> =>
    bounded(options, async (signal) => {
      const { maxBytes = defaults.maxBytes, maxRedirects = defaults.maxRedirects } = options;
      const headers = {
        'user-agent': options.userAgent ?? settings.userAgent,
        accept: options.accept ?? '*/*',
        'accept-encoding': acceptEncoding,
        ...(options.language ? { 'accept-language': options.language } : {}),
      };
      const redirects: string[] = [];
      let url = policy.checkUrl(text);
      for (;;) {
        const limits = { signal, maxBytes, follow: true };
        const own =
          options.token && redirects.length === 0 ? { authorization: `Bearer ${options.token}` } : {};
        const request = { method: 'GET', headers: { ...headers, ...own } } as const;
        const { location, ...response } = await exchange(url, request, limits);
        if (location === undefined) return { ...response, redirects };
        if (redirects.length >= maxRedirects)
          throw new GuardError(
            'too_many_redirects',
            `The address redirects more than ${maxRedirects} times. Give the final address.`,
          );
        redirects.push(url.href);
        url = policy.checkUrl(URL.canParse(location, url.href) ? new URL(location, url.href).href : location);
      }
    });

  const post = (text: string, options: GuardedPost): Promise<GuardedResponse> =>
    bounded(options, async (signal) => {
      const { body, keepBytes, maxBytes = defaults.maxBytes } = options;
      const headers = {
        'user-agent': settings.userAgent,
        'accept-encoding': keepBytes === undefined ? acceptEncoding : 'identity',
        ...options.headers,
      };
      const limits = { signal, maxBytes, follow: false, keepBytes };
      const { location: _, ...response } = await exchange(
        policy.checkUrl(text),
        { method: 'POST', headers, body },
        limits,
      );
      return { ...response, redirects: [] };
    });

  return {
    check: policy.checkUrl,
    get,
    post,
    close: async () => void (await Promise.all([agents.reading.destroy(), agents.telling.destroy()])),
  };
}
