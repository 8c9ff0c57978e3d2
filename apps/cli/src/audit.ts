import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { loadAuditSigner } from '@svc/core/environment';
import { exportAuditLog, verifyExport } from '@svc/core/resource/account/audit';
import { scopeOf } from '@svc/db';
import { z } from 'zod';
import { type Say, type Settings, UsageError } from './environment.ts';
import { linesOf } from './lines.ts';
import { inWorkspace } from './tenant.ts';

export const exportAudit = (settings: Settings, workspaceId: string, file: string, say: Say): Promise<void> =>
  inWorkspace(settings, workspaceId, async ({ db }) => {
    const lines = exportAuditLog(scopeOf(db, workspaceId));
    const withEnds = async function* () {
      for await (const line of lines) yield `${line}\n`;
    };
    await pipeline(Readable.from(withEnds()), createWriteStream(file, { mode: 0o600 }));
    say(`The log is in ${file}. “svc audit verify ${file}” checks it.`);
  });

interface Against {
  key?: string | undefined;
  known?: string | undefined;
  /** The answer of get_audit_checkpoint, in a file. */
  checkpoint?: string | undefined;
  /** Read where the file is “-”. */
  input?: Readable;
}

/** Needs neither database nor network. Returns whether the export holds. */
export async function verifyAudit(file: string, options: Against, say: Say): Promise<boolean> {
  const note = options.checkpoint === undefined ? undefined : await readCheckpoint(options.checkpoint);
  const kept = options.known === undefined ? note?.kept : readKnown(options.known);
  const given = { verifierKey: options.key, kept, note: note?.text };
  const read = async () => {
    const lines = linesOf(await contentOf(file, options.input ?? process.stdin));
    return verifyExport(lines, given);
  };
  const found = await read().catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new UsageError(`There is no file ${file}.`);
    const told = error instanceof RangeError || isBroken(error);
    throw told && error instanceof Error ? new UsageError(`${nameOf(file)}: ${error.message}`) : error;
  });
  say(`${found.size} entries of ${found.workspaceId}, root ${found.root}`);
  const signed = {
    given: 'The checkpoint is signed by the key that you gave.',
    export: 'The checkpoint is signed by the key that the file itself names: give --key to know whose it is.',
    none: 'The checkpoint is not signed, or no --key was given.',
  };
  say(signed[found.signed]);
  for (const problem of found.problems) say(`PROBLEM: ${problem}`);
  say(found.ok ? 'Nothing was changed.' : 'This is not the log as it was written.');
  return found.ok;
}

const nameOf = (file: string): string => (file === '-' ? 'Standard input' : file);

/** A packed file that was cut or changed. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:Z_|ZSTD_)/.test(String(error.code));

/** A file, or what comes by standard input. Exports of the API come packed unless they were asked for plain. */
async function contentOf(file: string, input: Readable): Promise<Readable> {
  const content = file === '-' ? input : createReadStream(file);
  const pieces = content[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  let ended = false;
  while (head.length < 4 && !ended) {
    const next = await pieces.next();
    ended = next.done === true;
    if (!ended) head = Buffer.concat([head, Buffer.from(next.value)]);
  }
  const whole = Readable.from(startingWith(head, pieces));
  const magic = head.length < 4 ? 0 : head.readUInt32BE();
  const unpacking =
    magic >>> 16 === 0x1f8b ? createGunzip() : magic === 0x28b52ffd ? createZstdDecompress() : null;
  if (unpacking === null) return whole;
  whole.on('error', (error) => unpacking.destroy(error));
  return whole.pipe(unpacking);
}

async function* startingWith(head: Buffer, rest: AsyncIterator<unknown>): AsyncGenerator<unknown> {
  yield head;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

const Checkpoint = z.object({ size: z.int().min(0), root: z.string(), checkpoint: z.string().nullable() });

async function readCheckpoint(file: string) {
  try {
    const { size, root, checkpoint } = Checkpoint.parse(JSON.parse(await readFile(file, 'utf8')));
    return { kept: { size, root }, text: checkpoint ?? undefined };
  } catch {
    throw new UsageError(`${file} is not an answer of get_audit_checkpoint (GET /v1/audit/checkpoint).`);
  }
}

function readKnown(text: string): { size: number; root: string } {
  const [, size = '', root = ''] = /^(\d{1,15}):([A-Za-z0-9+/]{43}=)$/.exec(text) ?? [];
  if (root === '') throw new UsageError('--known is SIZE:ROOT of a checkpoint, such as 120:q83v…=');
  return { size: Number(size), root };
}

/** A new signing key and the public half that verifies what it signs. */
export async function newAuditKey(say: Say): Promise<void> {
  const key = randomBytes(32).toString('base64');
  const signer = await loadAuditSigner({ key });
  say(`SVC_AUDIT_KEY=${key}`);
  say(`Verifier key, which is public: ${signer?.verifierKey}`);
}
