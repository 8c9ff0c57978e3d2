import type { SetPrivacyControls } from '@svc/contract/across/privacy';
import type { Plan, PlanLimits } from '@svc/contract/kernel';
import { type Database, rowsOf, type Scope } from '@svc/db';
import type { Context } from '../../../kernel/index.ts';

export async function upsertPrivacy(
  { db, workspace, now }: Context,
  controls: Omit<SetPrivacyControls, 'calibration'>,
): Promise<void> {
  const row = {
    answerDays: controls.answerDays,
    rawDays: controls.rawDays,
    exportDays: controls.exportDays,
    withheld: [...controls.withheld],
    maskPersonal: controls.maskPersonal,
    updatedAt: now().toISOString(),
  };
  await db
    .insertInto('privacy_control')
    .values({ workspaceId: workspace.id, ...row })
    .onConflict((conflict) => conflict.column('workspaceId').doUpdateSet(row))
    .execute();
}

/** The next workspaces, by id. */
export const workspacesToRetain = ({ system }: Database, after: string, atMost: number) => rowsOf<{
  id: string;
  plan: Plan;
  overrides: Partial<PlanLimits>;
}>(system)`
    select workspace_id as id, plan, limit_overrides as overrides
    from workspaces_to_retain(${after}, ${atMost}::integer)`;

/** Marks some scans of before then as never to be scored or read again, if a month is to be dropped; returns how many. */
export async function setScansApart({ system }: Database, before: string, atMost: number): Promise<number> {
  const rows = await rowsOf<{ n: number }>(system)`
    select set_scans_apart(${before}::timestamptz, ${atMost}::integer) as n`;
  return rows[0]?.n ?? 0;
}

/** Drops one month of answers or cells and gives its table; null: there is none to drop. */
export async function dropMonth({ system }: Database, before: string): Promise<string | null> {
  const rows = await rowsOf<{ month: string | null }>(system)`
    select drop_month(${before}::timestamptz) as month`;
  return rows[0]?.month ?? null;
}

/** Projects of all workspaces that were deleted more than so many days and one hour ago, the longest gone first. */
export const projectsToErase = ({ system }: Database, days: number, atMost: number) => rowsOf<{
  workspaceId: string;
  projectId: string;
}>(system)`
    select workspace_id, project_id
    from projects_to_erase(make_interval(days => ${days}::integer, hours => 1), ${atMost}::integer)`;

/** Tables with rows of projects, in the order in which these can go; that of the projects themselves is the last. */
export async function projectTables({ db }: Scope): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(db)`select name from project_tables()`;
  return rows.map(({ name }) => name);
}

/** Erases some rows of a deleted project in one table; returns how many. In a transaction. */
export async function eraseProjectRows(
  { db }: Scope,
  { projectId, table, days, atMost }: { projectId: string; table: string; days: number; atMost: number },
): Promise<number> {
  const rows = await rowsOf<{ n: number }>(db)`
    select erase_project_rows(${projectId}, ${table}, make_interval(days => ${days}::integer), ${atMost}::integer) as n`;
  return rows[0]?.n ?? 0;
}

/** Those of the scans that are the project's. */
export async function scansOfProject(
  { db, workspace }: Scope,
  projectId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from scan where workspace_id = ${workspace.id} and project_id = ${projectId} and id = any(${[...ids]}::text[])`;
  return rows.map(({ id }) => id);
}

export async function importsOfProject({ db, workspace }: Scope, projectId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from answer_import where workspace_id = ${workspace.id} and project_id = ${projectId}`;
  return rows.map(({ id }) => id);
}
