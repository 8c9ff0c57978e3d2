import type { SvcEvent } from './event.ts';

export interface ReceivedWebhook {
  /** The body as it came, before any JSON reader: another spacing would have another signature. */
  payload: string | Uint8Array;
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
  /** `whsec_…`; both while a rotation overlaps. */
  secret: string | readonly string[];
  /** Seconds that it may be old, or ahead; 300 by default. */
  tolerance?: number;
  /** The present in milliseconds; for tests. */
  now?: number;
}

/** Not from the service, or too old. Answer with 400 and do nothing. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

/** The event of a webhook, once its signature was checked (Standard Webhooks). Throws WebhookVerificationError. */
export async function verifyWebhook(received: ReceivedWebhook): Promise<SvcEvent> {
  const { headers, secret, tolerance = 300, now = Date.now() } = received;
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  const age = now / 1_000 - Number(timestamp);
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(age) > tolerance)
    throw new WebhookVerificationError(
      `webhook-timestamp is more than ${tolerance} s away: a repeated message?`,
    );
  const encoder = new TextEncoder();
  const body =
    typeof received.payload === 'string' ? received.payload : new TextDecoder().decode(received.payload);
  const signed = encoder.encode(`${id}.${timestamp}.${body}`);
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await keyOf(one);
    for (const signature of signatures.split(' ')) {
      const [version, encoded = ''] = signature.split(',');
      const bytes = version === 'v1' ? bytesOf(encoded) : null;
      // Compares in constant time.
      if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed)))
        return JSON.parse(body) as SvcEvent;
    }
  }
  throw new WebhookVerificationError('webhook-signature does not fit the body and the secret.');
}

function headerOf(headers: ReceivedWebhook['headers'], name: string): string {
  const found =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const value = Array.isArray(found) ? found[0] : found;
  if (!value) throw new WebhookVerificationError(`The header ${name} is missing.`);
  return value;
}

async function keyOf(secret: string) {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (!bytes || bytes.length === 0) throw new TypeError('The secret of a webhook is whsec_ and base64.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
