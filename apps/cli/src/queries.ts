import type { Sql, TransactionSql } from 'postgres';

/** Everything that is read until `endSnapshot` is of one moment. */
export const beginSnapshot = (sql: Sql) => sql`begin isolation level repeatable read, read only`;
export const endSnapshot = (sql: Sql) => sql`commit`;

export async function hasTenants(sql: TransactionSql): Promise<boolean> {
  const tenants = await sql`select 1 from organisation limit 1`;
  return tenants.length > 0;
}

/** Whether row-level security binds the role of this connection to no tenant. */
export async function seesAllRows(sql: Sql | TransactionSql): Promise<boolean> {
  const [role] = await sql<
    { all: boolean }[]
  >`select rolsuper or rolbypassrls as all from pg_roles where rolname = current_user`;
  return role?.all ?? false;
}

/** Sequences, with the table and column that each counts for. */
export const countersOf = (sql: TransactionSql) =>
  sql<{ sequence: string; table: string; column: string }[]>`
    select s.oid::regclass::text as sequence, d.refobjid::regclass::text as table, quote_ident(a.attname) as column
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where d.deptype in ('a', 'i') and s.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`;

export async function serverVersion(sql: Sql): Promise<string | undefined> {
  const [row] = await sql<{ version: string }[]>`select current_setting('server_version') as version`;
  return row?.version;
}

export async function takesWrites(sql: Sql): Promise<boolean> {
  const [row] = await sql<
    { writes: boolean }[]
  >`select current_setting('transaction_read_only') = 'off' as writes`;
  return row?.writes ?? false;
}

/** Rules that the books of credits break, and whose books. */
export const ledgerViolations = (sql: Sql) => sql`select rule, organisation_id from ledger_violation`;

/** `mighty`: row-level security does not bind it. */
export async function findRole(sql: Sql, role: string): Promise<{ mighty: boolean } | undefined> {
  const [found] = await sql<
    { mighty: boolean }[]
  >`select rolsuper or rolbypassrls as mighty from pg_roles where rolname = ${role}`;
  return found;
}

/** Workers seen within a minute, jobs that are due, and how many seconds the oldest has waited. */
export async function readWorkers(sql: Sql): Promise<{ workers: number; waiting: number; oldest: number }> {
  const [row] = await sql<{ workers: number; waiting: number; oldest: number }[]>`
    select (select count(*)::integer from worker_instance where seen_at > now() - interval '1 minute') as workers,
      count(*)::integer as waiting, coalesce(extract(epoch from now() - min(run_at)), 0)::integer as oldest
    from graphile_worker._private_jobs where locked_at is null and run_at <= now() and attempts < max_attempts`;
  return row ?? { workers: 0, waiting: 0, oldest: 0 };
}

/**
 * What the payment processor told and cannot be applied by another try; the newest twenty. What was asked about a subscription counts while it is
 * still asked about.
 */
export const failedPayments = (sql: Sql) => sql<{ id: string; reason: string }[]>`
  select id, reason from payment_event where failed_at is not null and done_at is null
    and (not starts_with(id, 'ask_') or exists (select from subscription s where s.subscription_reference = object_id and s.status <> 'cancelled'))
  order by failed_at desc limit 20`;
