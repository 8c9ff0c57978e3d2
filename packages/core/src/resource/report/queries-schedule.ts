import type { ReportSchedule, TemplateId } from '@svc/contract/report';
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
      'project_id as projectId',
      sql<TemplateId>`template`.as('template'),
      'language',
      'cadence',
      'cron',
      'time_zone as timeZone',
      'days',
      'channel_ids as channelIds',
      'state',
      'next_run_at as nextRunAt',
      'last_report_id as lastReportId',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();

export async function upsertReportSchedule(
  db: TenantDatabase,
  workspaceId: string,
  schedule: Omit<ReportSchedule, 'lastReportId' | 'createdAt'> & { createdBy: string },
): Promise<void> {
  const { template, language, cadence, cron, days, state } = schedule;
  const settings = {
    ...{ template, language, cadence, cron, days, state },
    time_zone: schedule.timeZone,
    channel_ids: schedule.channelIds,
    next_run_at: schedule.nextRunAt,
    updated_at: schedule.updatedAt,
  };
  await db
    .insertInto('report_schedule')
    .values({
      workspace_id: workspaceId,
      project_id: schedule.projectId,
      id: schedule.id,
      created_by: schedule.createdBy,
      ...settings,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'project_id']).doUpdateSet(settings))
    .execute();
}

export const deleteReportSchedule = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
): Promise<void> => deleteRows(db, 'report_schedule', { workspace_id: workspaceId, project_id: projectId });

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
    { workspace_id: workspaceId, project_id: projectId },
    { next_run_at: run.nextRunAt, last_report_id: run.reportId },
  );

export const readDueSchedules = (db: TenantDatabase, at: string, atMost: number) => rowsOf<{
  workspaceId: string;
  projectId: string;
}>(db)`
    select workspace_id as "workspaceId", project_id as "projectId" from due_report_schedules(${at}::timestamptz, ${atMost}::integer)`;
