import { type AddressInfo, connect, createServer } from 'node:net';
import { testDatabase } from '@svc/testing';
import { type Kysely, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { copyOut } from './copy.ts';
import { openDatabase, rowsOf } from './index.ts';
import type { DB } from './tables.gen.ts';

const { drop, ownerUrl } = await testDatabase();
// One connection: a transaction that never returned it would let no other begin.
const database = openDatabase({ url: ownerUrl, role: null, transactionConnections: 1 });
afterAll(async () => {
  await database.close();
  await drop();
});
const { system } = database;
const processOf = async (db: Kysely<DB>): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0;
const kill = (pid: number) => sql`select pg_terminate_backend(${pid}::integer)`.execute(system);
const gone = async (pid: number): Promise<void> => {
  await kill(pid);
  await expect
    .poll(
      async () =>
        (await sql`select 1 from pg_stat_activity where pid = ${pid}::integer`.execute(system)).rows,
    )
    .toEqual([]);
};

type Work = (db: Kysely<DB>) => Promise<unknown>;
const deaths: [string, Work][] = [
  [
    'asked after it',
    async (db) => {
      await gone(await processOf(db));
      await sql`select 1`.execute(db);
    },
  ],
  [
    'asked at once',
    async (db) => {
      await kill(await processOf(db));
      await sql`select 1`.execute(db);
    },
  ],
  [
    'under way',
    async (db) => {
      const pid = await processOf(db);
      await Promise.all([sql`select pg_sleep(60)`.execute(db), kill(pid)]);
    },
  ],
  ['committed after it', async (db) => gone(await processOf(db))],
];
test('a transaction that waits for a connection gets one when the connection that it waits for dies', async () => {
  let waiting: Promise<number> = Promise.resolve(0);
  const holder = system.transaction().execute(async (db) => {
    const pid = await processOf(db);
    waiting = system.transaction().execute(processOf);
    await gone(pid);
    await sql`select 1`.execute(db);
  });
  await expect(holder).rejects.toThrow();
  expect(await waiting).toBeGreaterThan(0);
});

test('transactions that were refused while the database was away take no connection from later ones', async () => {
  const { hostname, port } = new URL(ownerUrl);
  const proxy = createServer((from) => {
    const to = connect(Number(port), hostname);
    for (const socket of [from, to]) socket.on('error', () => socket.destroy());
    from.pipe(to).pipe(from);
  });
  const listening = (at: number) =>
    new Promise<number>((resolve) => {
      proxy.listen(at, '127.0.0.1', () => resolve((proxy.address() as AddressInfo).port));
    });
  const at = await listening(0);
  await new Promise((resolve) => proxy.close(resolve));
  const behind = new URL(ownerUrl);
  behind.host = `127.0.0.1:${at}`;
  const away = openDatabase({ url: behind.href, role: null, transactionConnections: 2 });
  const begin = () => away.system.transaction().execute(processOf);
  const refused = await Promise.allSettled([begin(), begin(), begin(), begin()]);
  expect(refused.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  await listening(at);
  const served = await Promise.all([begin(), begin(), begin(), begin()]);
  expect(Math.min(...served)).toBeGreaterThan(0);
  await away.close();
  await new Promise((resolve) => proxy.close(resolve));
});

test.each(deaths)(
  'a transaction whose connection dies ends, with a statement %s; the next one has a connection',
  async (_, work) => {
    await expect(system.transaction().execute(async (db) => void (await work(db)))).rejects.toThrow();
    expect(await system.transaction().execute(processOf)).toBeGreaterThan(0);
  },
);

test('after the end of a database nobody waits for it for ever', async () => {
  const ended = openDatabase({ url: ownerUrl, role: null });
  const tenant = ended.forWorkspace('wsp_a');
  await rowsOf(ended.system)`select 1`;
  await ended.close();
  const row = { workspaceId: 'wsp_a', id: 'prj_a', name: 'x', engines: ['sandbox'] };
  const told = await Promise.allSettled([
    tenant.selectFrom('project').select('id').execute(),
    tenant.insertInto('project').values(row).execute(),
    tenant.transaction().execute(processOf),
  ]);
  expect(told).toEqual(
    Array(3).fill({ status: 'rejected', reason: expect.objectContaining({ code: 'CONNECTION_ENDED' }) }),
  );
});

test('rows are copied out in a transaction, and by nothing else', async () => {
  const read = async (db: Kysely<DB>) => {
    let bytes = 0;
    await copyOut(db, sql`select repeat('x', n * 100) from generate_series(1, 500) n`, (piece) => {
      bytes += piece.length;
    });
    // A taker that fails leaves a connection that answers.
    const failing = copyOut(db, sql`select 1 from generate_series(1, 1000)`, () => {
      throw new Error('Disk full');
    });
    await expect(failing).rejects.toThrow('Disk full');
    await sql`select 1`.execute(db);
    return bytes;
  };
  expect(await system.transaction().execute(read)).toBe(500 + (100 * 500 * 501) / 2);
  await expect(read(system)).rejects.toThrow('in a transaction');
});

test('days and times come as text, as their types say', async () => {
  const rows = await rowsOf(system)`
    select ${'2026-11-20'}::date as day, timestamptz '2026-11-20 13:45:00.5+00' as at`;
  expect(rows).toEqual([{ day: '2026-11-20', at: '2026-11-20T13:45:00.500000Z' }]);
});
