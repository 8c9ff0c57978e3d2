import { openScanStatuses } from '@svc/contract/kernel';
import type { Schedule, SetSchedule } from '@svc/contract/measure/schedule';
import { deleteRows, rowsOf, type Scope, type TenantDatabase, updateRows } from '@svc/db';
import { sql } from 'kysely';
import { type Kept, messagesIn, recalled } from '../../../i18n/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'schedule.config': SetSchedule['config'];
    'schedule.lastSkipped': NonNullable<Schedule['lastSkipped']>;
    'schedule.messages': Kept;
  }
}

export type StoredSchedule = Omit<Schedule, 'forecast'> & {
  nextRunAt: string;
  approvedCredits: number | null;
};

export async function findSchedule(
  { db, workspace }: Scope,
  projectId: string,
): Promise<StoredSchedule | undefined> {
  const row = await db
    .selectFrom('schedule')
    .select([
      'id',
      'projectId',
      'cadence',
      'cron',
      'timeZone',
      'jitterMinutes',
      'config',
      'monthlyCredits',
      'cycle',
      'state',
      'pausedUntil',
      'nextRunAt',
      'lastRunAt',
      'lastScanId',
      'lastSkipped',
      'messages',
      'approvedCredits',
      'createdBy',
      'createdAt',
      'updatedAt',
    ])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
  if (!row) return undefined;
  return recalled({ ...row, creditsThisMonth: await creditsThisMonth({ db, workspace }, row.id) });
}

/** Asked in two steps, since the books are on another node of a cluster than the scans. */
async function creditsThisMonth({ db, workspace }: Scope, scheduleId: string): Promise<number> {
  const scans = await db
    .selectFrom('scan')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .where('requestedBy', '=', scheduleId)
    // The index of scheduled scans is on these alone.
    .where('requestedBy', 'like', 'sch\\_%')
    .where('createdAt', '>=', sql<string>`date_trunc('month', now(), 'UTC')`)
    .execute();
  if (scans.length === 0) return 0;
  // A hold keeps its amount until it is released; what was spent of it is in there.
  const held = await db
    .selectFrom('credit_hold')
    .select(
      sql<number>`coalesce(sum(case when released_at is null then amount else captured end), 0)`.as(
        'credits',
      ),
    )
    .where('workspaceId', '=', workspace.id)
    .where(
      'id',
      'in',
      scans.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow();
  return held.credits;
}

/** When it scans by itself next; null: it does not, or is paused without an end. */
export async function nextScheduledRun({ db, workspace }: Scope, projectId: string): Promise<string | null> {
  const row = await db
    .selectFrom('schedule')
    .select(['state', 'nextRunAt', 'pausedUntil'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
  if (!row) return null;
  return row.state === 'active' ? row.nextRunAt : row.pausedUntil;
}

export interface NewSchedule extends SetSchedule {
  id: string;
  projectId: string;
  cron: string;
  timeZone: string;
  nextRunAt: string;
  createdBy: string;
  approvedCredits: number | null;
}

/** A new cadence resumes a paused schedule. */
export async function upsertSchedule(
  { db, workspace }: Scope,
  schedule: NewSchedule,
  now: string,
): Promise<void> {
  const settings = {
    cadence: schedule.cadence,
    cron: schedule.cron,
    timeZone: schedule.timeZone,
    jitterMinutes: schedule.jitterMinutes,
    config: schedule.config,
    monthlyCredits: schedule.monthlyCredits,
    approvedCredits: schedule.approvedCredits,
    cycle: schedule.cycle,
    nextRunAt: schedule.nextRunAt,
    state: 'active' as const,
    pausedUntil: null,
    updatedAt: now,
  };
  await db
    .insertInto('schedule')
    .values({
      workspaceId: workspace.id,
      projectId: schedule.projectId,
      id: schedule.id,
      createdBy: schedule.createdBy,
      ...settings,
    })
    .onConflict((conflict) => conflict.columns(['workspaceId', 'projectId']).doUpdateSet(settings))
    .execute();
}

export interface ScheduleChange {
  state?: 'active' | 'paused';
  pausedUntil?: string | null;
  nextRunAt?: string;
  lastRunAt?: string;
  lastScanId?: string;
  lastSkipped?: Schedule['lastSkipped'];
  updatedAt?: string;
}

export const changeSchedule = (
  { db, workspace }: Scope,
  projectId: string,
  change: ScheduleChange,
): Promise<void> =>
  updateRows(
    db,
    'schedule',
    { workspaceId: workspace.id, projectId },
    { ...change, ...(change.lastSkipped && { messages: messagesIn(change.lastSkipped) }) },
  );

export const deleteScheduleRow = ({ db, workspace }: Scope, projectId: string): Promise<void> =>
  deleteRows(db, 'schedule', { workspaceId: workspace.id, projectId });

/** Waits for whoever else works on this schedule. */
export async function lockSchedule({ db, workspace }: Scope, projectId: string): Promise<void> {
  await sql`select 1 from schedule where workspace_id = ${workspace.id} and project_id = ${projectId} for update`.execute(
    db,
  );
}

/** A scan of this schedule that has not ended. */
export async function findOpenScan({ db, workspace }: Scope, scheduleId: string): Promise<string | null> {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from scan where workspace_id = ${workspace.id} and requested_by = ${scheduleId} and requested_by like 'sch\\_%'
      and status = any(${[...openScanStatuses, 'awaiting_approval']}::text[]) limit 1`;
  return rows[0]?.id ?? null;
}

export const readDue = (db: TenantDatabase, at: string, atMost: number) => rowsOf<{
  workspaceId: string;
  projectId: string;
}>(db)`
    select workspace_id, project_id from due_schedules(${at}::timestamptz, ${atMost}::integer)`;
