import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { Agent } from 'undici';
import type { EngineResponse, Send } from '../adapter.ts';
import { EngineError } from '../error.ts';
import { dispatch } from './dispatch.ts';
import { toEngineError } from './transport-error.ts';

export interface TransportOptions {
  /** Connections per origin; must cover all calls in flight, or they wait unseen inside the client. */
  connections: number;
  connectTimeoutMs?: number;
  /** Time until the headers arrive. An answer that is not streamed sends them when it is complete. */
  headersTimeoutMs?: number;
  /** Between two chunks of the body; the attempt's signal bounds the whole. */
  bodyTimeoutMs?: number;
  /** Of the body, compressed and decoded. */
  maxResponseBytes?: number;
}

export interface Transport {
  /**
   * The `Send` of one attempt. `onResponse` sees each answer, e.g. for `readRateHints`.
   * Errors name the host and a code, never the URL, a header, or a body.
   */
  sender: (signal: AbortSignal, onResponse?: (response: EngineResponse) => void) => Send;
  /** Waits for exchanges in flight. */
  close: () => Promise<void>;
}

/**
 * HTTP to answer engines at addresses that the operator configured, which may be on loopback or a private
 * network. Addresses from tenants must go through the guarded agent instead. Follows no redirects.
 */
export function createTransport(options: TransportOptions): Transport {
  const maxBytes = options.maxResponseBytes ?? 8_000_000;
  const agent = new Agent({
    connections: options.connections,
    // One connection for each call: multiplexed streams would be limited by the server before our own limit.
    allowH2: false,
    pipelining: 1,
    connect: { timeout: options.connectTimeoutMs ?? 10_000 },
    headersTimeout: options.headersTimeoutMs ?? 300_000,
    bodyTimeout: options.bodyTimeoutMs ?? 300_000,
    maxResponseSize: maxBytes,
  });
  return {
    sender: (signal, onResponse) => async (engineRequest) => {
      const { method, url, body } = engineRequest;
      const headers: Record<string, string> = { 'accept-encoding': 'gzip, br', ...engineRequest.headers };
      if (body !== undefined) headers['content-type'] ??= 'application/json';
      const payload = body === undefined ? null : JSON.stringify(body);
      let host = 'the engine';
      try {
        const address = new URL(url);
        host = address.host;
        const raw = await dispatch(agent, { url: address, method, headers, body: payload }, signal);
        const response = {
          status: raw.status,
          headers: flatten(raw.headers),
          text: decode(raw.body, raw.headers['content-encoding'], maxBytes),
        };
        onResponse?.(response);
        return response;
      } catch (error) {
        throw toEngineError(error, host, signal, maxBytes);
      }
    },
    close: () => agent.close(),
  };
}

/** Synchronous: answers are small, and a trip through the thread pool costs more than the work. */
function decode(bytes: Buffer, encoding: string | string[] | undefined, maxOutputLength: number): string {
  switch (encoding) {
    case undefined:
    case '':
    case 'identity':
      return bytes.toString('utf8');
    case 'gzip':
    case 'x-gzip':
      return gunzipSync(bytes, { maxOutputLength }).toString('utf8');
    case 'br':
      return brotliDecompressSync(bytes, { maxOutputLength }).toString('utf8');
    case 'deflate':
      return inflateSync(bytes, { maxOutputLength }).toString('utf8');
    default:
      throw new EngineError('malformed', 'The answer has an unknown content encoding');
  }
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}
