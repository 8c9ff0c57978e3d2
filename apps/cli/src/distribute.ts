import { distribute, NoClusterError } from '@svc/db/distribute';
import { databaseUrl, type Say, type Settings, UsageError } from './environment.ts';

const places = {
  workspace: 'by workspace',
  everywhere: 'on every node',
  coordinator: 'on the coordinator alone',
} as const;

/** Spreads the tables over a Citus cluster, and says where each went. */
export async function distributeDatabase(settings: Settings, shards: number, say: Say): Promise<void> {
  const tables = await distribute(databaseUrl(settings), shards).catch((error: unknown) => {
    throw error instanceof NoClusterError ? new UsageError(error.message) : error;
  });
  for (const [place, words] of Object.entries(places)) {
    const names = tables.filter((table) => table.place === place).map(({ name }) => name);
    say(`${names.length} tables ${words}: ${names.join(', ')}`);
  }
  say('Start API and worker with DATABASE_CITUS=1. "svc migrate" keeps the cluster up to date from now on.');
}
