import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, migrations } from '@svc/db/migrate';
import { startEmbeddedPostgres } from './embedded.ts';

/** A migrated database of its own for a benchmark; durability is off, as on a machine with a battery-backed disk cache. */
export async function benchDatabase(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-bench-'));
  const server = await startEmbeddedPostgres({
    folder,
    port: 56_000 + (process.pid % 900),
    persistent: false,
  });
  await migrate(server.url, await migrations());
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
