import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import {
  allows,
  type Context,
  destructive,
  type ErrorCode,
  errorCatalogue,
  method,
  type Operation,
  path,
  readOnly,
  ServiceError,
  transaction,
} from '@svc/core/kernel';
import type { Context as HonoContext } from 'hono';
import { sql } from 'kysely';
import type { Authenticator, Caller } from './middleware/authenticate.ts';
import { compress } from './middleware/compress.ts';
import { readIdempotencyKey, type StoredResponse, withIdempotency } from './middleware/idempotency.ts';
import type { createConcurrencyLimiter, RateDecision, RateLimiter } from './middleware/rate-limit.ts';
import { type AppEnv, problemSchema } from './schema.ts';

export interface MountOptions {
  environment: Environment;
  authenticator: Authenticator;
  rateLimiter: RateLimiter;
  concurrency: ReturnType<typeof createConcurrencyLimiter>;
  /** For tests and development: an answer that breaks its schema becomes an error. */
  validateResponses: boolean;
}

/** Turns the table of operations into routes: the only place where an operation meets HTTP. */
export function mount(
  app: OpenAPIHono<AppEnv>,
  operations: readonly Operation[],
  options: MountOptions,
): void {
  const readers = new Map(
    operations
      .filter((operation) => method(operation) === 'GET')
      .map((operation) => [path(operation), operation]),
  );
  // What a POST to a collection makes is read below it, where there is such a route.
  const itemPaths = new Map(
    [...readers.keys()]
      .filter((path) => path.endsWith('}'))
      .map((path) => [path.replace(/\/\{[^}]+\}$/, ''), path]),
  );
  for (const operation of operations) {
    const makes = operation.effect === 'create' || operation.effect === 'run';
    const related: Related = {
      reader: readers.get(path(operation)),
      itemPath: makes ? itemPaths.get(path(operation)) : undefined,
    };
    app.openapi(routeOf(operation, related, guard(operation, options)), async (c) => {
      return (await answer(c as HonoContext<AppEnv>, operation, related, options)) as never;
    });
  }
}

/** Other operations that one has to do with. */
interface Related {
  /** The GET of the same address. */
  reader: Operation | undefined;
  /** Where a created resource is read; its last variable is the new id. */
  itemPath: string | undefined;
}

const alwaysPossible: readonly ErrorCode[] = [
  'unauthenticated',
  'key_expired',
  'key_revoked',
  'insufficient_scope',
  'plan_required',
  'ip_not_allowed',
  'rate_limited',
  'internal',
  'overloaded',
];

function errorsOf(operation: Operation, reader: Operation | undefined): readonly ErrorCode[] {
  const codes: ErrorCode[] = [...alwaysPossible, ...(operation.errors ?? [])];
  if (operation.params || operation.query || operation.body) codes.push('validation_failed', 'malformed');
  if (operation.body) codes.push('unsupported_media_type', 'payload_too_large');
  if (!readOnly(operation)) codes.push('idempotency_in_progress', 'idempotency_mismatch');
  // With If-Match, where the resource can be read at the same address.
  if (!readOnly(operation) && reader) codes.push('precondition_failed');
  return codes;
}

function successStatus(operation: Operation): 200 | 201 {
  return method(operation) === 'POST' && (operation.effect === 'create' || operation.effect === 'run')
    ? 201
    : 200;
}

function routeOf(operation: Operation, { reader }: Related, middleware: ReturnType<typeof guard>) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation, reader)) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const problems = Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, codes]) => [
        status,
        {
          description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].title}.`).join(' '),
          content: { 'application/problem+json': { schema: problemSchema } },
        },
      ]),
  );
  const status = successStatus(operation);
  return createRoute({
    method: method(operation).toLowerCase() as 'get',
    path: path(operation),
    operationId: operation.id,
    tags: [operation.group],
    summary: operation.summary,
    description: operation.description,
    security: [{ apiKey: [] }],
    middleware,
    request: {
      ...(operation.params && { params: operation.params }),
      ...(operation.query && { query: operation.query }),
      ...(operation.body && {
        body: { required: true, content: { 'application/json': { schema: operation.body } } },
      }),
    },
    responses: {
      [status]: {
        description: operation.summary,
        content: { 'application/json': { schema: operation.returns } },
      },
      ...problems,
    },
    'x-svc': {
      tool: `svc.${operation.id}`,
      scope: operation.scope,
      ...(operation.fine && { fine: operation.fine }),
      readOnly: readOnly(operation),
      destructive: destructive(operation),
      provenance: operation.provenance,
      spendsCredits: operation.spendsCredits ?? false,
      gateable: operation.gateable ?? false,
      idempotencyKey:
        operation.idempotent === true ? 'required' : readOnly(operation) ? 'ignored' : 'optional',
    },
  });
}

/** Before validation: who is it, may they, and not too often. */
function guard(operation: Operation, options: MountOptions) {
  return async (c: HonoContext<AppEnv>, next: () => Promise<void>) => {
    const caller = await options.authenticator.authenticate(c.req.header('authorization'), c.get('ip'));
    c.set('caller', caller);
    assertAllowed(caller, operation);
    const { workspace } = caller;
    c.set('rate', options.rateLimiter.take(workspace.id, workspace.limits.requestsPerMinute));
    options.concurrency.enter(workspace.id, workspace.limits.concurrentRequests);
    try {
      await next();
    } finally {
      options.concurrency.leave(workspace.id);
    }
  };
}

function assertAllowed(caller: Caller, operation: Operation): void {
  if (!allows(caller.actor.scopes, operation)) {
    throw new ServiceError(
      'insufficient_scope',
      `This needs the scope ${operation.scope}${operation.fine ? ` or ${operation.fine}` : ''}, which the key does not hold.`,
      {
        extensions: { requiredScope: operation.scope },
      },
    );
  }
  const { api } = caller.workspace.limits;
  if (api === 'none')
    throw new ServiceError(
      'plan_required',
      `The ${caller.workspace.plan} plan has no API access. Starter reads; Growth and Enterprise do everything.`,
    );
  if (api === 'read' && !readOnly(operation))
    throw new ServiceError(
      'plan_required',
      `The ${caller.workspace.plan} plan is read-only. Growth and Enterprise can do this.`,
    );
}

async function answer(
  c: HonoContext<AppEnv>,
  operation: Operation,
  { reader, itemPath }: Related,
  options: MountOptions,
): Promise<Response> {
  const caller = c.get('caller');
  const requestId = c.get('requestId');
  const { environment } = options;
  const context: Context = {
    environment,
    db: environment.database.forWorkspace(caller.workspace.id),
    inTransaction: false,
    workspace: caller.workspace,
    actor: caller.actor,
    requestId,
  };
  const input: Record<string, unknown> = {
    ...(operation.query && (c.req.valid('query' as never) as object)),
    ...(operation.body && (c.req.valid('json' as never) as object)),
    ...(operation.params && (c.req.valid('param' as never) as object)),
  };
  const run = async (context: Context): Promise<StoredResponse> => {
    const result = await operation.run(context, input);
    if (options.validateResponses) operation.returns.parse(result);
    const headers = { ...etagOf(result), ...(itemPath && locationOf(itemPath, input, result)) };
    return { status: successStatus(operation), headers, body: JSON.stringify(result) };
  };
  let response: StoredResponse;
  let replayed = false;
  if (readOnly(operation)) {
    response = await run(context);
    const etag = response.headers.etag;
    if (etag !== undefined && c.req.header('if-none-match') === etag)
      response = { status: 304, headers: { etag }, body: '' };
  } else {
    const guarded = (context: Context) =>
      ifMatch(
        c.req.header('if-match'),
        context,
        reader && { path: c.req.path, read: () => reader.run(context, input) },
        run,
      );
    const key = readIdempotencyKey(c.req.header('idempotency-key'));
    if (key === null) response = await transaction(context, guarded);
    else
      ({ response, replayed } = await withIdempotency(
        context,
        {
          route: `${operation.address} ${c.req.path}`,
          key,
          body: operation.body ? await c.req.text() : '',
          apiKey: c.req.header('authorization') ?? '',
        },
        guarded,
      ));
  }
  return send(c, response, c.get('rate'), caller.workspace.limits.requestsPerMinute, replayed);
}

/** Writers that name a version wait for one another on the address, so that none overwrites unseen. */
async function ifMatch(
  expected: string | undefined,
  context: Context,
  resource: { path: string; read: () => Promise<unknown> } | undefined,
  run: (context: Context) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  if (expected === undefined || expected === '*' || resource === undefined) return run(context);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${context.workspace.id}|${resource.path}`}, 1))`.execute(
    context.db,
  );
  if (etagOf(await resource.read()).etag !== expected) {
    throw new ServiceError(
      'precondition_failed',
      'The resource has changed since you read it. Read it again and repeat your change.',
    );
  }
  return run(context);
}

function etagOf(result: unknown): { etag?: string } {
  if (typeof result !== 'object' || result === null) return {};
  const { id, updatedAt } = result as { id?: unknown; updatedAt?: unknown };
  return typeof updatedAt === 'string'
    ? { etag: `"${String(id ?? '')}.${updatedAt.replace(/\D/g, '')}"` }
    : {};
}

/** The item's path with what the request named and, last, the new id. */
function locationOf(
  itemPath: string,
  input: Record<string, unknown>,
  result: unknown,
): Record<string, string> {
  const { id } = result as { id?: unknown };
  if (typeof id !== 'string') return {};
  return {
    location: itemPath
      .replace(/\{[^}]+\}$/, id)
      .replace(/\{([^}]+)\}/g, (_, name: string) => String(input[name])),
  };
}

async function send(
  c: HonoContext<AppEnv>,
  stored: StoredResponse,
  rate: RateDecision,
  perMinute: number,
  replayed: boolean,
): Promise<Response> {
  const { body, encoding } = await compress(stored.body, c.req.header('accept-encoding'));
  const headers: Record<string, string> = {
    ...stored.headers,
    'content-type': 'application/json',
    'x-request-id': c.get('requestId'),
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'ratelimit-policy': `"minute";q=${perMinute};w=60`,
    ratelimit: `"minute";r=${rate.remaining};t=${rate.reset}`,
    vary: 'accept-encoding',
  };
  if (encoding) headers['content-encoding'] = encoding;
  if (replayed) headers['idempotency-replayed'] = 'true';
  return new Response(stored.status === 304 ? null : body, { status: stored.status, headers });
}
