import type { SampleProject } from '@svc/contract/across/sample-project';
import { rowsOf, type Scope, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';

declare module '@svc/db' {
  interface JsonColumns {
    'sample_project.failure': NonNullable<SampleProject['error']>;
  }
}

export interface Making {
  status: Exclude<SampleProject['status'], 'none'>;
  rowsWritten: number;
  rowsTotal: number;
  failure: SampleProject['error'];
  requestedBy: string;
}

export const findMaking = async ({ db, workspace }: Scope): Promise<Making | undefined> =>
  db
    .selectFrom('sample_project')
    .select(['status', 'rowsWritten', 'rowsTotal', 'failure', 'requestedBy'])
    .where('workspaceId', '=', workspace.id)
    .executeTakeFirst();

/** A first one, or a further one after one that failed or whose project was deleted. */
export async function beginMaking({ db, workspace }: Scope, requestedBy: string): Promise<void> {
  await sql`insert into sample_project (workspace_id, requested_by) values (${workspace.id}, ${requestedBy})
    on conflict (workspace_id) do update set status = 'queued', rows_written = 0, rows_total = 0, failure = null,
      requested_by = excluded.requested_by, updated_at = excluded.updated_at`.execute(db);
}

type Change = Partial<Omit<Making, 'requestedBy'>>;

export async function updateMaking({ db, workspace }: Scope, change: Change): Promise<void> {
  await db
    .updateTable('sample_project')
    .set({ ...change, updatedAt: sql<string>`now()` })
    .where('workspaceId', '=', workspace.id)
    .execute();
}

/** Whether a row has the project’s id, also that of a project which was deleted long ago. */
export const holdsProject = async ({ db, workspace }: Scope, projectId: string): Promise<boolean> => {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from project where workspace_id = ${workspace.id} and id = ${projectId}`;
  return rows.length > 0;
};

export interface ColumnType {
  table: string;
  name: string;
  type: string;
}

/** Columns that can be written, with the types that their text is read as. */
export const columnTypes = (db: TenantDatabase): Promise<ColumnType[]> => rowsOf<ColumnType>(db)`
  select c.relname::text as "table", a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
    and not a.attisdropped and a.attgenerated = ''`;

/** Columns that follow from others of the row. */
export const followingColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  answer: {
    copy_key: `case when outcome = 'answered' and text ~ '\\S' then md5(lower(regexp_replace(text, '\\s+', ' ', 'g'))) end`,
  },
};

/** Values as text, by column. */
export type SampleRow = Readonly<Record<string, string | null>>;

export async function insertSampleRows(
  { db, workspace }: Scope,
  into: { table: string; columns: readonly Omit<ColumnType, 'table'>[] },
  rows: readonly SampleRow[],
): Promise<void> {
  const table = sql.table(into.table);
  const following = Object.entries(followingColumns[into.table] ?? {});
  const names = [...into.columns.map(({ name }) => name), ...following.map(([name]) => name)];
  const values = [
    ...into.columns.map(({ name, type }) => sql`r.${sql.ref(name)}::${sql.raw(type)}`),
    ...following.map(([, expression]) => sql.raw(expression)),
  ];
  const given = into.columns.map(({ name }) => sql`${sql.ref(name)} text`);
  await sql`insert into ${table} (workspace_id, ${sql.join(names.map((name) => sql.ref(name)))})
    select ${workspace.id}, ${sql.join(values)} from jsonb_to_recordset(${rows}::jsonb) as r(${sql.join(given)})`.execute(
    db,
  );
}
