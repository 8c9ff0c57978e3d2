import type { AskContext, EngineRequest } from '../adapter.ts';
import { EngineError, type EngineErrorKind } from '../error.ts';
import { addressOf, type Dialect, type Exchanged, exchange, unreadable } from '../wire/exchange.ts';
import { failedInside } from '../wire/failure.ts';
import { asNumber, asObject, asString, type JsonObject, objectAt } from '../wire/json.ts';
import { patienceMs } from '../wire/patience.ts';

export const cloroAddress = 'https://api.cloro.dev';
/** Time between two looks at a task: answers take 15 to 90 s. */
const waitsMs = [1_000, 2_000, 3_000, 5_000];

/** Codes whose meaning the HTTP status does not tell: a 403 is about credits alone. */
const kinds: Readonly<Record<string, EngineErrorKind>> = {
  INSUFFICIENT_CREDITS: 'quota',
  CONCURRENCY_LIMIT_EXCEEDED: 'rate',
  QUEUE_LIMIT_EXCEEDED: 'rate',
  RATE_LIMIT_EXCEEDED: 'rate',
};

/** `{error: {code}}`; older bodies have a sentence there. */
const codeIn = (body: unknown): string | null => asString(objectAt(body, 'error')?.code);

const dialect: Dialect = {
  vendor: 'cloro',
  readFailure: ({ status, body }) => {
    const code = codeIn(body);
    const kind = status === 403 ? 'quota' : code === null ? undefined : kinds[code];
    return { code, ...(kind && { kind }) };
  },
};

export interface CloroResult {
  result: JsonObject;
  taskId: string;
  requestId: string | null;
  /** Credits that it charged; null: it does not tell. */
  credits: number | null;
  raw: string;
}

/** Puts a task into the queue, waits for it, and gives its result. Throws EngineError, also where the task failed. */
export async function runCloroTask(
  context: AskContext,
  taskType: string,
  payload: Readonly<Record<string, unknown>>,
): Promise<CloroResult> {
  const { body } = await call(context, 'POST', '/v1/async/task', { taskType, payload });
  const taskId = asString(objectAt(body, 'task')?.id);
  if (taskId === null) throw unreadable(dialect.vendor);
  const started = context.now();
  for (let look = 0; context.now() - started < patienceMs(context); look += 1) {
    await context.sleep(waitsMs[Math.min(look, waitsMs.length - 1)] ?? 0);
    const found = await call(context, 'GET', `/v1/async/task/${encodeURIComponent(taskId)}`);
    const status = asString(objectAt(found.body, 'task')?.status);
    const response = objectAt(found.body, 'response');
    if (status === 'FAILED') throw failed(response, found.requestId);
    if (status !== 'COMPLETED') continue;
    if (!response) throw unreadable(dialect.vendor, found.status, found.requestId);
    return {
      result: response,
      taskId,
      requestId: found.requestId,
      credits: asNumber(objectAt(found.body, 'credits')?.creditsCharged),
      raw: JSON.stringify(response),
    };
  }
  throw new EngineError('timeout', 'cloro did not finish in time', { maybeBilled: true });
}

/** The rest of the credits, which is free to read. */
export async function probeCloro(context: AskContext): Promise<{ model: null }> {
  const { body, requestId } = await call(context, 'GET', '/v1/credits');
  if (asNumber(asObject(body)?.remaining) === null) throw unreadable(dialect.vendor, 200, requestId);
  return { model: null };
}

function call(context: AskContext, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Exchanged> {
  const request: EngineRequest = {
    method,
    url: `${addressOf(context, cloroAddress)}${path}`,
    headers: { authorization: `Bearer ${context.credential.secret}` },
  };
  return exchange(context, body === undefined ? request : { ...request, body }, dialect);
}

const failed = (response: JsonObject | null, requestId: string | null): EngineError =>
  failedInside(dialect.vendor, 'overloaded', codeIn(response) ?? 'FAILED', requestId);
