import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type IsolationLevel,
  type OperationNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Sql } from 'postgres';
import { snake } from './case.ts';
import { boundToTenant, setTenant, tenantSetBy } from './cluster.ts';
import { type Held, hold } from './held.ts';
import { type Answer, readRows } from './rows.ts';

// biome-ignore lint/complexity/noBannedTypes: the driver's own type parameter for "no custom types"
export type Client = Sql<{}>;

interface Pools {
  statements: Client;
  transactions: Client;
  /** null: no tenant. */
  workspaceId: string | null;
  citus: boolean;
}

/**
 * Kysely over postgres.js. Single statements go straight to a pipelined pool, with no connection reserved:
 * twice the throughput of the stock dialect. Only transactions reserve one.
 */
export class PostgresJsDialect implements Dialect {
  readonly #pools: Pools;
  constructor(pools: Pools) {
    this.#pools = pools;
  }
  createDriver = (): Driver => new PostgresJsDriver(this.#pools);
  createQueryCompiler = () => new SnakeCaseCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (db: ConstructorParameters<typeof PostgresIntrospector>[0]) =>
    new PostgresIntrospector(db);
}

const identifiers = new Map<string, string>();

/** Columns have the case of TypeScript in the code and that of SQL in statements; `rows.ts` reads them back. */
class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    const known = identifiers.get(name);
    if (known !== undefined) return known;
    const written = super.sanitizeIdentifier(snake(name));
    identifiers.set(name, written);
    return written;
  }
}

class PostgresJsDriver implements Driver {
  readonly #pools: Pools;
  constructor(pools: Pools) {
    this.#pools = pools;
  }
  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#pools);
  }
  async releaseConnection(connection: Connection): Promise<void> {
    connection.release();
  }
  beginTransaction = (connection: Connection, { isolationLevel }: TransactionSettings) =>
    connection.begin(isolationLevel);
  commitTransaction = (connection: Connection) => connection.run('commit');
  rollbackTransaction = (connection: Connection) => connection.run('rollback');
  savepoint = (connection: Connection, name: string) => connection.run(`savepoint "${name}"`);
  rollbackToSavepoint = (connection: Connection, name: string) =>
    connection.run(`rollback to savepoint "${name}"`);
  releaseSavepoint = (connection: Connection, name: string) => connection.run(`release savepoint "${name}"`);
}

class Connection implements DatabaseConnection {
  readonly #pools: Pools;
  #held: Held | null = null;
  /** A transaction may turn to another workspace of the organisation. */
  #tenant: string | null;

  constructor(pools: Pools) {
    this.#pools = pools;
    this.#tenant = pools.workspaceId;
  }

  async begin(isolationLevel: IsolationLevel | undefined): Promise<void> {
    this.#held = await holdAsTenant(this.#pools, isolationLevel);
  }

  async run(command: string): Promise<void> {
    await this.#held?.ask((sql) => sql.unsafe(command));
  }

  release(): void {
    this.#held?.release();
    this.#held = null;
  }

  async executeQuery<R>({ sql: text, query, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const [sql, values] = this.#bound(text, parameters as string[]);
    if (this.#held) return result(await this.#held.ask((client) => ask(client, sql, values)));
    const { workspaceId, statements, transactions, citus } = this.#pools;
    if (workspaceId === null) return result(await ask(statements, sql, values));
    // It may wait for a lock, and reads must not wait behind it.
    const callsWriter = writer.test(sql);
    if (!citus && callsWriter) return result(await askAsTenant(transactions, workspaceId, sql, values));
    if (!callsWriter && (wrapped.has(sql) || isRead(query, sql)))
      return result(await askAsTenant(statements, workspaceId, sql, values));
    return result(await writeAlone(this.#pools, sql, values));
  }

  #bound(text: string, values: string[]): [string, string[]] {
    if (!this.#pools.citus || this.#tenant === null) return [text, values];
    this.#tenant = tenantSetBy(text) ?? this.#tenant;
    const sql = boundToTenant(text, values.length + 1);
    return sql === text ? [text, values] : [sql, [...values, this.#tenant]];
  }

  /** For COPY alone, which returns its stream: see `copyOut`. */
  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    if (!this.#held || parameters.length > 0 || !/^copy\b/.test(sql))
      throw new Error('Only COPY without parameters streams, in a transaction: page through other rows.');
    const stream = await this.#held.ask((client) => client.unsafe(sql).readable());
    yield { rows: [stream as R] };
  }
}

const ask = (client: Pick<Client, 'unsafe'>, sql: string, parameters: string[]) =>
  client.unsafe(sql, parameters, { prepare: true }).values();

/** One statement that reads or calls a function, as this workspace. */
const askAsTenant = (pool: Client, workspaceId: string, sql: string, parameters: readonly string[]) =>
  ask(pool, asTenant(sql, parameters.length), [...parameters, workspaceId]);

/** A transaction of the workspace. What is asked first goes out together with its begin. */
async function holdAsTenant(
  { transactions, workspaceId, citus }: Pools,
  isolationLevel?: IsolationLevel,
): Promise<Held> {
  const begin = isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin';
  if (workspaceId === null) return hold(transactions, begin);
  const tenant = setTenant(workspaceId);
  if (!citus) return hold(transactions, `${begin}; ${tenant}`);
  // Citus would send the text of both on to its nodes.
  const held = await hold(transactions, begin);
  try {
    await held.ask((sql) => sql.unsafe(tenant));
    return held;
  } catch (error) {
    held.release();
    throw error;
  }
}

/** A statement that writes, in a transaction of its own. */
async function writeAlone(pools: Pools, sql: string, parameters: string[]): Promise<Answer> {
  const held = await holdAsTenant(pools);
  try {
    const written = await held.ask((client) => ask(client, sql, parameters));
    await held.ask((client) => client.unsafe('commit'));
    return written;
  } catch (error) {
    await held.ask((client) => client.unsafe('rollback')).catch(() => {});
    throw error;
  } finally {
    held.release();
  }
}

function result<R>(answer: Answer): QueryResult<R> {
  // The one cast: Kysely's types say what the statement selects.
  const rows = readRows(answer) as R[];
  return answer.count === null ? { rows } : { rows, numAffectedRows: BigInt(answer.count) };
}

/** A function that writes: its name begins with `write_`. */
const writer = /^\s*select write_\w+\(/;

/** A statement that writes inside its WITH can't stand in a sub-select. */
function isRead(node: OperationNode, sql: string): boolean {
  if (node.kind !== 'SelectQueryNode' && node.kind !== 'RawNode') return false;
  return (
    /^\s*(select|with)\b/i.test(sql) &&
    !/\b(insert\s+into|update\s+\S+\s+(\w+\s+)?set|delete\s+from)\b/i.test(sql)
  );
}

const wrapped = new LRUCache<string, string>({ max: 5_000 });

/**
 * Sets the tenant inside the statement that needs it, for that statement's implicit transaction alone: one
 * round trip where begin/set/select/commit takes four, and safe behind a transaction-pooling proxy.
 * The inner query refers to the outer row laterally, so that it cannot start before the tenant is set.
 */
function asTenant(sql: string, parameterCount: number): string {
  const known = wrapped.get(sql);
  if (known) return known;
  const text = `select q.* from (select set_config('app.workspace', $${parameterCount + 1}, true) as w offset 0) t cross join lateral (select * from (${sql}) s where t.w is not null offset 0) q`;
  wrapped.set(sql, text);
  return text;
}
