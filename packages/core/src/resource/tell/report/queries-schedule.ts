import type { ReportSchedule, TemplateId } from '@svc/contract/tell/report';
import { deleteRows, rowsOf, type TenantDatabase, updateRows } from '@svc/db';
import { sql } from 'kysely';

export const findReportSchedule = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
): Promise<ReportSchedule | undefined> =>
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
    .where('workspaceId', '=', workspaceId)
    .where('projectId', '=', projectId)
    .executeTakeFirst();

export async function upsertReportSchedule(
  db: TenantDatabase,
  workspaceId: string,
  {
    id,
    projectId,
    createdBy,
    ...settings
  }: Omit<ReportSchedule, 'lastReportId' | 'createdAt'> & { createdBy: string },
): Promise<void> {
  await db
    .insertInto('report_schedule')
    .values({ workspaceId, id, projectId, createdBy, ...settings })
    .onConflict((conflict) => conflict.columns(['workspaceId', 'projectId']).doUpdateSet(settings))
    .execute();
}

export const deleteReportSchedule = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
): Promise<void> => deleteRows(db, 'report_schedule', { workspaceId, projectId });

/** Waits for whoever else works on this schedule. */
export async function lockReportSchedule(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
): Promise<void> {
  await sql`select 1 from report_schedule where workspace_id = ${workspaceId} and project_id = ${projectId} for update`.execute(
    db,
  );
}

export const noteRun = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  run: { nextRunAt: string; reportId: string },
): Promise<void> =>
  updateRows(
    db,
    'report_schedule',
    { workspaceId, projectId },
    { nextRunAt: run.nextRunAt, lastReportId: run.reportId },
  );

export const readDueSchedules = (db: TenantDatabase, at: string, atMost: number) => rowsOf<{
  workspaceId: string;
  projectId: string;
}>(db)`
    select workspace_id, project_id from due_report_schedules(${at}::timestamptz, ${atMost}::integer)`;
