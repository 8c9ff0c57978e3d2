import {
  ConnectionError,
  createSvc,
  PendingApprovalError,
  SvcError,
  verifyWebhook,
  WebhookVerificationError,
} from '../src/index.ts';
import type { Call, Kept, Outcome, Task } from './scenario.ts';

type Method = (...given: unknown[]) => unknown;

/** Does what the tasks say with this client, and tells what came of each. */
export async function runTasks(tasks: readonly Task[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const kept: Kept = {};
  for (const raw of tasks) {
    const task = { ...raw, ...(raw.call && { call: filled(raw.call, kept) }) };
    const items: unknown[] = [];
    try {
      const done = await run(task, items);
      outcomes.push({ name: task.name, ...done });
      for (const [name, field] of Object.entries(task.keep ?? {}))
        kept[name] = String((done.result as Record<string, unknown>)[field]);
    } catch (error) {
      outcomes.push({ name: task.name, ...(items.length > 0 && { items }), error: errorOf(error) });
    }
  }
  return outcomes;
}

const filled = (call: Call, kept: Kept): Call =>
  JSON.parse(JSON.stringify(call), (_, value) =>
    typeof value === 'string' && value.startsWith('$') ? (kept[value.slice(1)] ?? value) : value,
  );

async function run(
  { call, webhook, baseUrl, apiKey = 'test-key' }: Task,
  items: unknown[],
): Promise<Omit<Outcome, 'name'>> {
  if (webhook) {
    const { payload, headers, secrets } = webhook;
    return { result: await verifyWebhook({ payload, headers, secret: secrets }) };
  }
  if (!call) throw new Error('a task is a call or a webhook');
  const svc = createSvc({ baseUrl, apiKey });
  const resources = svc as unknown as Record<string, Record<string, Method>>;
  const method = resources[call.resource]?.[call.method];
  if (!method) throw new Error(`there is no ${call.resource}.${call.method}`);
  const { body, query, options = {} } = call;
  const answer = body
    ? method(...call.path, body, { ...options, ...(query && { query }) })
    : method(...call.path, ...(query ? [query] : []), ...(Object.keys(options).length > 0 ? [options] : []));
  if (typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer) {
    for await (const item of answer as AsyncIterable<unknown>) items.push(item);
    return { items };
  }
  return { result: await answer };
}

function errorOf(error: unknown): NonNullable<Outcome['error']> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SvcError) {
    const { status, code, requestId, retryAfter } = error;
    return { kind: 'api', status, code, requestId, message, ...(retryAfter !== null && { retryAfter }) };
  }
  if (error instanceof PendingApprovalError)
    return { kind: 'pending', approvalId: error.approval.id, message };
  if (error instanceof ConnectionError) return { kind: 'connection', message };
  return { kind: error instanceof WebhookVerificationError ? 'webhook' : 'usage', message };
}
