import type { SvcClient } from '@svc/client';
import type { OperationTool } from './catalog/entry.ts';

export interface CallAnswer {
  status: number;
  /** The answer's body, or the problem document. */
  body: unknown;
  requestId: string | null;
  retryAfter: number | null;
  /** The time of the database copy that was read: it has all that was committed before. null: the primary was read. */
  readAsOf: string | null;
}

export type Arguments = Readonly<Record<string, unknown>>;

/** An argument that the address needs and that is not there. */
export class MissingArgument extends Error {
  readonly argument: string;
  constructor(argument: string) {
    super(`“${argument}” is missing.`);
    this.argument = argument;
  }
}

interface Init {
  params: { path: Record<string, string>; query: Record<string, unknown> };
  headers?: Record<string, string>;
  body?: unknown;
  signal: AbortSignal;
}
type Untyped = (
  method: string,
  path: string,
  init: Init,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

const longest = 30_000;
/** Items of a list unless another number is asked for: a model pays for each. */
const fewItems = 25;

/** Puts the arguments into the path, query or body. The API validates them. */
export async function callOperation(
  client: SvcClient,
  tool: OperationTool,
  given: Arguments,
  signal: AbortSignal,
): Promise<CallAnswer> {
  // Settles how an answer is shown. Any other unknown argument is passed on, so that the API names it.
  const { fields: _fields, detail: _detail, ...rest }: Record<string, unknown> = given;
  if ('limit' in tool.inputSchema.properties) rest.limit ??= fewItems;
  const path: Record<string, string> = {};
  const query: Record<string, unknown> = {};
  const body: Record<string, unknown> = {};
  const inPath = [...tool.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  for (const name of inPath) {
    const value = rest[name];
    if (typeof value !== 'string' || value === '') throw new MissingArgument(name);
    path[name] = value;
  }
  const version = tool.versioned ? rest.version : undefined;
  if (tool.versioned && typeof version !== 'string') throw new MissingArgument('version');
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || inPath.includes(name) || (tool.versioned && name === 'version')) continue;
    if (tool.query.includes(name) || !tool.body) query[name] = value;
    else body[name] = value;
  }
  // The registry and the client come of one document; its types cannot follow a path that is data.
  const request = client.request as unknown as Untyped;
  const ended = endsWith(signal);
  const answer = await request(tool.method.toLowerCase(), tool.path, {
    params: { path, query },
    ...(typeof version === 'string' && { headers: { 'if-match': `"${version}"` } }),
    ...(tool.body && { body }),
    signal: ended.signal,
  }).finally(ended.release);
  const { headers, status } = answer.response;
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
  return {
    status,
    body: answer.data ?? answer.error ?? null,
    requestId: headers.get('x-request-id'),
    retryAfter: Number.isFinite(wait) ? wait : null,
    readAsOf: headers.get('svc-as-of'),
  };
}

/** Ends with the caller, or when it takes too long. Nothing of it stays behind, unlike with signals joined into one. */
function endsWith(caller: AbortSignal): { signal: AbortSignal; release: () => void } {
  const ending = new AbortController();
  const stop = () => ending.abort(caller.reason);
  const late = setTimeout(
    () => ending.abort(new DOMException(`no answer within ${longest} ms`, 'TimeoutError')),
    longest,
  );
  if (caller.aborted) stop();
  caller.addEventListener('abort', stop);
  return {
    signal: ending.signal,
    release() {
      clearTimeout(late);
      caller.removeEventListener('abort', stop);
    },
  };
}
