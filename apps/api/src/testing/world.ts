import type { Example, Operation, PlanLimits, ScopeName } from '@svc/contract/kernel';
import type { Environment, PrepareContext, Replica } from '@svc/core/environment';
import { type TestTenant, testContext } from '@svc/core/environment/testing';
import { howTold, spokenIn } from '@svc/core/i18n';
import { operations } from '@svc/core/operations';
import { createApiKey } from '@svc/core/resource/account/api-key';
import { type TestDatabase, testDatabase } from '@svc/testing';
import { afterAll } from 'vitest';
import { createApp } from '../app.ts';

/** Secret with which a test's MCP server exchanges tokens. */
export const mcpSecret = 'the secret of an MCP server in tests';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  body: any;
  text: string;
}

export interface CallOptions {
  /** null: no Authorization header. Default: the tenant's administrator. */
  secret?: string | null;
  headers?: Record<string, string>;
}

/** One tenant with an administrator's key. */
export interface Caller {
  context: PrepareContext;
  twin: PrepareContext;
  environment: Environment;
  secret: string;
  call: (operation: Operation, example: Example, options?: CallOptions) => Promise<Answer>;
  /** Calls by operation id; throws when the answer is an error. */
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
  use: (id: string, example: Example) => Promise<any>;
  mint: (scopes: ScopeName[], projectIds?: string[]) => Promise<string>;
}

export interface World {
  handle: TestDatabase;
  environment: Environment;
  request: (path: string, init?: RequestInit) => Promise<Answer>;
  /** The app as a server calls it. */
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
  tenant: (limits?: Partial<PlanLimits>) => Promise<Caller>;
  /** Called after the last test by itself. */
  close: () => Promise<void>;
}

/** What the service says with values is told from a message; words are read for rows of earlier releases alone. */
function assertSaid(body: unknown): void {
  for (const { field, text } of spokenIn(body))
    if (howTold(text) === 'words') throw new Error(`“${text}” (${field}) has no message`);
}

/** Requests to an app in process. `fault`: what it logged last, when it answers 500. */
export const requester =
  (app: Pick<ReturnType<typeof createApp>['app'], 'request'>, fault: () => unknown): World['request'] =>
  async (path, init = {}) => {
    const response = await app.request(path, init);
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') && text !== '';
    if (response.status === 500) throw new Error(`a fault of ours: ${String(fault())}`, { cause: fault() });
    const body = json ? JSON.parse(text) : null;
    if (path.startsWith('/v1/')) assertSaid(body);
    return { status: response.status, headers: response.headers, text, body };
  };

/**
 * The whole API in process, over a database of this test file. Answers that break their schema become errors.
 * It ends after the last test.
 */
export async function openWorld(changes: Partial<Environment> = {}, replica?: Replica): Promise<World> {
  const handle = await testDatabase();
  const { environment } = await testContext(handle.database, handle.ownerUrl);
  let fault: unknown;
  const log = {
    ...environment.log,
    error: (fields: object) => (fault = 'err' in fields ? fields.err : fields),
  };
  const used = { ...environment, ...changes, log };
  const { app, close } = createApp({
    environment: used,
    operations,
    docs: { publicUrl: changes.publicUrl ?? 'http://api.test' },
    validateResponses: true,
    allowedHosts: ['api.test'],
    mcp: { urls: '', secret: mcpSecret },
    ...(replica && { replica }),
    ready: () => true,
  });
  let closed: Promise<void> | null = null;
  const end = () => (closed ??= close().then(handle.drop));
  afterAll(end);

  const request = requester(app, () => fault);

  return {
    handle,
    environment: used,
    request,
    fetch: app.fetch,
    async tenant(more = {}) {
      const many = {
        requestsPerMinute: 1_000_000,
        concurrentScans: 1_000,
        projects: 100_000,
        workspaces: 1_000,
      };
      const limits = { ...many, ...more };
      const tenant = await testContext(handle.database, handle.ownerUrl, { plan: 'enterprise', limits });
      return openCaller(tenant, request);
    },
    close: end,
  };
}

export async function openCaller(tenant: TestTenant, request: World['request']): Promise<Caller> {
  const { context, twin, environment } = tenant;
  const mint = async (scopes: ScopeName[], projectIds: string[] | null = null): Promise<string> => {
    const key = {
      name: 'Test',
      scopes,
      projectIds,
      monthlyCreditCap: null,
      ipAllowList: null,
      expiresAt: null,
    };
    return (await createApiKey(context, key)).secret;
  };
  const secret = await mint(['admin']);
  const call: Caller['call'] = (operation, example, options = {}) => {
    const [method = 'GET', path = ''] = operation.address.split(' ');
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => example.params?.[name] ?? name);
    const query = example.query ? `?${new URLSearchParams(example.query)}` : '';
    const bearer = options.secret === undefined ? secret : options.secret;
    const body = operation.body ? (example.body ?? {}) : undefined;
    return request(filled + query, {
      method,
      headers: {
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...example.headers,
        ...options.headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  const use: Caller['use'] = async (id, example) => {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`there is no operation ${id}`);
    const answer = await call(operation, example);
    if (answer.status >= 300) throw new Error(`${id}: ${answer.status} ${answer.text}`);
    return answer.body;
  };
  return { context, twin, environment, secret, call, use, mint };
}
