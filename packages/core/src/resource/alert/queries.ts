import type { Alert, AlertEvent, ListAlertEvents, ListAlerts, OpenAlert } from '@svc/contract/alert';
import { deleteRows, insertRow, rowsOf, type TenantDatabase, updateRows } from '@svc/db';
import { sql } from 'kysely';
import { type List, listRows, newestFirst } from '../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'alert.false_alarms': Alert['falseAlarms'];
    'alert_event.reading': AlertEvent['reading'];
    'alert_event.evidence': AlertEvent['evidence'];
    'alert_event.false_alarms': AlertEvent['falseAlarms'];
  }
}

const columns = [
  'id',
  'project_id as projectId',
  'name',
  'kind',
  'metric',
  'direction',
  'engine',
  'segment_id as segmentId',
  'brand_id as brandId',
  'source',
  'goal_id as goalId',
  'threshold',
  'baseline_scans as baselineScans',
  'minimum_prompts as minimumPrompts',
  'minimum_effect as minimumEffect',
  'severity',
  'channel_ids as channelIds',
  'muted_until as mutedUntil',
  'state',
  'detail',
  'checked_scan_id as checkedScanId',
  'checked_at as checkedAt',
  'false_alarms as falseAlarms',
  'created_by as createdBy',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const eventColumns = [
  'id',
  'alert_id as alertId',
  'project_id as projectId',
  'alert_name as name',
  'state',
  'severity',
  'sentence',
  'reading',
  'false_alarms as falseAlarms',
  'evidence',
  'note',
  'fired_at as firedAt',
  'acknowledged_at as acknowledgedAt',
  'acknowledged_by as acknowledgedBy',
  'resolved_at as resolvedAt',
  'resolved_by as resolvedBy',
] as const;

const byFiring = { name: '-firedAt', by: ['fired_at', 'id'], direction: 'desc' } as const;

const alerts = (db: TenantDatabase, workspaceId: string, projectId: string) =>
  db.selectFrom('alert').where('workspace_id', '=', workspaceId).where('project_id', '=', projectId);
const events = (db: TenantDatabase, workspaceId: string, projectId: string) =>
  db.selectFrom('alert_event').where('workspace_id', '=', workspaceId).where('project_id', '=', projectId);

export const listAlertRows = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: ListAlerts,
): Promise<List<Alert>> =>
  listRows(alerts(db, workspaceId, projectId), {
    columns,
    filters: { state: query.state },
    order: newestFirst,
    page: query,
  });

export const findAlert = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  id: string,
): Promise<Alert | undefined> =>
  alerts(db, workspaceId, projectId).select(columns).where('id', '=', id).executeTakeFirst();

export type WatchedAlert = Alert & { watchFrom: string | null };

export const readAlerts = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
): Promise<WatchedAlert[]> =>
  alerts(db, workspaceId, projectId)
    .select([...columns, 'watch_from as watchFrom'])
    .orderBy('id')
    .execute();

export const countAlerts = async (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
): Promise<number> =>
  Number(
    (
      await alerts(db, workspaceId, projectId)
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

type Whole = Omit<Alert, 'id' | 'projectId' | 'mode'> & { watchFrom: string | null };
type Fields = { [Name in keyof Whole]?: Whole[Name] | undefined };

const stored = (fields: Fields) => ({
  name: fields.name,
  kind: fields.kind,
  metric: fields.metric,
  direction: fields.direction,
  engine: fields.engine,
  segment_id: fields.segmentId,
  brand_id: fields.brandId,
  source: fields.source,
  goal_id: fields.goalId,
  threshold: fields.threshold,
  baseline_scans: fields.baselineScans,
  minimum_prompts: fields.minimumPrompts,
  minimum_effect: fields.minimumEffect,
  severity: fields.severity,
  channel_ids: fields.channelIds,
  muted_until: fields.mutedUntil,
  state: fields.state,
  detail: fields.detail,
  checked_scan_id: fields.checkedScanId,
  checked_at: fields.checkedAt,
  false_alarms: fields.falseAlarms && JSON.stringify(fields.falseAlarms),
  watch_from: fields.watchFrom,
  updated_at: fields.updatedAt,
});

type NewAlert = Required<
  Pick<
    Alert,
    | 'name'
    | 'kind'
    | 'metric'
    | 'direction'
    | 'baselineScans'
    | 'minimumPrompts'
    | 'minimumEffect'
    | 'severity'
    | 'createdBy'
  >
> &
  Fields;

export async function insertAlert(
  db: TenantDatabase,
  key: { workspaceId: string; projectId: string; id: string },
  alert: NewAlert,
): Promise<void> {
  const { name, kind, metric, direction, severity, createdBy } = alert;
  await insertRow(db, 'alert', {
    ...stored(alert),
    workspace_id: key.workspaceId,
    project_id: key.projectId,
    id: key.id,
    name,
    kind,
    metric,
    direction,
    severity,
    baseline_scans: alert.baselineScans,
    minimum_prompts: alert.minimumPrompts,
    minimum_effect: alert.minimumEffect,
    created_by: createdBy,
  });
}

export const changeAlert = (
  db: TenantDatabase,
  workspaceId: string,
  id: string,
  change: Fields,
): Promise<void> => updateRows(db, 'alert', { workspace_id: workspaceId, id }, stored(change));

export const deleteAlertRow = (db: TenantDatabase, workspaceId: string, id: string): Promise<void> =>
  deleteRows(db, 'alert', { workspace_id: workspaceId, id });

export const listAlertEventRows = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: ListAlertEvents,
): Promise<List<AlertEvent>> =>
  listRows(events(db, workspaceId, projectId), {
    columns: eventColumns,
    filters: { alert_id: query.alertId, state: query.state },
    order: byFiring,
    page: query,
  });

export const findAlertEvent = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  id: string,
): Promise<AlertEvent | undefined> =>
  events(db, workspaceId, projectId).select(eventColumns).where('id', '=', id).executeTakeFirst();

/** The rule's events that are not over: one of each surface at most. */
export const readOpenEvents = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  alertId: string,
): Promise<AlertEvent[]> =>
  events(db, workspaceId, projectId)
    .select(eventColumns)
    .where('alert_id', '=', alertId)
    .where('state', '<>', 'resolved')
    .orderBy('fired_at')
    .orderBy('id')
    .execute();

/** Since when the level of a surface is a new one, because a person said so. */
export async function readNewLevels(
  db: TenantDatabase,
  workspaceId: string,
  alertId: string,
): Promise<ReadonlyMap<string | null, string>> {
  const rows = await rowsOf<{ surface: string | null; since: string }>(db)`
    select reading ->> 'surface' as surface, max(resolved_at) as since from alert_event
    where workspace_id = ${workspaceId} and alert_id = ${alertId} and state = 'resolved' and resolved_by <> 'system' group by 1`;
  return new Map(rows.map(({ surface, since }) => [surface, since]));
}

/** What a firing is when it is new. */
export type Firing = Pick<
  AlertEvent,
  | 'id'
  | 'alertId'
  | 'projectId'
  | 'name'
  | 'severity'
  | 'sentence'
  | 'reading'
  | 'evidence'
  | 'falseAlarms'
  | 'firedAt'
>;

export const insertAlertEvent = (db: TenantDatabase, workspaceId: string, event: Firing): Promise<void> =>
  insertRow(db, 'alert_event', {
    workspace_id: workspaceId,
    project_id: event.projectId,
    id: event.id,
    alert_id: event.alertId,
    alert_name: event.name,
    severity: event.severity,
    sentence: event.sentence,
    reading: JSON.stringify(event.reading),
    evidence: JSON.stringify(event.evidence),
    false_alarms: event.falseAlarms && JSON.stringify(event.falseAlarms),
    fired_at: event.firedAt,
  });

export const changeAlertEvent = (
  db: TenantDatabase,
  workspaceId: string,
  id: string,
  change: {
    state: AlertEvent['state'];
    note?: string | null;
    acknowledged_at?: string;
    acknowledged_by?: string;
    resolved_at?: string;
    resolved_by?: string;
  },
): Promise<void> => updateRows(db, 'alert_event', { workspace_id: workspaceId, id }, change);

/** The project's firings that are not over, the most urgent first. */
export const readOpenAlerts = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
): Promise<OpenAlert[]> =>
  events(db, workspaceId, projectId)
    .select([
      'id',
      'alert_id as alertId',
      'alert_name as name',
      'severity',
      'sentence',
      'fired_at as firedAt',
    ])
    .where('state', '<>', 'resolved')
    .orderBy(sql`array_position(array['critical', 'warning', 'info'], severity)`)
    .orderBy('fired_at', 'desc')
    .limit(20)
    .execute();

/** The given ids that are not channels of the project. */
export async function unknownChannels(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db)`
    select i.id from unnest(${[...ids]}::text[]) i(id) where not exists (select from notification_channel c
      where c.workspace_id = ${workspaceId} and c.project_id = ${projectId} and c.id = i.id)`;
  return rows.map(({ id }) => id);
}

export const projectsWithOpenCreditAlerts = (db: TenantDatabase) => rowsOf<{
  workspaceId: string;
  projectId: string;
}>(db)`
    select workspace_id as "workspaceId", project_id as "projectId" from open_credit_alerts(1000)`;
