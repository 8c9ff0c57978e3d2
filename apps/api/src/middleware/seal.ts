import { hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from '@svc/core/vault';

const keyOf = (apiKey: string): Buffer => Buffer.from(hkdfSync('sha256', apiKey, '', 'svc kept answer', 32));
/** Sealed for this purpose alone. */
const purpose = Buffer.from('svc kept answer');

/**
 * Answers are kept for a day, and some hold a secret that is shown once. Only the API key that asked can open
 * them again: the database knows no more of it than its hash.
 */
export const seal = (text: string, apiKey: string): string =>
  encrypt(keyOf(apiKey), Buffer.from(text, 'utf8'), purpose).toString('base64');

/** null: another API key sealed it, or it was changed. */
export function unseal(sealed: string, apiKey: string): string | null {
  try {
    return decrypt(keyOf(apiKey), Buffer.from(sealed, 'base64'), purpose).toString('utf8');
  } catch {
    return null;
  }
}
