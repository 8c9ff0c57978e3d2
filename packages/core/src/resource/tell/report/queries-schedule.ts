import type { ReportSchedule, TemplateId } from '@svc/contract/tell/report';
import { deleteRows, rowsOf, type Scope, type TenantDatabase, updateRows } from '@svc/db';
import { sql } from 'kysely';

/** As it is stored: what is to be done about its channels changes with them. */
type Stored = Omit<ReportSchedule, 'next'>;

export const findReportSchedule = (
  { db, workspace }: Scope,
  projectId: string,
): Promise<Stored | undefined> =>
  db
    .selectFrom('report_schedule')
    .select([
      'id',
      'projectId',
      sql<TemplateId>`template`.as('template'),
      'language',
      'cadence',
      'cron',
      'timeZone',
      'days',
      'channelIds',
      'state',
      'nextRunAt',
      'lastReportId',
      'createdAt',
      'updatedAt',
    ])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .executeTakeFirst();

export async function upsertReportSchedule(
  { db, workspace }: Scope,
  {
    id,
    projectId,
    createdBy,
    ...settings
  }: Omit<Stored, 'lastReportId' | 'createdAt'> & { createdBy: string },
): Promise<void> {
  await db
    .insertInto('report_schedule')
    .values({ workspaceId: workspace.id, id, projectId, createdBy, ...settings })
    .onConflict((conflict) => conflict.columns(['workspaceId', 'projectId']).doUpdateSet(settings))
    .execute();
}

export const deleteReportSchedule = ({ db, workspace }: Scope, projectId: string): Promise<void> =>
  deleteRows(db, 'report_schedule', { workspaceId: workspace.id, projectId });

/** Waits for whoever else works on this schedule. */
export async function lockReportSchedule({ db, workspace }: Scope, projectId: string): Promise<void> {
  await sql`select 1 from report_schedule where workspace_id = ${workspace.id} and project_id = ${projectId} for update`.execute(
    db,
  );
}

export const noteRun = (
  { db, workspace }: Scope,
  projectId: string,
  run: { nextRunAt: string; reportId: string },
): Promise<void> =>
  updateRows(
    db,
    'report_schedule',
    { workspaceId: workspace.id, projectId },
    { nextRunAt: run.nextRunAt, lastReportId: run.reportId },
  );

export const readDueSchedules = (db: TenantDatabase, at: string, atMost: number) => rowsOf<{
  workspaceId: string;
  projectId: string;
}>(db)`
    select workspace_id, project_id from due_report_schedules(${at}::timestamptz, ${atMost}::integer)`;
