import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivLength, tagLength] = [12, 16];

const keyOf = (apiKey: string): Buffer => Buffer.from(hkdfSync('sha256', apiKey, '', 'svc kept answer', 32));

/**
 * Answers are kept for a day, and some hold a secret that is shown once. Only the API key that asked can open
 * them again: the database knows no more of it than its hash.
 */
export function seal(text: string, apiKey: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(apiKey), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** null: another API key sealed it, or it was changed. */
export function unseal(sealed: string, apiKey: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(algorithm, keyOf(apiKey), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    const start = ivLength + tagLength;
    return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
