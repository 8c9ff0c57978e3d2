import {
  createEnvironment,
  giveMemoryBack,
  hearUncaught,
  loadAuditSigner,
  whenReachable,
} from '@svc/core/environment';
import { currentOrigin } from '@svc/core/kernel';
import { assertVaultOpens } from '@svc/core/resource/account/provider-key';
import { startTracing } from '@svc/core/trace';
import { createRedactor, loadVault, secretsOf } from '@svc/core/vault';
import { openDatabase } from '@svc/db';
import { emulatorBaseUrls } from '@svc/emulator/engine';
import pino from 'pino';
import type { Env } from './env.ts';
import { createMetrics } from './metrics.ts';
import { listenMetrics } from './metrics-server.ts';
import { assertMigrated } from './queries.ts';
import { startWorker } from './worker.ts';

/** Runs jobs until it is told to end. */
export async function start(env: Env): Promise<void> {
  // Lines go out in blocks, a tenth of a second late at most: a write for each costs as much as the rest of a read.
  const destination = pino.destination({ fd: 1, sync: false, minLength: 8_192, periodicFlush: 100 });
  const secrets = createRedactor(secretsOf(process.env));
  // No wildcards: they walk every field of every line.
  const redact = ['secret', 'apiKey', 'authorization', 'payload.secret', 'err.secret', 'err.config'];
  const log = pino(
    {
      level: env.LOG_LEVEL,
      base: { app: 'worker' },
      redact,
      hooks: { streamWrite: secrets.redact },
      mixin: whoseWork,
    },
    destination,
  );
  const trace = await startTracing(process.env, 'worker');
  const database = openDatabase({
    url: env.DATABASE_URL,
    ...(trace.onStatement && { onStatement: trace.onStatement }),
    role: env.DATABASE_ROLE || null,
    prepare: env.DATABASE_PREPARE,
    citus: env.DATABASE_CITUS,
    transactionConnections: 12,
  });
  const environment = createEnvironment({
    database,
    log,
    trace,
    secrets,
    settings: process.env,
    testBaseUrls: env.SVC_EMULATOR_URL ? emulatorBaseUrls(env.SVC_EMULATOR_URL) : {},
    egressAllow: env.SVC_EGRESS_ALLOW,
    vault: await loadVault({ keys: env.SVC_KEK, file: env.SVC_KEK_FILE }),
    auditSigner: await loadAuditSigner({ key: env.SVC_AUDIT_KEY, file: env.SVC_AUDIT_KEY_FILE }),
  });
  await whenReachable(log, async () => {
    await assertMigrated(environment.database);
    await assertVaultOpens(environment);
    await environment.followClock();
  });
  let worker: Awaited<ReturnType<typeof startWorker>> | null = null;
  let stopping = false;
  let metricsServer: ReturnType<typeof listenMetrics> | undefined;
  const stop = async (why: string, code = 0) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ why }, 'worker drains');
    await worker?.stop();
    metricsServer?.close();
    await environment.fetch.close();
    await database.close();
    await trace.close().catch((err: unknown) => log.warn({ err }, 'last spans not sent'));
    destination.flushSync();
    process.exit(code);
  };
  // Before the first job: the database may go away while the worker starts.
  hearUncaught(log, () => void stop('uncaught error', 1));
  const metrics = env.METRICS_PORT === undefined ? undefined : createMetrics(environment);
  metricsServer = metrics && listenMetrics(metrics, { host: env.HOST, port: env.METRICS_PORT ?? 0 });
  metricsServer?.on('error', ({ message }) => {
    process.stderr.write(`METRICS_PORT: ${message}\n`);
    process.exit(1);
  });
  worker = await startWorker({
    environment,
    databaseUrl: env.QUEUE_DATABASE_URL ?? env.DATABASE_URL,
    concurrency: env.WORKER_CONCURRENCY,
    leaseSeconds: env.WORKER_LEASE_SECONDS,
    aliveFile: env.WORKER_ALIVE_FILE,
    canaryUsd: env.SVC_CANARY_USD_PER_DAY,
    keptMonths: env.SVC_KEPT_MONTHS,
    scheduled: true,
    ...(metrics && { metrics }),
  });
  log.info({ poolId: worker.poolId }, 'worker ready');
  process.send?.('ready');
  giveMemoryBack();
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  // Started by `npm start`: ends when that process has ended.
  process.on('disconnect', () => void stop('disconnect'));
  process.channel?.unref();
}

/** Every log line of a job names the request that caused it. */
function whoseWork(): object {
  const { traceparent: _, ...origin } = currentOrigin() ?? {};
  return origin;
}
