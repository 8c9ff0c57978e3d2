import type { Environment } from '@svc/core/environment';
import { logsToSequence } from '@svc/core/resource/account/audit';
import { assertVaultOpens } from '@svc/core/resource/account/provider-key';
import { type Cluster, readCluster } from '@svc/db/distribute';
import { migrations, pendingMigrations } from '@svc/db/migrate';
import postgres from 'postgres';
import { databaseUrl, type Say, type Settings, withEnvironment } from './environment.ts';
import {
  failedPayments,
  findRole,
  ledgerViolations,
  readWorkers,
  serverVersion,
  takesWrites,
} from './queries.ts';

type Check = () => Promise<string>;

/** Looks at everything that a deployment stands on; returns whether all of it is well. */
export async function doctor(settings: Settings, say: Say): Promise<boolean> {
  const url = databaseUrl(settings);
  let well = true;
  const check = async (name: string, run: Check): Promise<boolean> => {
    try {
      say(`ok       ${name}: ${await run()}`);
      return true;
    } catch (error) {
      well = false;
      say(`PROBLEM  ${name}: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  };
  const owner = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
  try {
    const reachable = await check('database', async () => {
      if (!(await takesWrites(owner)))
        throw new Error('it takes no writes: a standby, or default_transaction_read_only. Name the primary.');
      return `Postgres ${await serverVersion(owner)}`;
    });
    if (!reachable) return false;
    const migrated = await check('migrations', async () => {
      const pending = await pendingMigrations(url, await migrations());
      if (pending.length > 0)
        throw new Error(
          `${pending.length === 1 ? 'one is' : `${pending.length} are`} missing. Run "svc migrate".`,
        );
      return 'up to date';
    });
    if (!migrated) return false;
    const cluster = await readCluster(url);
    if (cluster || settings.DATABASE_CITUS === '1')
      await check('cluster', async () => checkCluster(cluster, settings.DATABASE_CITUS === '1'));
    await check('application role', () => checkRole(owner, settings.DATABASE_ROLE || 'svc_app'));
    await check('credits', async () => {
      const wrong = await ledgerViolations(owner);
      if (wrong.length > 0)
        throw new Error(`the credit ledger does not add up: ${JSON.stringify(wrong.slice(0, 5))}`);
      return 'the ledger adds up';
    });
    await check('payments', async () => {
      const failed = await failedPayments(owner);
      if (failed.length > 0)
        throw new Error(
          `${failed.length} events cannot be applied: ${failed.map(({ id, reason }) => `${id} (${reason})`).join(', ')}. Look at them at the payment processor, and send them again from there; those of ask_… are tried again each hour.`,
        );
      return 'every event of the processor was applied, or waits for a worker';
    });
    await check('workers', () => checkWorkers(owner));
    await withEnvironment(settings, async (environment) => {
      await check('provider keys', async () => {
        await assertVaultOpens(environment);
        return environment.vault
          ? 'their key-encryption key is set'
          : 'none can be stored: SVC_KEK is not set';
      });
      await check('audit log', () => checkAudit(environment));
      await check('engines', async () => {
        const ready = environment.engines.list('live').filter(({ state }) => state === 'configured');
        return ready.length === 0 ? 'none is set up' : ready.map(({ id }) => id).join(', ');
      });
    });
    return well;
  } finally {
    await owner.end({ timeout: 5 });
  }
}

/** After a node's end its rows are locked no longer than this. */
const mostSettleSeconds = 10;

/** @param asked API and worker are told that they run on a cluster */
function checkCluster(cluster: Cluster | null, asked: boolean): string {
  if (!cluster) throw new Error('DATABASE_CITUS is 1, and this database has no Citus. Unset it.');
  const { spread, current, nodes, unreachable, unspread, settlesAfterSeconds } = cluster;
  if (!spread) throw new Error('Citus is installed, but no table is spread. Run "svc distribute".');
  if (unreachable.length > 0)
    throw new Error(`the coordinator does not reach ${unreachable.join(', ')}. Start these nodes.`);
  if (unspread.length > 0)
    throw new Error(`${unspread.join(', ')} are on the coordinator alone. Run "svc distribute".`);
  if (!current) throw new Error('the schema has changed since the tables were spread. Run "svc distribute".');
  if (settlesAfterSeconds === null || settlesAfterSeconds > mostSettleSeconds)
    throw new Error(
      `citus.recover_2pc_interval is ${settlesAfterSeconds ?? 'off'}: rows stay locked that long after a node has failed. Set it to 5s on every node.`,
    );
  if (!asked) throw new Error('the tables are spread. Start API and worker with DATABASE_CITUS=1.');
  const places = nodes.map(({ node, parts }) => `${node} has ${parts}`).join(', ');
  return `each table of workspaces is in ${nodes.reduce((sum, { parts }) => sum + parts, 0)} parts: ${places}; every node answers`;
}

async function checkRole(owner: postgres.Sql, role: string): Promise<string> {
  const found = await findRole(owner, role);
  if (!found) throw new Error(`there is no role ${role}. Run "svc migrate".`);
  if (found.mighty)
    throw new Error(
      `${role} bypasses row-level security: tenants are not kept apart. Take SUPERUSER and BYPASSRLS from it.`,
    );
  return `${role} is bound by row-level security`;
}

async function checkWorkers(owner: postgres.Sql): Promise<string> {
  const { workers, waiting, oldest } = await readWorkers(owner);
  const told = `${workers} alive, ${waiting} jobs wait`;
  if (workers === 0) throw new Error(`${told}: no worker has reported for a minute. Start one.`);
  if (oldest > 300)
    throw new Error(`${told}, the oldest for ${oldest} s. Read the workers’ log, or start more of them.`);
  return told;
}

async function checkAudit({ database, auditSigner }: Environment): Promise<string> {
  const waiting = await logsToSequence(database, null);
  const signed = auditSigner
    ? 'checkpoints are signed'
    : 'SVC_AUDIT_KEY is not set: checkpoints are not signed';
  return waiting.length === 0 ? signed : `${signed}; entries wait for a worker`;
}
