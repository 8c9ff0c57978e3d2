import { createHash, hash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { scopeIn, storableJson } from '@svc/db';
import type { Environment } from '../environment/index.ts';
import { storedBody } from './queries.ts';
import type { HeldRun } from './queries-journal.ts';
import type { Runner } from './runner.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const endOfLine = Buffer.from('}\n');
/** An answer waits no longer for the object store. */
const patienceMs = 10_000;

/** A body as it was sent, ready to be kept. */
export interface Body {
  /** As JSON, in UTF-8: strings of a whole batch would be copied several times, and moved by the garbage collector. */
  json: Buffer;
  /** SHA-256, as Postgres reads bytes. */
  hash: string;
}

export const sealBody = (raw: string): Body => ({
  json: Buffer.from(storableJson(raw)),
  hash: `\\x${hash('sha256', raw, 'hex')}`,
});

/** Prefix of all bodies of a scan, or of a workspace. */
export const bodiesPrefix = (workspaceId: string, scanId?: string): string =>
  scanId === undefined ? `raw/${workspaceId}/` : `raw/${workspaceId}/${scanId}/`;

/**
 * Keeps the bodies of a batch as one object: a line of JSON for each answer, compressed. Returns its address; null when
 * the object store does not take it: the bodies then go into the rows, and the scan goes on.
 */
export async function keepBodies(
  { environment }: Runner,
  key: HeldRun,
  answers: readonly { id: string; body: Body }[],
): Promise<string | null> {
  if (answers.length === 0) return null;
  const address = `${bodiesPrefix(key.workspaceId, key.scanId)}${key.runId}-${randomUUID()}.ndjson.zst`;
  const lines = Buffer.concat(
    answers.flatMap(({ id, body }) => [Buffer.from(`{"id":"${id}","raw":`), body.json, endOfLine]),
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the object store takes too long')), patienceMs);
  });
  try {
    const put = compress(lines).then((bytes) => environment.objects.put(address, bytes, 'application/zstd'));
    await Promise.race([put, late]);
    return address;
  } catch (err) {
    environment.log.warn({ err, runId: key.runId }, 'bodies stay in the database');
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * An engine's response for an answer, byte for byte; null when there is no such answer or its body is no longer kept. Throws
 * Error when the stored body differs from what was written.
 */
export async function readBody(
  { database, objects }: Pick<Environment, 'database' | 'objects'>,
  workspaceId: string,
  answerId: string,
): Promise<string | null> {
  const answer = await storedBody(scopeIn(database, workspaceId), answerId);
  if (!answer?.rawObject) return answer?.raw ?? null;
  const found = await objects.get(answer.rawObject);
  if (!found) return null;
  const lines = (await decompress(await new Response(found.body).arrayBuffer())).toString().split('\n');
  const line = lines.find((one) => one.startsWith(`{"id":"${answerId}",`));
  const body = line === undefined ? '' : (JSON.parse(line) as { raw: string }).raw;
  if (!answer.rawHash || !createHash('sha256').update(body).digest().equals(answer.rawHash))
    throw new Error(`The body of ${answerId} in ${answer.rawObject} is not what was written.`);
  return body;
}
