import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { LinkOptions } from './type.ts';

const claims = z.strictObject({
  key: z.string(),
  /** Epoch seconds. */
  expires: z.int(),
  filename: z.string(),
  contentType: z.string(),
});
export type LinkClaims = z.output<typeof claims>;

const macOf = (secret: Buffer, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** What stands after `/objects/`: who has it may read this object until it expires. */
export function signLink(
  secret: Buffer,
  key: string,
  { expires, filename, contentType }: LinkOptions,
): string {
  const said: LinkClaims = {
    key,
    expires: Math.floor(expires.getTime() / 1_000),
    filename,
    contentType,
  };
  const text = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${text}.${macOf(secret, text).toString('base64url')}`;
}

/** null: it was changed, made up, or is too old. */
export function openLink(secret: Buffer, token: string, now: Date): LinkClaims | null {
  const [text = '', mac = ''] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(secret, text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const said = claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return said.expires * 1_000 > now.getTime() ? said : null;
}
