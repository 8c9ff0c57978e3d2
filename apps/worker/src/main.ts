import { createEnvironment, hearUncaught, loadAuditSigner, whenReachable } from '@svc/core/environment';
import { currentOrigin, planNames } from '@svc/core/kernel';
import { assertVaultOpens, rewrapProviderKeys } from '@svc/core/resource/provider-key';
import { provisionOrganisation } from '@svc/core/resource/workspace';
import { rewrapSecrets } from '@svc/core/secret';
import { startTracing } from '@svc/core/trace';
import { createRedactor, loadVault, secretsOf } from '@svc/core/vault';
import { openDatabase } from '@svc/db';
import { migrate, migrations } from '@svc/db/migrate';
import { emulatorBaseUrls } from '@svc/emulator/engine';
import pino from 'pino';
import { readEnv } from './env.ts';
import { startWorker } from './worker.ts';

/**
 * `svc-worker` runs jobs. `svc-worker migrate` brings the database up to date and ends; `svc-worker rewrap` brings
 * secrets under the newest key-encryption key and ends; `svc-worker create-organisation NAME [PLAN]` makes a tenant and prints its
 * first keys.
 */
const commands = ['migrate', 'rewrap', 'create-organisation'];
const usage = `Usage: svc-worker [migrate | rewrap | create-organisation NAME [${planNames.join('|')}]]`;

/** Without a command it works; a misspelt one must not start a worker. */
function checkArguments([command, ...rest]: readonly string[]): void {
  const known = command === undefined || commands.includes(command);
  if (known && (rest.length === 0 || command === 'create-organisation')) return;
  process.stderr.write(`Unknown arguments: ${[command, ...rest].join(' ')}\n${usage}\n`);
  process.exit(2);
}

async function main(): Promise<void> {
  checkArguments(process.argv.slice(2));
  const env = readEnv(process.env);
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
  if (process.argv[2] === 'migrate') {
    const applied = await migrate(env.DATABASE_URL, await migrations());
    log.info({ applied }, applied.length === 0 ? 'database is up to date' : 'database migrated');
    destination.flushSync();
    return;
  }
  if (process.argv[2] === 'create-organisation') {
    await createOrganisation(env.DATABASE_URL);
    return;
  }
  const trace = await startTracing(process.env, 'worker');
  const database = openDatabase({
    url: env.DATABASE_URL,
    ...(trace.onStatement && { onStatement: trace.onStatement }),
    role: env.DATABASE_ROLE || null,
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
  if (process.argv[2] === 'rewrap') {
    const secrets = await rewrapSecrets(environment);
    const keys = await rewrapProviderKeys(environment);
    const failed = keys.failed + secrets.failed;
    log.info({ keys, secrets }, failed === 0 ? 'secrets rewrapped' : 'some secrets could not be opened');
    await database.close();
    destination.flushSync();
    process.exit(failed === 0 ? 0 : 1);
  }
  await whenReachable(log, async () => {
    await environment.database.system.selectFrom('worker_instance').select('pool_id').limit(1).execute();
    await assertVaultOpens(environment);
  });
  let worker: Awaited<ReturnType<typeof startWorker>> | null = null;
  let stopping = false;
  const stop = async (why: string, code = 0) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ why }, 'worker drains');
    await worker?.stop();
    await environment.fetch.close();
    await database.close();
    await trace.close().catch((err: unknown) => log.warn({ err }, 'last spans not sent'));
    destination.flushSync();
    process.exit(code);
  };
  // Before the first job: the database may go away while the worker starts.
  hearUncaught(log, () => void stop('uncaught error', 1));
  worker = await startWorker({
    environment,
    databaseUrl: env.QUEUE_DATABASE_URL ?? env.DATABASE_URL,
    concurrency: env.WORKER_CONCURRENCY,
    leaseSeconds: env.WORKER_LEASE_SECONDS,
    canaryUsd: env.SVC_CANARY_USD_PER_DAY,
    scheduled: true,
  });
  log.info({ poolId: worker.poolId }, 'worker ready');
  process.send?.('ready');
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  // Started by `npm start`: when that process is gone, so is the reason to run.
  process.on('disconnect', () => void stop('disconnect'));
  process.channel?.unref();
}

/** Every line of a job says whose request it goes back to. */
function whoseWork(): object {
  const { traceparent: _, ...origin } = currentOrigin() ?? {};
  return origin;
}

/** Prints the first keys, which are stored nowhere else. */
async function createOrganisation(url: string): Promise<void> {
  const [, , , name, plan = 'growth'] = process.argv;
  const known = planNames.find((one) => one === plan);
  if (!name || !known) throw new Error(`Usage: svc-worker create-organisation NAME [${planNames.join('|')}]`);
  const owner = openDatabase({ url, role: null });
  const made = await provisionOrganisation(owner.system, {
    name,
    plan: known,
    by: 'svc-worker create-organisation',
  });
  process.stdout.write(`${JSON.stringify(made, null, 2)}\n`);
  await owner.close();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
