import { createHmac, timingSafeEqual } from 'node:crypto';

/** Goes before the text that is signed. Base64url has no colon, so that a signature for one purpose is not valid for another. */
export type Purpose = '' | 'sign-in:' | 'invoice:';

const macOf = (secret: Buffer, purpose: Purpose, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}${text}`).digest();

/** A value as JSON for whoever brings it back, in characters that an address or a cookie takes. */
export function sign(secret: Buffer, purpose: Purpose, value: unknown): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${macOf(secret, purpose, text).toString('base64url')}`;
}

/** The signed text, still to be parsed; null: it was changed or forged. */
export function openSigned(secret: Buffer, purpose: Purpose, token: string): unknown {
  const [text = '', mac = ''] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(secret, purpose, text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}
