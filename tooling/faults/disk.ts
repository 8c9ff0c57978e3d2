import { spawnSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Row, row } from '@svc/bench';
import { migrate, migrations } from '@svc/db/migrate';
import { superviseEmbeddedPostgres } from '@svc/testing/supervised';
import type { FaultOptions } from './bench.ts';
import { through } from './load.ts';
import { outcomeRows } from './rows.ts';
import { answers, connect, pause } from './server.ts';
import { withService } from './service.ts';

const fullMs = 10_000;
const megabyte = Buffer.alloc(1_048_576);

/** Writes into the file until nothing fits any more. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (let piece = megabyte; piece.length > 0; piece = piece.subarray(0, Math.floor(piece.length / 2)))
      for (;;) {
        const written = await file.write(piece).catch(() => null);
        if (written === null || written.bytesWritten < piece.length) break;
      }
  } finally {
    await file.close();
  }
}

/** The disk of Postgres is full for a while; a disk of its own in memory, which takes root to make. */
export async function diskRows({ programs, folder }: FaultOptions): Promise<Row[]> {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', folder]);
  if (mounted.status !== 0)
    return [row('disk-complete', 'a full disk: not run, it takes root to make one', 'printed', 0, 'answers')];
  let deaths = 0;
  const server = await superviseEmbeddedPostgres({ folder, port: 56_280, persistent: true }, () => {
    deaths += 1;
    return 300;
  });
  try {
    const owner = connect(server.url);
    await owner`alter system set max_wal_size = '48MB'`;
    await owner`alter system set min_wal_size = '32MB'`;
    await owner`select pg_reload_conf()`;
    await owner.end({ timeout: 5 });
    await migrate(server.url, await migrations());
    return await withService(
      { name: 'disk', programs, databaseUrl: server.url },
      async ({ tenant, emulator }) => {
        let refused = 0;
        const found = await through(tenant, emulator, async () => {
          const ballast = join(folder, 'ballast');
          const end = Date.now() + fullMs;
          while (Date.now() < end) {
            // Space that Postgres frees meanwhile is filled at once.
            await fill(ballast);
            const probe = await tenant.call('POST', '/v1/projects', { name: 'No room' }).catch(() => null);
            if (probe?.status !== 201) refused += 1;
            await pause(100);
          }
          await rm(ballast);
          await answers(server.url);
          return server.url;
        });
        return [
          ...outcomeRows(
            'disk',
            `no room on Postgres’ disk for ${fullMs / 1_000} s, ${deaths} starts anew`,
            found,
          ),
          row('disk-was-full', 'writes refused meanwhile', '> 0', refused, 'writes', refused > 0),
        ];
      },
    );
  } finally {
    await server.stop();
    spawnSync('umount', [folder]);
  }
}
