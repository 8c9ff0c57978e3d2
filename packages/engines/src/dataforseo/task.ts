import type { AskContext } from '../adapter.ts';
import { EngineError, type EngineErrorKind } from '../error.ts';
import { addressOf, type Dialect, exchange, unreadable } from '../wire/exchange.ts';
import { failedInside } from '../wire/failure.ts';
import { asNumber, asObject, asString, type JsonObject, objectsOf } from '../wire/json.ts';
import { patienceMs } from '../wire/patience.ts';

const baseUrl = 'https://api.dataforseo.com';
const fine = 20_000;
const created = 20_100;
const noResults = 40_102;
const wrongField = 40_501;
/** Handed over to whoever runs it, and in the queue. */
const unfinished = [40_601, 40_602];
/** Time between two looks at a task: most of those with priority take less than a minute. */
const waitsMs = [2_000, 3_000, 5_000];
const mostMisses = 3;

const dialect: Dialect = {
  vendor: 'DataForSEO',
  readFailure: ({ body }) => ({ code: codeOf(asNumber(asObject(body)?.status_code)) }),
};

export interface TaskResult {
  /** null: the task found nothing. */
  result: JsonObject | null;
  /** The page that the answer was read from. null: it cannot be had. */
  html: string | null;
  htmlFrom: string;
  id: string;
  requestId: string | null;
  costUsd: number | null;
  /** The body as it came. */
  raw: string;
}

/**
 * Puts one task into the queue with priority, waits for it, and reads its answer and its page. A live task would answer at once,
 * but its page is that of a second answer. Throws EngineError, also where the task failed.
 * @param api address without the last step, such as `/v3/serp/google/ai_mode`
 */
export async function runTask(
  context: AskContext,
  api: string,
  task: Readonly<Record<string, unknown>>,
): Promise<TaskResult> {
  const posted = await call(context, 'POST', `${api}/task_post`, [{ ...task, priority: 2 }]);
  if (posted.code !== created) assertFine(posted, { regional: 'location_name' in task });
  const id = asString(posted.task.id);
  if (id === null) throw unreadable(dialect.vendor, 200, posted.requestId);
  const started = context.now();
  let misses = 0;
  for (let look = 0; context.now() - started < patienceMs(context); look += 1) {
    await context.sleep(waitsMs[Math.min(look, waitsMs.length - 1)] ?? 0);
    const path = `${api}/task_get/advanced/${encodeURIComponent(id)}`;
    const found = await call(context, 'GET', path).catch((error: unknown) => {
      misses += 1;
      // The task is paid for and goes on: a look that fails does not end it.
      if (!(error instanceof EngineError && error.retryable) || misses > mostMisses) throw error;
      return null;
    });
    if (!found || (found.code !== null && unfinished.includes(found.code))) continue;
    if (found.code !== noResults) assertFine(found, { regional: 'location_name' in task });
    const result = objectsOf(found.task.result)[0] ?? null;
    return {
      result,
      html: result && (await readPage(context, `${api}/task_get/html/${encodeURIComponent(id)}`)),
      htmlFrom: dialect.vendor,
      id,
      requestId: found.requestId,
      // Reading is free: the cost is in the answer to the first request.
      costUsd: costOf(posted) || costOf(found),
      raw: found.raw,
    };
  }
  throw new EngineError('timeout', 'DataForSEO did not finish in time', { maybeBilled: true });
}

/** The page of a finished task, which is free to read. The answer counts without it, too. */
async function readPage(context: AskContext, path: string): Promise<string | null> {
  try {
    const { code, task } = await call(context, 'GET', path);
    const pages = objectsOf(objectsOf(task.result)[0]?.items);
    const html = pages.map((page) => asString(page.html)).find((one) => one !== null && one.trim() !== '');
    return code === fine ? (html ?? null) : null;
  } catch {
    return null;
  }
}

/** The account's own data, which is free to read. */
export async function probeDataForSeo(context: AskContext): Promise<{ model: null }> {
  const request = requestOf(context, 'GET', '/v3/appendix/user_data');
  const { body, requestId } = await exchange(context, request, dialect);
  assertFine({ code: asNumber(asObject(body)?.status_code), requestId });
  return { model: null };
}

interface TaskReply {
  task: JsonObject;
  /** Status of the task: HTTP is 200 for nearly everything, and the reply has a status of its own, too. */
  code: number | null;
  requestId: string | null;
  raw: string;
  body: JsonObject;
}

async function call(
  context: AskContext,
  method: 'GET' | 'POST',
  path: string,
  tasks?: readonly unknown[],
): Promise<TaskReply> {
  const request = requestOf(context, method, path);
  const { text, status, requestId, ...exchanged } = await exchange(
    context,
    tasks ? { ...request, body: tasks } : request,
    dialect,
  );
  const body = asObject(exchanged.body);
  const task = objectsOf(body?.tasks)[0];
  assertFine({ code: asNumber(body?.status_code), requestId });
  if (!body || !task) throw unreadable(dialect.vendor, status, requestId);
  return { task, code: asNumber(task.status_code), requestId, raw: text, body };
}

function requestOf(context: AskContext, method: 'GET' | 'POST', path: string) {
  const login = Buffer.from(context.credential.secret, 'utf8').toString('base64');
  return {
    method,
    url: `${addressOf(context, baseUrl)}${path}`,
    headers: { authorization: `Basic ${login}` },
  };
}

const costOf = ({ task, body }: TaskReply): number | null => asNumber(task.cost) ?? asNumber(body.cost);

/** @param regional the task named a region, which not every list of the vendor has */
function assertFine(
  { code, requestId, task }: Pick<TaskReply, 'code' | 'requestId'> & Partial<TaskReply>,
  { regional = false } = {},
): void {
  if (code === null) throw unreadable(dialect.vendor, 200, requestId);
  if (code === fine) return;
  if (code === wrongField && regional && /location_name/.test(asString(task?.status_message) ?? ''))
    throw new EngineError('invalid', 'DataForSEO does not know this region for this page', {
      code: 'unsupported_region',
    });
  throw failedInside(dialect.vendor, kindOf(code), String(code), requestId);
}

/** https://docs.dataforseo.com/v3/appendix/errors; 401xx from 40101 on are failures at the search engine, 40401 is a lost task. */
function kindOf(code: number): EngineErrorKind {
  if (code === 40_202 || code === 40_209) return 'rate';
  if (code === 40_100 || code === 40_104 || code === 40_201) return 'auth';
  if (code >= 40_200 && code < 40_300) return 'quota';
  if ((code >= 40_101 && code < 40_200) || code >= 50_000 || (code >= 20_000 && code < 30_000))
    return 'overloaded';
  return code === 40_401 || (code >= 40_600 && code < 40_700) ? 'overloaded' : 'invalid';
}

function codeOf(code: number | null): string | null {
  return code === null ? null : String(code);
}
