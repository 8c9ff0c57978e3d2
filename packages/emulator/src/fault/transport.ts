import type { ServerResponse } from 'node:http';
import type { Reply } from '../wire/wire.ts';
import type { TransportFault } from './fault.ts';
import { pause } from './pause.ts';

const HTML =
  '<!DOCTYPE html><html><head><title>Error</title></head><body><h1>Something went wrong</h1></body></html>';
const DRIPS = 20;

/** Faults after which the client still gets the whole answer. */
export const WHOLE: ReadonlySet<TransportFault> = new Set(['drip', 'blank-lines']);

/** Writes a reply as JSON, or as it is when the body is a string. */
export function send(response: ServerResponse, reply: Reply): void {
  if (response.destroyed) return;
  const raw = typeof reply.body === 'string';
  // Encoded once: length and write would otherwise each walk the text.
  const body = Buffer.from(raw ? String(reply.body) : JSON.stringify(reply.body));
  response.writeHead(reply.status, {
    'content-type': raw ? 'text/html; charset=utf-8' : 'application/json',
    'content-length': body.length,
    ...reply.headers,
  });
  response.end(body);
}

/** Writes a good reply badly. */
export async function sendSpoiled(
  response: ServerResponse,
  reply: Reply,
  fault: TransportFault,
  interval: number,
): Promise<void> {
  const body = JSON.stringify(reply.body);
  const headers = { 'content-type': 'application/json', ...reply.headers };
  const half = body.slice(0, Math.ceil(body.length / 2));
  const whole = (status: number, text: string, type = 'application/json') => {
    response.writeHead(status, {
      ...headers,
      'content-type': type,
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  };
  if (response.destroyed) return;
  switch (fault) {
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'hang':
      return;
    case 'reset-body':
    case 'hang-body':
      response.writeHead(reply.status, { ...headers, 'content-length': Buffer.byteLength(body) });
      response.write(half, () => {
        if (fault === 'reset-body') response.socket?.resetAndDestroy();
      });
      return;
    case 'drip':
      response.writeHead(reply.status, { ...headers, 'content-length': Buffer.byteLength(body) });
      for (let piece = 0; piece < DRIPS; piece += 1) {
        if (!(await pause(response, interval))) return;
        response.write(body.slice((piece * body.length) / DRIPS, ((piece + 1) * body.length) / DRIPS));
      }
      response.end();
      return;
    case 'truncated-json':
      return whole(reply.status, half);
    case 'lying-json':
      return whole(reply.status, JSON.stringify(lie(reply.body)));
    case 'empty-body':
      return whole(reply.status, '');
    case 'wrong-type':
      return whole(200, HTML, 'text/html; charset=utf-8');
    case 'html-502':
      return whole(502, HTML, 'text/html; charset=utf-8');
    case 'blank-lines':
      return whole(reply.status, `${'\n'.repeat(30)}${body}`);
  }
}

/** The same keys with values of other types: valid JSON with the wrong schema. */
function lie(value: unknown): unknown {
  if (Array.isArray(value)) return 'see above';
  if (typeof value === 'string') return 42;
  if (typeof value !== 'object' || value === null) return [];
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, lie(entry)]));
}
