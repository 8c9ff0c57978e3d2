import { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import postgres from 'postgres';
import { PostgresJsDialect } from './driver.ts';
import { withPipelining } from './pipelining.ts';
import { storableJson } from './storable-json.ts';
import type { DB } from './tables.gen.ts';

/** Queries of one workspace: row-level security sees that workspace and nothing else. */
export type TenantDatabase = Kysely<DB>;

export interface Database {
  /** Every query and transaction of the handle runs as this workspace. Handles are cheap and cached. */
  forWorkspace: (workspaceId: string) => TenantDatabase;
  /** Without a tenant: for the few functions and tables that need none. A tenant's table refuses it. */
  system: Kysely<DB>;
  /**
   * Listens on a channel, over one connection that all channels share and that is reopened when it breaks.
   * `connected` is called after each connect: messages before that were missed.
   */
  listen: (channel: string, heard: (payload: string) => void, connected: () => void) => Promise<void>;
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** Connections for single statements. Where these are pipelined, few are faster than many. */
  statementConnections?: number;
  /** Connections for transactions. */
  transactionConnections?: number;
  /** The role that queries run as; null when the URL's own user is the application's role. */
  role?: string | null;
  /** False behind a transaction-pooling proxy: nothing is prepared beyond a statement, and nothing pipelined. */
  prepare?: boolean;
  /** True on a Citus cluster: see `cluster.ts`. */
  citus?: boolean;
  /** Hears of each statement, with its text and without its values. */
  onStatement?: (statement: { sql: string; milliseconds: number; failed: boolean }) => void;
  /** Address for listening, which no transaction-pooling proxy supports; the same as `url` when left out. */
  listenUrl?: string | undefined;
}

const tenantHandlesKept = 2_000;

/**
 * `2026-11-20 13:45:00.123456+00`; the session's zone is UTC. Postgres leaves zeros at the end out: all six digits
 * are always told, so that times sort as texts.
 */
function readTime(value: string): string {
  const time = value.slice(11, -3);
  const whole = time.length === 15 ? time : (time.length === 8 ? `${time}.` : time).padEnd(15, '0');
  return `${value.slice(0, 10)}T${whole}Z`;
}

const types = {
  // Timestamps stay text in RFC 3339: no Date objects on the hot path, and microseconds survive.
  timestamptz: {
    to: 1184,
    from: [1184],
    serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)),
    parse: readTime,
  },
  // A day has no time zone. The driver's own Date would be midnight in one.
  date: { to: 1082, from: [1082], serialize: String, parse: String },
  json: {
    to: 114,
    from: [114, 3802],
    serialize: storableJson,
    parse: (value: string): unknown => JSON.parse(value),
  },
  // Counters stay far below 2^53.
  bigint: { to: 20, from: [20], serialize: (value: unknown) => String(value), parse: Number },
};

/** Connects lazily; `close` waits for running queries. */
export function openDatabase(options: DatabaseOptions): Database {
  const role = options.role === undefined ? 'svc_app' : options.role;
  const common = {
    types,
    prepare: options.prepare ?? true,
    onnotice: () => {},
    connect_timeout: 10,
    // A role as startup option is refused by pooling proxies: there, the URL's user is the app's role.
    connection: { application_name: 'svc', TimeZone: 'UTC', ...(role === null ? {} : { role }) },
  } as const;
  // A proxy takes the answer to one statement for the end of the work and hands the connection on, although the next
  // statement has been sent on it: there, each waits for the one before, on more connections.
  const pipelined = options.prepare ?? true;
  const statements = postgres(options.url, {
    ...common,
    max: options.statementConnections ?? (pipelined ? 2 : 8),
    ...(!pipelined && { max_pipeline: 0 }),
  });
  const transactions = postgres(options.url, { ...common, max: options.transactionConnections ?? 8 });
  // Its pool stays empty: listening opens one connection of its own.
  const listener = postgres(options.listenUrl ?? options.url, { ...common, max: 1, backoff: () => 1 });
  const { onStatement } = options;
  const handles = new LRUCache<string, TenantDatabase>({ max: tenantHandlesKept });
  const open = (workspaceId: string | null): TenantDatabase =>
    withPipelining(
      new Kysely<DB>({
        dialect: new PostgresJsDialect({
          statements,
          transactions,
          workspaceId,
          citus: options.citus ?? false,
        }),
        ...(onStatement && {
          log: ({ level, query, queryDurationMillis: milliseconds }) =>
            onStatement({ sql: query.sql, milliseconds, failed: level === 'error' }),
        }),
      }),
    );

  return {
    system: open(null),
    forWorkspace(workspaceId) {
      const known = handles.get(workspaceId);
      if (known) return known;
      const handle = open(workspaceId);
      handles.set(workspaceId, handle);
      return handle;
    },
    async listen(channel, heard, connected) {
      await listener.listen(channel, heard, connected);
    },
    async close() {
      await Promise.all([statements, transactions, listener].map((pool) => pool.end({ timeout: 5 })));
    },
  };
}
