import type { AskContext } from '../adapter.ts';
import type { EngineErrorKind } from '../error.ts';
import { addressOf, type Dialect, exchange, unreadable } from '../wire/exchange.ts';
import { failedInside } from '../wire/failure.ts';
import { asNumber, asObject, asString, type JsonObject, objectsOf } from '../wire/json.ts';

const baseUrl = 'https://api.dataforseo.com';
const fine = 20_000;
const noResults = 40_102;

const dialect: Dialect = {
  vendor: 'DataForSEO',
  readFailure: ({ body }) => ({ code: codeOf(asNumber(asObject(body)?.status_code)) }),
};

export interface TaskResult {
  /** null: the task found nothing. */
  result: JsonObject | null;
  id: string | null;
  requestId: string | null;
  costUsd: number | null;
  /** The body as it came. */
  raw: string;
}

/**
 * Runs one live task. HTTP is 200 for nearly everything: both the answer and its task have a status of their
 * own. Throws EngineError.
 */
export async function runTask(
  context: AskContext,
  path: string,
  task: Record<string, unknown>,
): Promise<TaskResult> {
  const request = {
    method: 'POST' as const,
    url: `${addressOf(context, baseUrl)}${path}`,
    headers: basicAuth(context.credential.secret),
    body: [task],
  };
  const { text, status, requestId, ...exchanged } = await exchange(context, request, dialect);
  const body = asObject(exchanged.body);
  const first = objectsOf(body?.tasks)[0];
  assertFine(asNumber(body?.status_code), requestId);
  if (!body || !first) throw unreadable(dialect.vendor, status, requestId);
  const code = asNumber(first.status_code);
  if (code !== noResults) assertFine(code, requestId);
  return {
    result: objectsOf(first.result)[0] ?? null,
    id: asString(first.id),
    requestId,
    costUsd: asNumber(first.cost) ?? asNumber(body.cost),
    raw: text,
  };
}

/** The account's own data, which is free to read. */
export async function probeDataForSeo(context: AskContext): Promise<{ model: null }> {
  const { body, requestId } = await exchange(
    context,
    {
      method: 'GET',
      url: `${addressOf(context, baseUrl)}/v3/appendix/user_data`,
      headers: basicAuth(context.credential.secret),
    },
    dialect,
  );
  assertFine(asNumber(asObject(body)?.status_code), requestId);
  return { model: null };
}

function basicAuth(secret: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(secret, 'utf8').toString('base64')}` };
}

function assertFine(code: number | null, requestId: string | null): void {
  if (code === null) throw unreadable(dialect.vendor, 200, requestId);
  if (code === fine) return;
  throw failedInside(dialect.vendor, kindOf(code), String(code), requestId);
}

/** https://docs.dataforseo.com/v3/appendix/errors; 401xx from 40101 on are failures at the search engine. */
function kindOf(code: number): EngineErrorKind {
  if (code === 40_202 || code === 40_209) return 'rate';
  if (code === 40_100 || code === 40_104 || code === 40_201) return 'auth';
  if (code >= 40_200 && code < 40_300) return 'quota';
  if ((code >= 40_101 && code < 40_200) || code >= 50_000 || (code > 20_000 && code < 30_000))
    return 'overloaded';
  return code >= 40_600 && code < 40_700 ? 'overloaded' : 'invalid';
}

function codeOf(code: number | null): string | null {
  return code === null ? null : String(code);
}
