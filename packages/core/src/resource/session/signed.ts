import { createHmac, timingSafeEqual } from 'node:crypto';

/** Of its own, so that what else is signed with the secret is none of these. */
const macOf = (secret: Buffer, text: string): Buffer =>
  createHmac('sha256', secret).update(`sign-in:${text}`).digest();

/** The text for whoever brings it back, in characters that a cookie takes. */
export function sign(secret: Buffer, text: string): string {
  const encoded = Buffer.from(text).toString('base64url');
  return `${encoded}.${macOf(secret, encoded).toString('base64url')}`;
}

/** null: it was changed, or made up. */
export function openSigned(secret: Buffer, token: string): string | null {
  const [encoded = '', mac = ''] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(secret, encoded);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Buffer.from(encoded, 'base64url').toString();
}
