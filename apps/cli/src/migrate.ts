import { distribute, readCluster } from '@svc/db/distribute';
import { appLogin, queueLogin } from '@svc/db/login';
import { migrate, migrations } from '@svc/db/migrate';
import { databaseUrl, type Say, type Settings, UsageError } from './environment.ts';

/**
 * On a Citus cluster whose tables are spread already, spreads what is new too. Gives API and queue logins of their own where
 * their passwords are set, so that neither needs the owner's.
 */
export async function migrateDatabase(settings: Settings, say: Say): Promise<void> {
  const url = databaseUrl(settings);
  const applied = await migrate(url, await migrations());
  say(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
  const cluster = await readCluster(url);
  if (cluster?.spread && !cluster.current) {
    const tables = await distribute(url);
    say(`The cluster has the new schema: ${tables.length} tables are spread over it.`);
  }
  const logins = [
    { name: 'svc_login', make: appLogin, password: settings.APP_PASSWORD },
    { name: 'svc_queue_login', make: queueLogin, password: settings.QUEUE_PASSWORD },
  ];
  for (const { name, make, password } of logins) {
    if (!password) continue;
    await make(url, password).catch((error: unknown) => {
      throw error instanceof RangeError ? new UsageError(error.message) : error;
    });
    say(`Login ${name} has its password.`);
  }
}
