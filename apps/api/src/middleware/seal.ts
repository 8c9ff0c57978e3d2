import { hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from '@svc/core/vault';

const keyOf = (credential: string): Buffer =>
  Buffer.from(hkdfSync('sha256', credential, '', 'svc kept answer', 32));
/** Sealed for this purpose alone. */
const purpose = Buffer.from('svc kept answer');

/**
 * Answers are kept for a day, and some hold a secret that is shown once. Only the API key or session that asked can open
 * them again: the database knows no more of it than its hash.
 */
export const seal = (text: string, credential: string): string =>
  encrypt(keyOf(credential), Buffer.from(text, 'utf8'), purpose).toString('base64');

/** null: another API key sealed it, or it was changed. */
export function unseal(sealed: string, credential: string): string | null {
  try {
    return decrypt(keyOf(credential), Buffer.from(sealed, 'base64'), purpose).toString('utf8');
  } catch {
    return null;
  }
}
