import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import postgres from 'postgres';
import type { Case } from './cases.ts';

/**
 * What the API is measured against. `hand`: what one would write by hand on node:http and postgres.js for the same
 * answers: the key looked up by its hash and kept for 5 s, a transaction with its tenant set, the statements that the API
 * sends (a page and its total are one), JSON. `bare`: those statements as the tables' owner, without key and tenant.
 */
const hand = process.env.RAW === 'hand';
const sql = postgres(process.env.DATABASE_URL ?? '', {
  max: hand ? 10 : 2,
  onnotice: () => {},
  connection: { TimeZone: 'UTC', ...(hand && { role: 'svc_app' }) },
});
const cases = new Map(
  (JSON.parse(process.env.CASES ?? '[]') as Case[]).map((one) => [`${one.method} ${one.address}`, one]),
);

const callers = new Map<string, { workspaceId: string; until: number }>();

async function workspaceOf(request: IncomingMessage): Promise<string> {
  const secret = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const known = callers.get(secret);
  if (known && known.until > Date.now()) return known.workspaceId;
  const [row] = await sql`select * from authenticate_key(${createHash('sha256').update(secret).digest()})`;
  if (!row || row.revoked_at !== null) throw new Error('unauthenticated');
  callers.set(secret, { workspaceId: row.workspace_id, until: Date.now() + 5_000 });
  return row.workspace_id;
}

type Rows = readonly Record<string, unknown>[];

/** In the order in which the API sends them, inside a transaction that sets the tenant together with the first statement. */
async function run({ kind, statements, minted }: Case, workspaceId: string | null): Promise<Rows> {
  const fresh = new Map(minted.map((id) => [id, id.slice(0, -12) + randomBytes(6).toString('hex')]));
  const own = (value: unknown) =>
    typeof value === 'string' ? value.replace(/[0-9a-f]{32}/g, (id) => fresh.get(id) ?? id) : value;
  const send = (client: postgres.Sql | postgres.TransactionSql) =>
    statements.map((one) => () => {
      const parameters = fresh.size === 0 ? one.parameters : one.parameters.map(own);
      return client.unsafe<Record<string, unknown>[]>(one.sql, parameters as string[], { prepare: true });
    });
  const inTurn = async (steps: (() => PromiseLike<Rows>)[]) => {
    let rows: Rows = [];
    for (const step of steps) {
      const found = await step();
      // A start answers with the scan, whose row is read before the last statement.
      if (kind !== 'start' || (found[0] && 'id' in found[0])) rows = found;
    }
    return rows;
  };
  if (workspaceId === null) return inTurn(send(sql));
  return sql.begin(async (transaction) => {
    const tenant = transaction`select set_config('app.workspace', ${workspaceId}, true)`.execute();
    const [, rows] = await Promise.all([tenant, inTurn(send(transaction))]);
    return rows;
  });
}

/** The total stands beside each row of a page. What an audit entry shows is read out of the text that is hashed. */
function pageOf(rows: Rows): object {
  const items = rows.slice(0, 50).map(({ aside: _, canonical, ...item }) => {
    if (canonical === undefined) return item;
    const { id, at, actor, action, resourceId, requestId, detail } = JSON.parse(String(canonical));
    return { ...item, id, at, actor, action, resourceId, requestId, detail };
  });
  const [total] = JSON.parse(String(rows[0]?.aside ?? '[0]')) as number[];
  return { items, total, limit: 50, offset: 0, next: null };
}

const server = createServer(async (request, response) => {
  const one = cases.get(`${request.method} ${request.url}`);
  if (!one) throw new Error(`not measured: ${request.url}`);
  if (one.body) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    JSON.parse(Buffer.concat(chunks).toString());
  }
  const rows = await run(one, hand ? await workspaceOf(request) : null);
  const text = JSON.stringify(one.kind === 'list' ? pageOf(rows) : rows[0]);
  response.writeHead(one.kind === 'start' ? 201 : 200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
