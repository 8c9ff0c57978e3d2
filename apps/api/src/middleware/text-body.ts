import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { ServiceError } from '@svc/core/kernel';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../schema.ts';

export const textTypes = ['text/plain', 'application/x-ndjson'] as const;

const unpack = promisify(gunzip);
const mostBytes = 10_485_760;

/** A body that is not JSON becomes the one field that it stands for, so that what follows sees the same either way. */
export function textBody(field: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const [type] = (c.req.header('content-type') ?? '').split(';', 1);
    if (textTypes.some((known) => known === type?.trim().toLowerCase())) {
      const text = await read(await c.req.arrayBuffer(), c.req.header('content-encoding'));
      const headers = new Headers(c.req.raw.headers);
      headers.set('content-type', 'application/json');
      c.req.raw = new Request(c.req.url, { method: c.req.method, headers });
      // Ten megabytes are not written as JSON only to be parsed again.
      c.req.json = async () => ({ [field]: text }) as never;
      c.req.text = async () => text;
    }
    await next();
  };
}

async function read(body: ArrayBuffer, encoding: string | undefined): Promise<string> {
  if (encoding === undefined || encoding === 'identity') return new TextDecoder().decode(body);
  if (encoding !== 'gzip')
    throw new ServiceError('unsupported_media_type', 'Send the body as it is, or gzipped.');
  try {
    return new TextDecoder().decode(await unpack(body, { maxOutputLength: mostBytes }));
  } catch (error) {
    if (error instanceof RangeError)
      throw new ServiceError('payload_too_large', 'The body may have 10 MB at most, unpacked.');
    throw new ServiceError('malformed', 'The body says that it is gzipped, and is not.');
  }
}
