import type { Operation } from '@svc/contract/kernel';
import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import type { Context } from 'hono';
import { bodyIsOptional, textTypes } from '../describe/route.ts';
import type { AppEnv } from '../schema.ts';
import type { BodyRoom } from './body-room.ts';
import { assertSimple } from './simple-json.ts';

const megabyte = 1_048_576;
/** Operations whose body is a file. */
const larger: Readonly<Record<string, number>> = {
  import_answers: 12,
  import_prompts: 12,
  ingest_crawler_log: 12,
};
/** The most bytes that a file may have when it is unpacked. */
const mostUnpacked = 10 * megabyte;
/** Shorter ones are read at once. */
const short = 65_536;

const tooLarge = (bytes: number) =>
  new ServiceError('payload_too_large', `The body may have ${bytes / megabyte} MB at most.`);

export const holdsFile = ({ id }: Pick<Operation, 'id'>): boolean => id in larger;

/** The reader of bodies: large files are read in a worker thread. */
export type BodyReader = (c: Context<AppEnv>, caller: { organisationId: string }) => Promise<() => void>;

/**
 * Waits until the body is there, counting while it comes, and parses it: what follows finds it at hand. The answer gives
 * back the memory that it holds. Throws payload_too_large, malformed, unsupported_media_type, rate_limited and overloaded.
 */
export function bodyReader(
  operation: Operation,
  { room, environment }: { room: BodyRoom; environment: Pick<Environment, 'readUpload'> },
): BodyReader {
  const most = (larger[operation.id] ?? 1) * megabyte;
  const optional = bodyIsOptional(operation);
  return async (c, { organisationId }) => {
    const announced = Number(c.req.header('content-length') ?? Number.NaN);
    if (announced > most) throw tooLarge(most);
    if (announced === 0 && optional) {
      leaveOut(c);
      return () => {};
    }
    const type = mediaType(c);
    const isText = operation.text !== undefined && textTypes.some((known) => known === type);
    if (announced <= short && !isText) {
      readJson(c, type, await c.req.arrayBuffer().catch(brokenOff));
      return () => {};
    }
    const held = room.open(organisationId);
    try {
      const bytes = await collect(c, most, held.add);
      if (bytes.length === 0 && optional) leaveOut(c);
      else if (isText || (holdsFile(operation) && isJson(type))) await readFile(bytes, isText);
      else readJson(c, type, bytes);
      return held.free;
    } catch (error) {
      held.free();
      throw error;
    }

    async function readFile(bytes: Uint8Array, isText: boolean): Promise<void> {
      const encoding = c.req.header('content-encoding') ?? 'identity';
      if (encoding !== 'identity' && encoding !== 'gzip')
        throw new ServiceError(
          'unsupported_media_type',
          'This content encoding is not supported. Send the body uncompressed or gzipped.',
        );
      const order = { bytes, gzip: encoding === 'gzip', field: isText ? (operation.text ?? null) : null };
      const read = await environment.readUpload('readBody', { ...order, most: mostUnpacked }, organisationId);
      // A body that is not JSON became the one field that it stands for: what follows sees the same either way.
      if (isText) setType(c, 'application/json');
      c.req.json = async () => read.value as never;
      // An Idempotency-Key is compared by this digest.
      c.req.text = async () => read.digest;
    }
  };
}

/** The handlers that follow get an object without fields. */
function leaveOut(c: Context<AppEnv>): void {
  setType(c, 'application/json');
  c.req.json = async () => ({}) as never;
  c.req.text = async () => '';
}

const isJson = (type: string): boolean => /^application\/([\w.-]+\+)?json$/.test(type);
const mediaType = (c: Context<AppEnv>): string =>
  (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

function setType(c: Context<AppEnv>, type: string): void {
  const headers = new Headers(c.req.raw.headers);
  headers.set('content-type', type);
  c.req.raw = new Request(c.req.url, { method: c.req.method, headers });
}

const brokenOff = (): never => {
  throw new ServiceError('malformed', 'The request ended before the whole body had arrived. Send it again.');
};

/** Throws malformed: a name that lost its umlauts would never be found in an answer. */
function readJson(c: Context<AppEnv>, type: string, bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): void {
  const text = isJson(type) ? inUtf8(bytes) : new TextDecoder().decode(bytes);
  c.req.text = async () => text;
  if (!isJson(type)) return;
  assertSimple(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The code that validates the body reports this error.
    return;
  }
  c.req.json = async () => value as never;
}

function inUtf8(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ServiceError('malformed', 'The body is not UTF-8. Send JSON in UTF-8.');
  }
}

/** The bytes as they come. */
async function collect(
  c: Context<AppEnv>,
  most: number,
  add: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = c.req.raw.body?.getReader();
  for (
    let next = await reader?.read().catch(brokenOff);
    next?.value;
    next = await reader?.read().catch(brokenOff)
  ) {
    length += next.value.byteLength;
    if (length > most) throw tooLarge(most);
    add(next.value.byteLength);
    parts.push(next.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
