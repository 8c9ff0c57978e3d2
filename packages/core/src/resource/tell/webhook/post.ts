import { GuardError, type GuardedFetch, secondsToWait } from '../../../guard/index.ts';
import { say } from '../../../i18n/index.ts';
import { instant } from '../../../kernel/index.ts';
import { sign } from './sign.ts';

/** An attempt as the delivery log shows it. */
export interface Attempt {
  at: string;
  /** null: there was no answer. */
  status: number | null;
  ms: number;
  /** null: it was taken. */
  error: string | null;
  /** The beginning of the answer. */
  response: string | null;
}

export interface Posted {
  attempt: Attempt;
  delivered: boolean;
  /** The receiver wants no more of this: 410. */
  gone: boolean;
  /** Seconds that the receiver asked to wait. */
  retryAfter: number | null;
}

export interface SignedMessage {
  url: string;
  id: string;
  body: string;
  requestId: string | null;
  secrets: readonly string[];
}

const timeoutMs = 15_000;
const excerptBytes = 1_024;
const userAgent = 'svc-webhooks/1.0';

/** Sends one signed message and returns the outcome. Only 2xx counts as delivered; redirects are not followed. */
export async function post(fetch: GuardedFetch, message: SignedMessage, now: Date): Promise<Posted> {
  const { url, id, body, requestId, secrets } = message;
  const timestamp = Math.floor(now.getTime() / 1_000);
  const started = performance.now();
  const attempt = (part: Pick<Attempt, 'status' | 'error' | 'response'>): Attempt => ({
    at: instant(now),
    ms: Math.round(performance.now() - started),
    ...part,
  });
  try {
    const response = await fetch.post(url, {
      body,
      timeoutMs,
      keepBytes: excerptBytes,
      headers: {
        'user-agent': userAgent,
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': sign(secrets, { id, timestamp, body }),
        ...(requestId && { 'x-request-id': requestId }),
      },
    });
    const { status } = response;
    const delivered = status >= 200 && status < 300;
    const error = delivered ? null : say({ id: 'webhook.refused', values: { status } });
    return {
      attempt: attempt({ status, error, response: excerpt(response.text()) }),
      delivered,
      gone: status === 410,
      retryAfter: secondsToWait(response.headers, now.getTime()),
    };
  } catch (error) {
    if (!(error instanceof GuardError)) throw error;
    // The guard's own words are for readers of pages.
    const told =
      error.code === 'timeout'
        ? say({ id: 'webhook.late', values: { seconds: timeoutMs / 1_000 } })
        : error.message;
    return {
      attempt: attempt({ status: null, error: told, response: null }),
      delivered: false,
      gone: false,
      retryAfter: null,
    };
  }
}

/** Any bytes as text that can be stored. */
const excerpt = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, (sign) => (/\s/.test(sign) ? ' ' : '�'))
    .slice(0, excerptBytes);
