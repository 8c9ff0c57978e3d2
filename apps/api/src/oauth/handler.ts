import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { AppEnv } from '../schema.ts';

export interface NodeBindings {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** The request as Node has it; null: this app was called without a server. */
export function bindingsOf(c: Context<AppEnv>): NodeBindings | null {
  const found = c.env as Partial<NodeBindings> | undefined;
  return found?.incoming && found.outgoing ? { incoming: found.incoming, outgoing: found.outgoing } : null;
}

const addresses = new WeakMap<object, string>();
/** The address that a request counts for; empty: none, since a page repeats its requests. */
export const addressOf = (request: object | undefined): string => (request && addresses.get(request)) ?? '';

/** The same request with another target or body, under the public name of this service. */
export function requestOf(
  c: Context<AppEnv>,
  { incoming }: NodeBindings,
  { publicUrl, url, body }: { publicUrl: string; url?: string; body?: { type: string; text: string } },
): IncomingMessage {
  const { protocol, host } = new URL(publicUrl);
  const request = new IncomingMessage(incoming.socket);
  const { 'x-forwarded-host': _, 'x-forwarded-for': __, ...headers } = incoming.headers;
  request.method = incoming.method;
  request.url = url ?? incoming.url;
  request.headers = { ...headers, host, 'x-forwarded-proto': protocol.replace(':', '') };
  delete request.headers['content-length'];
  delete request.headers['transfer-encoding'];
  if (body) {
    const bytes = Buffer.from(body.text);
    request.headers['content-type'] = body.type;
    request.headers['content-length'] = String(bytes.length);
    request.push(bytes);
  }
  request.push(null);
  // Otherwise the server would close the connection after reading it.
  request.complete = true;
  addresses.set(request, c.get('ip'));
  return request;
}

/** Whether the server that was handed the request has already answered it. */
export const sent = ({ outgoing }: NodeBindings): Response =>
  new Response(null, { status: outgoing.statusCode || 200, headers: { 'x-hono-already-sent': 'true' } });
