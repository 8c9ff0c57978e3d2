import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { superviseEmbeddedPostgres } from './supervised.ts';

test('a Postgres that was killed is back at its address with its data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'svc-supervised-'));
  let deaths = 0;
  const server = await superviseEmbeddedPostgres({ folder, port: 56_200, persistent: true }, () => {
    deaths += 1;
    return 200;
  });
  const sql = postgres(server.url, { max: 1, onnotice: () => {}, connect_timeout: 2 });
  onTestFinished(async () => {
    await sql.end({ timeout: 1 });
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  await sql`create table kept (n integer)`;
  await sql`insert into kept values (7)`;
  process.kill(await server.pid(), 'SIGKILL');
  // A backend that is busy outlives its server for a moment.
  await expect.poll(() => deaths).toBeGreaterThan(0);
  await expect
    .poll(() =>
      sql`select n from kept`.then(
        (rows) => rows[0]?.n,
        () => null,
      ),
    )
    .toBe(7);
});
