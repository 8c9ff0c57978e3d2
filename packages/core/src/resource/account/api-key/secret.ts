import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const shape = /^svc_(live|test)_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;

function base62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = alphabet[Number(rest % 62n)] + text;
  return text;
}

const checksum = (body: string): string => base62(BigInt(crc32(body)), 6);

/** `svc_live_` or `svc_test_`, 43 base62 characters (256 bits), 6 of CRC32. Shown once; only its hash is stored. */
export function newSecret(mode: 'live' | 'test'): string {
  const body = `svc_${mode}_${base62(BigInt(`0x${randomBytes(32).toString('hex')}`), 43)}`;
  return body + checksum(body);
}

/** Whether the text can be a key at all: shape and checksum, without asking the database. */
export function isWellFormed(secret: string): boolean {
  return shape.test(secret) && checksum(secret.slice(0, -6)) === secret.slice(-6);
}

/** Keys have full entropy, so one round of SHA-256 protects them as well as a slow hash would. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const hintOf = (secret: string): string => `${secret.slice(0, 9)}…${secret.slice(-4)}`;
