import {
  createEnvironment,
  followReplica,
  giveMemoryBack,
  hearUncaught,
  loadAuditSigner,
  whenReachable,
} from '@svc/core/environment';
import { operations } from '@svc/core/operations';
import { assertVaultOpens } from '@svc/core/resource/account/provider-key';
import { startTracing } from '@svc/core/trace';
import { createRedactor, loadVault, secretsOf } from '@svc/core/vault';
import { openDatabase } from '@svc/db';
import { emulatorBaseUrls } from '@svc/emulator/engine';
import pino from 'pino';
import { createApp } from './app.ts';
import { type Env, hostsOf } from './env.ts';
import { createMetrics, listenMetrics } from './metrics.ts';
import { listen } from './server.ts';
import { trustProxies } from './trusted-proxies.ts';

/** Answers requests until it is told to end. */
export async function start(env: Env): Promise<void> {
  // Lines go out in blocks, a tenth of a second late at most: a write for each costs as much as the rest of a read.
  const destination = pino.destination({ fd: 1, sync: false, minLength: 8_192, periodicFlush: 100 });
  const secrets = createRedactor(secretsOf(process.env));
  // No wildcards: they walk every field of every line.
  const redact = ['secret', 'apiKey', 'authorization', 'payload.secret', 'err.secret', 'err.config'];
  const log = pino(
    { level: env.LOG_LEVEL, base: { app: 'api' }, redact, hooks: { streamWrite: secrets.redact } },
    destination,
  );
  const trace = await startTracing(process.env, 'api');
  const database = openDatabase({
    url: env.DATABASE_URL,
    ...(trace.onStatement && { onStatement: trace.onStatement }),
    role: env.DATABASE_ROLE || null,
    prepare: env.DATABASE_PREPARE,
    citus: env.DATABASE_CITUS,
    listenUrl: env.LISTEN_DATABASE_URL,
  });
  const publicUrl = env.PUBLIC_URL?.replace(/\/$/, '') ?? ownUrl(env);
  const environment = createEnvironment({
    database,
    log,
    trace,
    secrets,
    settings: { ...process.env, PUBLIC_URL: publicUrl },
    testBaseUrls: env.SVC_EMULATOR_URL ? emulatorBaseUrls(env.SVC_EMULATOR_URL) : {},
    egressAllow: env.SVC_EGRESS_ALLOW,
    vault: await loadVault({ keys: env.SVC_KEK, file: env.SVC_KEK_FILE }),
    auditSigner: await loadAuditSigner({ key: env.SVC_AUDIT_KEY, file: env.SVC_AUDIT_KEY_FILE }),
  });
  const standby =
    env.DATABASE_READ_URL === undefined
      ? null
      : openDatabase({
          url: env.DATABASE_READ_URL,
          ...(trace.onStatement && { onStatement: trace.onStatement }),
          role: env.DATABASE_ROLE || null,
          prepare: env.DATABASE_PREPARE,
          citus: env.DATABASE_CITUS,
          transactionConnections: 2,
        });
  const replica =
    standby &&
    followReplica({
      ...{ primary: database, standby, log, now: environment.now },
      mostLagSeconds: env.DATABASE_READ_MOST_LAG_SECONDS,
    });
  let draining = false;
  let checked = false;
  const metrics = env.METRICS_PORT === undefined ? undefined : createMetrics(environment);
  const proxies = trustProxies(env.TRUSTED_PROXIES, env.TRUSTED_PROXIES_HEADER);
  const { fetch, describe, endStreams, close } = createApp({
    environment,
    proxies,
    ...(metrics && { metrics }),
    ...(replica && { replica }),
    operations,
    allowedHosts: hostsOf(env.ALLOWED_HOSTS),
    docs: { publicUrl, securityContact: env.SECURITY_CONTACT },
    mcp: { urls: env.MCP_PUBLIC_URL, secret: env.MCP_CLIENT_SECRET ?? null },
    ...(env.SVC_CONSOLE_FOLDER !== undefined && { consoleFolder: env.SVC_CONSOLE_FOLDER }),
    consoleComesLater: env.NODE_ENV === 'development',
    validateResponses: env.SVC_VALIDATE_RESPONSES,
    mostAtOnce: env.API_MOST_AT_ONCE,
    ready: () => checked && !draining,
  });
  // Requests that need the database wait for it; this one says that the deployment's own key is held.
  whenReachable(log, async () => {
    await assertVaultOpens(environment);
    await environment.followClock();
  }).then(
    () => {
      checked = true;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  );
  const server = listen(
    {
      fetch,
      port: env.PORT,
      hostname: env.HOST,
      headersTimeoutMs: 15_000,
      bodyTimeoutMs: 30_000,
      connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
      isProxy: proxies.includes,
    },
    (port) => log.info({ port }, 'api ready'),
  );
  setTimeout(describe, 3_000).unref();
  giveMemoryBack();
  server.on('error', endWithoutPort('PORT', env.PORT, env.HOST));
  const metricsPort = env.METRICS_PORT ?? 0;
  const metricsServer = metrics && listenMetrics(metrics, { hostname: env.HOST, port: metricsPort });
  metricsServer?.on('error', endWithoutPort('METRICS_PORT', metricsPort, env.HOST));

  const stop = async (why: string, code = 0) => {
    if (draining) process.exit(1);
    draining = true;
    log.info({ why }, 'api drains');
    endStreams();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(resolve, 10_000).unref();
    });
    metricsServer?.close();
    await close();
    await environment.fetch.close();
    replica?.stop();
    await standby?.close();
    await database.close();
    await trace.close().catch((err: unknown) => log.warn({ err }, 'last spans not sent'));
    destination.flushSync();
    process.exit(code);
  };
  hearUncaught(log, () => void stop('uncaught error', 1));
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  // Started by `npm start`: ends when that process has ended.
  process.on('disconnect', () => void stop('disconnect'));
  process.channel?.unref();
}

/**
 * The service's own address when no setting names one. Ends the process where HOST makes no valid address, and names the
 * setting.
 */
function ownUrl({ HOST, PORT }: { HOST: string; PORT: number }): string {
  const url = `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;
  if (!URL.canParse(url))
    endWithoutPort('PORT', PORT, HOST)(Object.assign(new Error(url), { code: 'EINVAL' }));
  return url;
}

const endWithoutPort = (setting: string, port: number, host: string) => (error: NodeJS.ErrnoException) => {
  const whys: Partial<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken. Set ${setting} to a free one.`,
    EACCES: `Port ${port} is not free to this user. Set ${setting} to one above 1023.`,
    ...Object.fromEntries(
      ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL'].map((code) => [
        code,
        `HOST: “${host}” is no address of this machine. Set HOST to one, or to 0.0.0.0 for all.`,
      ]),
    ),
  };
  process.stderr.write(`${whys[error.code ?? ''] ?? error.message}\n`);
  process.exit(1);
};
