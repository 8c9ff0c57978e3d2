import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { decrypt, encrypt } from './cipher.ts';

/** Wraps data keys. Local by default; a key-management service implements the same three members. */
export interface KeyEncryptionKey {
  /** Stable and not secret: stands beside each secret that it protects. */
  id: string;
  wrap: (dataKey: Buffer, bound: Buffer) => Promise<Buffer>;
  /** Throws when the wrapped key is not its own, or is bound to something else. */
  unwrap: (wrapped: Buffer, bound: Buffer) => Promise<Buffer>;
}

const keyBytes = 32;

/** A key held in memory; its id follows from it. Throws RangeError unless it is 32 bytes. */
export function localKey(key: Buffer): KeyEncryptionKey {
  if (key.length !== keyBytes)
    throw new RangeError(`a key-encryption key has ${keyBytes} bytes, this one has ${key.length}`);
  return {
    id: createHash('sha256').update('svc key id').update(key).digest('hex').slice(0, 16),
    wrap: async (dataKey, bound) => encrypt(key, dataKey, bound),
    unwrap: async (wrapped, bound) => decrypt(key, wrapped, bound),
  };
}

/** In base64, as SVC_KEK takes it. */
export const newKey = (): string => randomBytes(keyBytes).toString('base64');

/**
 * Keys in base64, separated by commas or white space: the first seals, all open. Throws RangeError, which does
 * not repeat the text.
 */
export function parseKeys(text: string): KeyEncryptionKey[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((part) => localKey(Buffer.from(part, 'base64')));
}

/** The keys of a file. `create`: makes it with a new key, readable by its owner alone, when it is not there. */
export async function readKeyFile(
  path: string,
  options: { create?: boolean } = {},
): Promise<KeyEncryptionKey[]> {
  if (options.create) await writeFile(path, `${newKey()}\n`, { mode: 0o600, flag: 'wx' }).catch(unlessThere);
  return parseKeys(await readFile(path, 'utf8'));
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
