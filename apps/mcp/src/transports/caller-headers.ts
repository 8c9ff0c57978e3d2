import type { IncomingMessage } from 'node:http';

const names = ['x-forwarded-for', 'forwarded'] as const;

/** Adds the other end of the connection to the headers that say who called, as every proxy does. */
export function noteCaller({ headers, socket }: IncomingMessage): void {
  const address = socket.remoteAddress ?? 'unknown';
  const quoted = address.includes(':') ? `for="[${address}]"` : `for=${address}`;
  const before = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = [before ?? [], address].flat().join(', ');
  headers.forwarded = [headers.forwarded ?? [], quoted].flat().join(', ');
}

/** Headers from which the API reads the caller, if it trusts this server (TRUSTED_PROXIES). */
export const callerHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, headers.get(name) ?? '']));
