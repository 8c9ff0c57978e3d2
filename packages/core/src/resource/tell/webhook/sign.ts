import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** As the Standard Webhooks specification wants it: `whsec_` and 32 random bytes in base64. */
export const newSigningSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** One signature for each secret, so that receivers may check with either during a rotation. `timestamp`: seconds. */
export const sign = (
  secrets: readonly string[],
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string =>
  secrets.map((secret) => new Webhook(secret).sign(id, new Date(timestamp * 1_000), body)).join(' ');
