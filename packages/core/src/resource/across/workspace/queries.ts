import type { ListWorkspaces, WorkspaceEntity } from '@svc/contract/across/workspace';
import { openScanStatuses } from '@svc/contract/kernel';
import { type ChangedRow, rowsOf, type Scope, type Tables, updateRows } from '@svc/db';
import { type Selectable, type SqlBool, sql } from 'kysely';
import { type Context, type List, listRows, newestFirst } from '../../../kernel/index.ts';

const columns = [
  'id',
  'name',
  'mode',
  'twinId',
  'sample',
  'deletingAt',
  'rowsToErase',
  'rowsErased',
  'createdAt',
  'updatedAt',
] as const;

export type WorkspaceRow = Pick<Selectable<Tables['workspace']>, (typeof columns)[number]>;

const toEntity = (context: Context, row: WorkspaceRow): WorkspaceEntity => ({
  id: row.id,
  name: row.name,
  testWorkspaceId: row.mode === 'live' ? row.twinId : null,
  organisation: { id: context.workspace.organisationId, name: context.workspace.organisationName },
  current: row.id === context.workspace.id,
  ...(row.sample && { sample: true as const }),
  status: row.deletingAt === null ? 'active' : 'deleting',
  deletion:
    row.deletingAt === null
      ? null
      : { requestedAt: row.deletingAt, rows: row.rowsToErase, erased: row.rowsErased },
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/** The key's own workspace, those that it made, and those where the person behind it is a member. */
function visible({ db, workspace, actor }: Context, roles: 'any' | 'managing') {
  const makers = [actor.id, ...actor.replaces];
  const role = roles === 'managing' ? sql`where role in ('owner', 'admin')` : sql``;
  return db
    .selectFrom('workspace')
    .where('erasedAt', 'is', null)
    .where('mode', '=', workspace.mode)
    .where(
      sql<SqlBool>`(id = ${workspace.id} or created_by = any(${makers}::text[])
        or id in (select workspace_id from memberships(${actor.memberId ?? null}) ${role}))`,
    );
}

export const listWorkspaceRows = (context: Context, query: ListWorkspaces): Promise<List<WorkspaceEntity>> =>
  listRows(visible(context, 'any'), {
    columns,
    order: newestFirst,
    page: query,
    toItem: (row: WorkspaceRow) => toEntity(context, row),
  });

export async function findWorkspace(context: Context, id: string): Promise<WorkspaceEntity | undefined> {
  const row = await visible(context, 'any').select(columns).where('id', '=', id).executeTakeFirst();
  return row && toEntity(context, row);
}

/** A workspace by its id, if the caller may change it. */
export const findManaged = (context: Context, id: string): Promise<WorkspaceRow | undefined> =>
  visible(context, 'managing').select(columns).where('id', '=', id).executeTakeFirst();

export async function makeWorkspace(
  { db, actor }: Context,
  { live, test, name }: { live: string; test: string; name: string },
): Promise<void> {
  await sql`select make_workspace(${live}, ${test}, ${name}, ${actor.id})`.execute(db);
}

/** Whether it is the sample. */
export async function readSample({ db, workspace }: Scope): Promise<boolean> {
  const { sample } = await db
    .selectFrom('workspace')
    .select('sample')
    .where('id', '=', workspace.id)
    .executeTakeFirstOrThrow();
  return sample;
}

export async function readCalibrationConsent({ db, workspace }: Scope): Promise<boolean> {
  const { consent } = await db
    .selectFrom('workspace')
    .select('calibrationConsent as consent')
    .where('id', '=', workspace.id)
    .executeTakeFirstOrThrow();
  return consent;
}

export const setCalibrationConsent = (context: Context, consent: boolean): Promise<void> =>
  updateWorkspaceRow(context, { calibrationConsent: consent });

/** Changes the workspace that the context is in. */
export const updateWorkspaceRow = (context: Context, changes: ChangedRow<'workspace'>): Promise<void> =>
  updateRows(
    context.db,
    'workspace',
    { id: context.workspace.id },
    { ...changes, updatedAt: context.now().toISOString() },
  );

export async function openScans({ db, workspace }: Scope): Promise<string[]> {
  const rows = await db
    .selectFrom('scan')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .where('status', 'in', [...openScanStatuses, 'awaiting_approval'])
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export async function readDeletion({ db, workspace }: Scope) {
  return db
    .selectFrom('workspace')
    .select(['deletingAt', 'rowsToErase', 'erasedAt'])
    .where('id', '=', workspace.id)
    .executeTakeFirstOrThrow();
}

export async function countRowsToErase({ db }: Scope): Promise<number> {
  const rows = await rowsOf<{ n: number }>(db)`select count_rows_to_erase() as n`;
  return rows[0]?.n ?? 0;
}

/** In a transaction of its own, so that locks are short. Returns the number of deleted rows. */
export const eraseRows = ({ db }: Scope, atMost: number): Promise<number> =>
  db.transaction().execute(async (db) => {
    const rows = await rowsOf<{ n: number }>(db)`select erase_workspace_rows(${atMost}::integer) as n`;
    return rows[0]?.n ?? 0;
  });

/** Whether audit entries are left. When all other rows are gone, these still wait for their place in the tree. */
export async function hasAuditEntries({ db, workspace }: Scope): Promise<boolean> {
  const row = await db
    .selectFrom('audit_entry')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
