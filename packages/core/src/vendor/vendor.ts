import { z } from 'zod';
import { GuardError, type GuardedFetch, type GuardedResponse, secondsToWait } from '../guard/index.ts';

/**
 * auth: the credential is no longer good. denied: it is, but not for this property. limited: asked too often. Others may
 * pass by themselves, or are a fault of the vendor.
 */
export type VendorFault = 'auth' | 'denied' | 'limited' | 'unavailable' | 'malformed';

/** Why a vendor gave no answer. Its message is shown to the workspace, and holds no secret. */
export class VendorError extends Error {
  readonly fault: VendorFault;
  /** Seconds; null: the vendor did not say. */
  readonly retryAfter: number | null;
  /** HTTP status of the answer; null: there was no answer, or a good one that could not be read. */
  readonly status: number | null;
  constructor(
    fault: VendorFault,
    message: string,
    retryAfter: number | null = null,
    status: number | null = null,
  ) {
    super(message);
    this.name = 'VendorError';
    this.fault = fault;
    this.retryAfter = retryAfter;
    this.status = status;
  }
}

const largest = 30_000_000;
const timeoutMs = 60_000;
/** How requests to vendors name themselves; pages are read under another name. */
export const userAgent = 'svc-integrations/1.0';

/** For what the guard threw. Its own words for a timeout are for readers of pages. */
export const unreached = (url: string, error: GuardError): VendorError =>
  new VendorError(
    'unavailable',
    error.code === 'timeout' ? `${hostOf(url)} took too long to answer.` : error.message,
  );

/** `body` goes as JSON, `form` as it stands; neither: it is a GET. */
interface VendorRequest {
  url: string;
  token?: string;
  /** Name and password, with a colon between. */
  basic?: string;
  body?: object;
  form?: { type: string; text: string };
}

/** Calls a vendor and reads the answer by its schema. Throws VendorError only. */
export async function askVendor<T>(
  fetch: GuardedFetch,
  request: VendorRequest,
  schema: z.ZodType<T>,
): Promise<T> {
  const { url, token, body } = request;
  const form = request.form ?? (body && { type: 'application/json', text: JSON.stringify(body) });
  const limits = { maxBytes: largest, timeoutMs };
  const own = token === undefined ? {} : { token };
  const authorization = authorizationOf(request);
  const answer = await (form === undefined
    ? fetch.get(url, { ...limits, ...own, userAgent, accept: 'application/json', maxRedirects: 0 })
    : fetch.post(url, {
        ...limits,
        headers: { 'user-agent': userAgent, 'content-type': form.type, ...authorization },
        body: form.text,
      })
  ).catch((error: unknown) => {
    throw error instanceof GuardError ? unreached(url, error) : error;
  });
  if (answer.status !== 200) throw faultOf(answer);
  const parsed = schema.safeParse(jsonOf(answer));
  if (!parsed.success) throw new VendorError('malformed', `${hostOf(url)} answered in an unknown form.`);
  return parsed.data;
}

function authorizationOf({ token, basic }: VendorRequest): { authorization?: string } {
  if (basic !== undefined) return { authorization: `Basic ${Buffer.from(basic).toString('base64')}` };
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

const hostOf = (url: string): string => new URL(url).host;

function jsonOf(answer: GuardedResponse): unknown {
  try {
    return JSON.parse(answer.text());
  } catch {
    return undefined;
  }
}

const googleFault = z.object({
  error: z.object({ status: z.string().optional(), message: z.string().optional() }),
});
const cloudflareFault = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

function saidIn(answer: GuardedResponse): { status?: string | undefined; message?: string | undefined } {
  const body = jsonOf(answer);
  return googleFault.safeParse(body).data?.error ?? cloudflareFault.safeParse(body).data?.errors[0] ?? {};
}

function faultOf(answer: GuardedResponse): VendorError {
  const { status, url, headers } = answer;
  const said = saidIn(answer);
  const what = `${hostOf(url)} answered ${status}${said.message ? `: ${said.message.slice(0, 300)}` : ''}`;
  const retryAfter = secondsToWait(headers, Date.now());
  if (status === 401) return new VendorError('auth', what, null, status);
  // Google says that a quota is used up with either status.
  if (status === 429 || said.status === 'RESOURCE_EXHAUSTED' || /quota/i.test(said.message ?? ''))
    return new VendorError('limited', what, retryAfter, status);
  if (status === 403 || status === 404 || status === 400)
    return new VendorError('denied', what, null, status);
  return new VendorError('unavailable', what, retryAfter, status);
}
