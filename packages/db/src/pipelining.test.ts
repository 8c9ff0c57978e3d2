import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { testDatabase } from '@svc/testing';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, rowsOf } from './index.ts';

const { drop, ownerUrl } = await testDatabase();

/** Before Postgres stands a proxy that can keep its answers back, and knows what it was asked. */
let asked = '';
const answering = new Set<Socket>();
const { hostname, port } = new URL(ownerUrl);
const proxy = createServer((from) => {
  const to = connect(Number(port), hostname);
  for (const socket of [from, to]) socket.on('error', () => socket.destroy());
  from.on('data', (piece) => {
    asked += piece.toString('latin1');
  });
  answering.add(to);
  from.pipe(to).pipe(from);
});
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
const behind = new URL(ownerUrl);
behind.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
const database = openDatabase({ url: behind.href, role: null, transactionConnections: 1 });
const { system } = database;
afterAll(async () => {
  await database.close();
  proxy.close();
  await drop();
});

test('statements of a transaction that are asked together are sent together, and the first with its begin', async () => {
  await system.transaction().execute((db) => sql`select 1`.execute(db));
  asked = '';
  for (const socket of answering) socket.pause();
  const ended = system
    .transaction()
    .execute((db) => Promise.all([1, 2, 3].map((n) => rowsOf<{ n: number }>(db)`select ${sql.lit(n)} as n`)));
  await expect.poll(() => asked).toMatch(/begin.*select 1 as n.*select 2 as n.*select 3 as n/s);
  for (const socket of answering) socket.resume();
  expect((await ended).flat()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test('after a statement that fails those behind it fail too, nothing is kept, and the connection serves the next', async () => {
  await sql`create table kept (n integer)`.execute(system);
  const told: string[] = [];
  const transaction = system.transaction().execute(async (db) => {
    const add = (n: string) => sql`insert into kept values (${sql.raw(n)})`.execute(db);
    const ended = await Promise.allSettled([add('1'), add('1 / 0'), add('3')]);
    told.push(...ended.map((one) => (one.status === 'rejected' ? String(one.reason.message) : 'ok')));
    throw new Error('over');
  });
  await expect(transaction).rejects.toThrow('over');
  expect(told).toEqual(['ok', 'division by zero', expect.stringContaining('transaction is aborted')]);
  expect(await rowsOf(system)`select * from kept`).toEqual([]);
  expect(await system.transaction().execute((db) => rowsOf(db)`select 1 as n`)).toEqual([{ n: 1 }]);
});
