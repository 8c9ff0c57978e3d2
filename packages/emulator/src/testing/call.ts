import { request } from 'undici';

export interface CallOptions {
  method?: 'GET' | 'POST';
  /** Sent as a bearer token; null: none. */
  key?: string | null;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface CallResult {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into many vendors' bodies
  json: any;
}

/** One HTTP call as a client would make it; POST with a JSON body unless told otherwise. */
export async function call(url: string, options: CallOptions = {}): Promise<CallResult> {
  const method = options.method ?? (options.body === undefined ? 'GET' : 'POST');
  const reply = await request(url, {
    method,
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(options.key ? { authorization: `Bearer ${options.key}` } : {}),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  const text = await reply.body.text();
  let json: unknown = null;
  try {
    json = JSON.parse(text);
  } catch {
    // Faulty bodies are what some tests ask for.
  }
  return { status: reply.statusCode, headers: reply.headers, text, json };
}
