import { randomUUID } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import { createAdmission, createAdmissionStore, sweepAdmission } from '@svc/core/admission';
import type { Environment, Replica } from '@svc/core/environment';
import type { Runnable } from '@svc/core/implement';
import { ServiceError, withOrigin } from '@svc/core/kernel';
import { sweepArtifacts } from '@svc/core/resource/account/connection';
import { sweepThrottle } from '@svc/core/throttle';
import type { Trace } from '@svc/core/trace';
import type { Context, Next } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { Metrics } from './metrics.ts';
import { type Caller, createAuthenticator } from './middleware/authenticate.ts';
import { ownHost } from './middleware/own-host.ts';
import { pagePolicy } from './middleware/page-policy.ts';
import { rateHeaders } from './middleware/rate-limit.ts';
import { createEarlyRefusal } from './middleware/refuse-early.ts';
import { createShedder } from './middleware/shed.ts';
import { mount } from './mount/index.ts';
import { unknownRoutes } from './mount/unknown-route.ts';
import { createChallenge, mountOAuth, resourcesOf } from './oauth/index.ts';
import { asServiceError, clashes, problemResponse } from './problem.ts';
import { requestIdOf } from './request-id.ts';
import { mountConsole } from './routes/console/index.ts';
import { mountDocs } from './routes/docs/index.ts';
import { mountHealth } from './routes/health.ts';
import { mountImportFile } from './routes/import-file.ts';
import { mountIntegrationCallback } from './routes/integration-callback.ts';
import { mountInvitations } from './routes/invitation.ts';
import { mountInvoicePages } from './routes/invoice-page.ts';
import { mountMailbox } from './routes/mailbox.ts';
import { mountObjects } from './routes/objects.ts';
import { mountPayments } from './routes/payments.ts';
import { mountReportPages } from './routes/report-page.ts';
import { mountScanEvents } from './routes/scan-events/index.ts';
import { mountUnsubscribe } from './routes/unsubscribe.ts';
import { mountWellKnown } from './routes/well-known.ts';
import type { AppEnv } from './schema.ts';
import { type TrustedProxies, trustProxies } from './trusted-proxies.ts';

export interface AppOptions {
  environment: Environment;
  operations: readonly Runnable[];
  docs: {
    /** The public address of the API, without a slash at the end. */
    publicUrl: string;
    /** Where to send reports of security weaknesses. */
    securityContact?: string | undefined;
  };
  /** MCP servers that programs sign in to: their addresses, and what they show to exchange tokens. */
  mcp?: { urls: string; secret: string | null };
  /** Output of the console's build; left out: this deployment has no console. */
  consoleFolder?: string;
  /** The console’s folder need not be there yet. */
  consoleComesLater?: boolean;
  validateResponses: boolean;
  /** A replica that analytics may read from; left out: the database itself. */
  replica?: Replica;
  /** Requests in flight beyond which others are refused; 256 when left out. */
  mostAtOnce?: number;
  /** Proxies whose headers about the caller are trusted; left out: none. */
  proxies?: TrustedProxies;
  /** Names that it is reached by beside its public one and those of this machine. */
  allowedHosts?: readonly string[];
  /** Whether requests are still welcome; false while draining. */
  ready: () => boolean;
  /** Left out: nothing is counted. */
  metrics?: Metrics;
}

/** The whole HTTP surface. `close` writes down what is still in memory. */
export function createApp(options: AppOptions) {
  const { environment } = options;
  const { trace } = environment;
  const docsUrl = `${options.docs.publicUrl}/docs`;
  const app = new OpenAPIHono<AppEnv>();
  const resources = resourcesOf(options.docs.publicUrl, options.mcp?.urls ?? '');
  const authenticator = createAuthenticator(environment, resources.api);
  const challenge = createChallenge(resources);
  const { system } = environment.database;
  const proxies = options.proxies ?? trustProxies('');
  const shedder = createShedder(options.mostAtOnce ?? 256);
  const admission = createAdmission({
    store: createAdmissionStore(system),
    instance: randomUUID(),
    now: () => performance.now(),
  });

  app.use(async (c, next) => {
    const started = performance.now();
    c.set('requestId', requestIdOf(c.req.header('x-request-id')));
    const origin = proxies.originOf(peerOf(c.env), c.req.raw.headers);
    c.set('ip', origin.address);
    c.set('secure', origin.secure);
    await (trace.on ? traced(trace, c, next) : next());
    const { method, path } = c.req;
    const { status } = c.res;
    const milliseconds = performance.now() - started;
    options.metrics?.answered({
      method,
      route: routeOf(c),
      status,
      seconds: milliseconds / 1_000,
    });
    environment.log.info(
      { ...whoCalls(c), ip: c.get('ip'), method, path, status, ms: Math.round(milliseconds * 10) / 10 },
      'request',
    );
  });

  const publicHosts = [environment.publicUrl, options.docs.publicUrl].map((url) => new URL(url).host);
  app.use(ownHost([...publicHosts, ...(options.allowedHosts ?? [])]));
  app.use(pagePolicy);

  app.onError((error, c) => {
    const known = isWithoutBody(c.req.raw.headers, error) ? emptyBody() : asServiceError(error);
    if (known.code === 'internal') environment.log.error({ ...whoCalls(c), err: error }, 'request failed');
    else if (clashes(error)) environment.log.warn({ ...whoCalls(c), err: error }, 'writers met');
    return problemResponse(known, c.get('requestId'), docsUrl, {
      ...rateHeaders(c.get('rate')),
      ...challenge(known, c.get('caller'), c.req.header('authorization') !== undefined),
    });
  });
  const unknown = unknownRoutes(options.operations);
  app.notFound((c) => {
    const { error, headers } = unknown(c.req.method, c.req.path);
    return problemResponse(error, c.get('requestId'), docsUrl, headers);
  });

  mountHealth(app, { environment, ready: options.ready });
  const guarding = { environment, authenticator, admission, shedder };
  mount(app, options.operations, {
    ...guarding,
    docsUrl,
    validateResponses: options.validateResponses,
    ...(options.replica && { replica: options.replica }),
  });
  const endStreams = mountScanEvents(app, { ...guarding, operations: options.operations });
  mountImportFile(app, { ...guarding, operations: options.operations });
  mountMailbox(app, environment);
  mountIntegrationCallback(app, environment);
  mountInvitations(app, environment, { hasConsole: options.consoleFolder !== undefined });
  mountInvoicePages(app, environment);
  mountObjects(app, environment);
  mountPayments(app, environment);
  mountReportPages(app, environment);
  mountUnsubscribe(app, environment);
  mountOAuth(app, { environment, resources, mcpSecret: options.mcp?.secret ?? null });
  mountConsole(app, {
    environment,
    authenticator,
    folder: options.consoleFolder ?? null,
    comesLater: options.consoleComesLater ?? false,
  });
  const describe = mountDocs(
    app,
    { ...options.docs, productName: environment.productName },
    options.operations,
  );
  mountWellKnown(app, { ...options.docs, now: environment.now });
  const flush = setInterval(() => {
    authenticator
      .flushLastUsed()
      .catch((err: unknown) => environment.log.warn({ err }, 'last use of keys not written'));
    Promise.all([sweepAdmission(system), sweepThrottle(system), sweepArtifacts(system)]).catch(
      (err: unknown) => environment.log.warn({ err }, 'old quotas not swept'),
    );
  }, 60_000);
  flush.unref();

  const refuseEarly = createEarlyRefusal({
    shedder,
    authenticator,
    admission,
    operations: options.operations,
    docsUrl,
    log: environment.log,
    refused: (method) => options.metrics?.answered({ method, route: 'refused', status: 503, seconds: 0 }),
  });

  return {
    app,
    fetch: (request: Request, bindings: object = {}): Response | Promise<Response> =>
      refuseEarly(request) ?? app.fetch(request, bindings),
    /** Makes what the docs are made of, which holds up everybody for a fifth of a second: right after the start. */
    describe,
    /** Clients that follow a scan continue on another process. */
    endStreams,
    async close() {
      endStreams();
      clearInterval(flush);
      await authenticator.flushLastUsed().catch(() => {});
    },
  };
}

/** The route with its variables. The outer handlers match everything: it is the last that matched. */
const routeOf = (c: Context<AppEnv>): string =>
  c.res.status === 404 && isAny(routePath(c, -1)) ? 'none' : routePath(c, -1);

/** The request as a span, and what it asks of jobs as part of its trace. Paths stay out: some hold a token. */
const traced = (trace: Trace, c: Context<AppEnv>, next: Next): Promise<void> =>
  trace.span(c.req.method, { kind: 'server', parent: c.req.header('traceparent') }, async (span) => {
    const traceparent = trace.traceparent();
    await withOrigin(traceparent === undefined ? {} : { traceparent }, next);
    const route = routeOf(c);
    span.rename(`${c.req.method} ${route}`);
    span.set({
      'http.request.method': c.req.method,
      'http.route': route,
      'http.response.status_code': c.res.status,
      ...spanFields(whoCalls(c)),
    });
  });

const spanFields = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`svc.${name}`, String(value)]));

/** The fields that every log line of a request has. */
function whoCalls(c: Context<AppEnv>): object {
  const caller = c.get('caller') as Caller | undefined;
  return {
    requestId: c.get('requestId'),
    ...(caller && {
      workspaceId: caller.workspace.id,
      keyId: caller.actor.id,
      ...(caller.actor.memberId && { memberId: caller.actor.memberId }),
    }),
  };
}

/** A pattern that matches any path, so no route of its own matched. */
const isAny = (route: string): boolean => route === '*' || route === '/*';

const emptyBody = () =>
  new ServiceError('malformed', 'The body is empty. Send JSON, at least {}, as application/json.');

/** The request had no body. The framework only says that the body could not be read or has no type. */
function isWithoutBody(headers: Headers, error: unknown): boolean {
  const nothing = (headers.get('content-length') ?? '0') === '0' && !headers.has('transfer-encoding');
  return nothing && error instanceof HTTPException && (error.status === 400 || error.status === 415);
}

/** The peer's address, from the node server's bindings; none when a test calls the app directly. */
const peerOf = (bindings: unknown): string | undefined =>
  (bindings as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket
    ?.remoteAddress;
