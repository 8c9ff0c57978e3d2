import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { z } from 'zod';
import type { GuardedFetch } from '../guard/index.ts';
import { askVendor, VendorError } from './vendor.ts';

const keyFile = z.object({
  type: z.literal('service_account'),
  client_email: z.string().max(300),
  private_key: z.string().max(10_000),
  private_key_id: z.string().max(300).optional(),
});

interface ServiceAccount {
  email: string;
  key: KeyObject;
  keyId: string | undefined;
}

/** Whether a kept text is a key file, and not tokens of a consent. */
export const isServiceAccount = (text: string): boolean => text.includes('"service_account"');

/** A key file as Google hands it out. Throws VendorError for a text that is none. */
export function readServiceAccount(text: string): ServiceAccount {
  try {
    const { client_email, private_key, private_key_id } = keyFile.parse(JSON.parse(text));
    return { email: client_email, key: createPrivateKey(private_key), keyId: private_key_id };
  } catch {
    throw new VendorError(
      'auth',
      'This is not the key file of a service account. Give the JSON file that has client_email and private_key.',
    );
  }
}

const token = z.object({ access_token: z.string().min(1) });
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * An access token for an hour, by a signed assertion (RFC 7523). The address is the operator's, not that of the key file, which
 * anybody may have written. Throws VendorError.
 */
export async function tokenOf(
  fetch: GuardedFetch,
  tokenUrl: string,
  { email, key, keyId }: ServiceAccount,
  { scope, now }: { scope: string; now: number },
): Promise<string> {
  const issued = Math.floor(now / 1_000);
  const claims = { iss: email, scope, aud: tokenUrl, iat: issued, exp: issued + 3_600 };
  const text = `${encoded({ alg: 'RS256', typ: 'JWT', ...(keyId && { kid: keyId }) })}.${encoded(claims)}`;
  const assertion = `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion };
  const form = { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(grant).toString() };
  const answer = await askVendor(fetch, { url: tokenUrl, form }, token).catch((error: unknown) => {
    if (error instanceof VendorError && error.status === 400)
      throw new VendorError(
        'auth',
        'Google refuses this service account’s key. Create a new key and connect again.',
      );
    throw error;
  });
  return answer.access_token;
}
