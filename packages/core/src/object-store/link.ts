import { z } from 'zod';
import { openSigned, sign } from './signed.ts';
import type { LinkOptions } from './type.ts';

const claims = z.strictObject({
  key: z.string(),
  /** Epoch seconds. */
  expires: z.int(),
  filename: z.string(),
  contentType: z.string(),
});
export type LinkClaims = z.output<typeof claims>;

/** The part of a link after `/objects/`: whoever has it may read this object until it expires. */
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
  return sign(secret, '', said);
}

/** null: it was changed, made up, or is too old. */
export function openLink(secret: Buffer, token: string, now: Date): LinkClaims | null {
  const found = openSigned(secret, '', token);
  if (found === null) return null;
  const said = claims.parse(found);
  return said.expires * 1_000 > now.getTime() ? said : null;
}
