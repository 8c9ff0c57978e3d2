import {
  type McpServer,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
  type StandardSchemaV1,
} from '@modelcontextprotocol/server';
import { capabilitiesOf } from './capabilities.ts';
import { operationTools } from './catalog/tools.gen.ts';
import type { Read } from './completions.ts';
import { isObject } from './is-object.ts';
import { failure, type ToolResult } from './render.ts';

/** Tasks, the extension to 2026-07-28: a call that takes long answers at once with something to ask for. */
export const extension = 'io.modelcontextprotocol/tasks';

/** These wait, or start what others wait for. svc.start_scan answers at once by its nature. */
const long: ReadonlySet<string> = new Set([
  'run_scan_and_wait',
  'wait_for_scan',
  'create_report',
  'create_export',
]);
const going: ReadonlySet<unknown> = new Set(['queued', 'running']);
const pollIntervalMs = 2_000;

/** Whether the client takes a task as an answer: it says so in each request, and only since 2026-07-28. */
export function knowsTasks(server: McpServer, context: ServerContext): boolean {
  if (context.mcpReq.envelope === undefined) return false;
  const extensions = capabilitiesOf(server, context)?.extensions;
  return isObject(extensions) && extension in extensions;
}

const isLong = (name: string, given: Readonly<Record<string, unknown>>): boolean =>
  long.has((name.startsWith('svc.call_') ? String(given.tool) : name).replace(/^svc[._]/, ''));

/** The work that a result leaves going; null: there is none. Its id is the task’s: the service itself remembers it. */
function workOf({ isError, structuredContent }: ToolResult): string | null {
  const { job, data } = structuredContent ?? {};
  if (isError) return null;
  if (isObject(job)) return String(job.id);
  return isObject(data) && going.has(data.status) && typeof data.id === 'string' ? data.id : null;
}

/** A task in place of a result that is not there yet. */
export async function asTask(
  result: ToolResult,
  call: { name: string; given: Readonly<Record<string, unknown>> },
  read: Read,
): Promise<ToolResult> {
  const id = isLong(call.name, call.given) ? workOf(result) : null;
  if (id === null) return result;
  const { result: _, ...task } = await look(id, read);
  return { ...task, resultType: 'task' } as unknown as ToolResult;
}

interface Link {
  operation: string;
  path: string;
}

interface Job {
  status: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
  progress: { done: number; total: number };
  result: Link | null;
  cancel: Link | null;
  error: { code: string; message: string } | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}

/** The task's state as `tasks/get` answers it. Failed work is a completed task whose result says what failed. */
async function look(taskId: string, read: Read) {
  const job = await jobOf(taskId, read);
  const { status, progress, error } = job;
  return {
    taskId,
    status:
      status === 'cancelled' ? status : going.has(status) ? ('working' as const) : ('completed' as const),
    statusMessage: error?.message ?? (progress.total > 0 ? `${progress.done} of ${progress.total}` : status),
    createdAt: job.createdAt,
    lastUpdatedAt: job.finishedAt ?? job.startedAt ?? job.createdAt,
    // The service keeps what was made.
    ttlMs: null,
    pollIntervalMs,
    ...(status === 'completed' && { result: complete(await follow(job.result, read)) }),
    ...(status === 'failed' && {
      result: complete(
        failure(error ? `It failed: ${error.message}` : 'It failed, and no cause was recorded.'),
      ),
    }),
  };
}

/** The library adds this to answers alone, not to a result within one. */
const complete = (result: ToolResult) => ({ ...result, resultType: 'complete' });

async function jobOf(jobId: string, read: Read): Promise<Job> {
  const { isError, structuredContent, content } = await read('svc.get_job', { jobId, detail: 'full' });
  if (isError)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `No such task: ${content[0]?.text ?? jobId}`);
  return structuredContent?.data as unknown as Job;
}

/** Runs the tool of a link; its ids stand where the tool’s address has them. */
async function follow(link: Link | null, read: Read): Promise<ToolResult> {
  const tool = operationTools.find(({ name }) => name === `svc.${link?.operation}`);
  if (!link || !tool) return failure('It has ended, and left nothing to read.');
  const parts = link.path.split('/');
  const ids = tool.path
    .split('/')
    .flatMap((own, at) => (own.startsWith('{') ? [[own.slice(1, -1), parts[at] ?? '']] : []));
  return read(tool.name, Object.fromEntries(ids));
}

/** As a Standard Schema: the library for schemas would add a fifth to the file that is shipped. */
const params: StandardSchemaV1<unknown, { taskId: string }> = {
  '~standard': {
    version: 1,
    vendor: 'svc',
    validate: (value) =>
      isObject(value) && typeof value.taskId === 'string'
        ? { value: { taskId: value.taskId } }
        : { issues: [{ message: 'taskId is missing.', path: ['taskId'] }] },
  },
};

/** `tasks/get`, `tasks/update` and `tasks/cancel`, for clients that know them. */
export function addTasks(server: McpServer, reader: (context: ServerContext) => Read): void {
  const { server: protocol } = server;
  protocol.registerCapabilities({ extensions: { [extension]: {} } });
  const readBy = (context: ServerContext): Read => {
    if (knowsTasks(server, context)) return reader(context);
    throw new MissingRequiredClientCapabilityError({
      requiredCapabilities: { extensions: { [extension]: {} } },
    });
  };
  protocol.setRequestHandler('tasks/get', { params }, ({ taskId }, context) => look(taskId, readBy(context)));
  // No task asks the client for anything: the price is confirmed before it begins.
  protocol.setRequestHandler('tasks/update', { params }, async ({ taskId }, context) => {
    await jobOf(taskId, readBy(context));
    return {};
  });
  protocol.setRequestHandler('tasks/cancel', { params }, async ({ taskId }, context) => {
    const read = readBy(context);
    const { status, cancel } = await jobOf(taskId, read);
    if (!going.has(status) || cancel === null) return {};
    const { isError, content } = await follow(cancel, read);
    if (isError)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, content[0]?.text ?? 'It cannot be cancelled.');
    return {};
  });
}
