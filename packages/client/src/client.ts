import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import { type RetryOptions, retryingFetch } from './retry.ts';
import type { paths } from './schema.gen.ts';

export interface ClientOptions extends RetryOptions {
  /** Such as http://127.0.0.1:8787; a /v1 at its end is left out. */
  baseUrl: string;
  /** Left out in the console, where the browser adds the cookie of whoever is signed in. */
  apiKey?: string;
  /** Replaces the global fetch. */
  fetch?: (request: Request) => Promise<Response>;
  /** Added to the User-Agent. */
  userAgent?: string;
}

export type SvcClient = Client<paths>;

/**
 * A client typed by the OpenAPI document: `client.GET('/v1/projects', …)`. Writes carry an Idempotency-Key unless
 * you give one, so that a retried write acts once.
 */
export function createClient(options: ClientOptions): SvcClient {
  const client = createFetchClient<paths>({
    baseUrl: options.baseUrl.replace(/\/+$/, '').replace(/\/v1$/, ''),
    fetch: retryingFetch(options.fetch ?? ((request) => fetch(request)), options),
  });
  const headers: Middleware = {
    onRequest({ request }) {
      if (options.apiKey !== undefined) request.headers.set('authorization', `Bearer ${options.apiKey}`);
      if (options.userAgent !== undefined) request.headers.set('user-agent', options.userAgent);
      if (request.method !== 'GET' && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID());
      return request;
    },
  };
  client.use(headers);
  return client;
}
