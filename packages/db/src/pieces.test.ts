import { createHash } from 'node:crypto';
import { createServer, connect as dial, type Socket } from 'node:net';
import { testDatabase } from '@svc/testing';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { copyOut } from './copy.ts';
import { openDatabase } from './index.ts';

/** Piece sizes that a network may deliver, with ends anywhere in a message. */
const sizes = [1, 2, 3, 4, 5, 6, 7, 11, 64, 1_000, 3, 40_000];

async function cutting(database: URL) {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = dial(Number(database.port), database.hostname);
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}));
    client.pipe(upstream);
    const cut = async (): Promise<void> => {
      let turn = 0;
      for await (const read of upstream) {
        const bytes = read as Buffer;
        for (let at = 0; at < bytes.length; ) {
          const size = sizes[turn++ % sizes.length] as number;
          client.write(bytes.subarray(at, at + size));
          at += size;
          // Apart, so that they are read apart.
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
    };
    // A connection that is destroyed ends it.
    cut().then(
      () => client.end(),
      () => client.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: Object.assign(new URL(database), { host: `127.0.0.1:${port}` }).href, close };
}

const { drop, ownerUrl } = await testDatabase();
const network = await cutting(new URL(ownerUrl));
const database = openDatabase({ url: network.url, role: null, transactionConnections: 2 });
afterAll(async () => {
  await database.close();
  await network.close();
  await drop();
});
const { system } = database;

test('answers are read whole, however the network cuts them', async () => {
  const rowsOf = (count: number) =>
    sql<{ n: number; text: string; bytes: Buffer }>`
      select n, repeat(md5(n::text), n % 40) as text, decode(md5(n::text), 'hex') as bytes
      from generate_series(1, ${count}::integer) n`.execute(system);
  // Several at once: what one connection keeps must not be another's.
  const [many, few, failed] = await Promise.all([
    rowsOf(600),
    rowsOf(3),
    sql`select ${'no number'}::integer`.execute(system).catch((error: Error) => error.message),
  ]);
  expect(failed).toContain('no number');
  const md5 = (n: number) => createHash('md5').update(String(n)).digest();
  for (const { rows } of [many, few])
    for (const [index, { n, text, bytes }] of rows.entries()) {
      expect(n).toBe(index + 1);
      expect(text).toBe(
        md5(n)
          .toString('hex')
          .repeat(n % 40),
      );
      expect(Buffer.compare(bytes, md5(n))).toBe(0);
    }
  expect(many.rows).toHaveLength(600);
});

test('so are the rows of a COPY', async () => {
  const copied: Buffer[] = [];
  await system.transaction().execute((db) =>
    copyOut(db, sql`select '[' || repeat(n::text, n % 90) || ']' from generate_series(1, 900) n`, (piece) => {
      copied.push(Buffer.from(piece));
    }),
  );
  const lines = Array.from({ length: 900 }, (_, at) => `[${String(at + 1).repeat((at + 1) % 90)}]\n`);
  expect(Buffer.concat(copied).toString()).toBe(lines.join(''));
});
