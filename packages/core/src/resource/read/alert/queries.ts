import type { Alert, AlertEvent, ListAlertEvents, ListAlerts, OpenAlert } from '@svc/contract/read/alert';
import { deleteRows, insertRow, rowsOf, type Scope, type TenantDatabase, updateRows } from '@svc/db';
import { sql } from 'kysely';
import { type Kept, messagesIn, recalled } from '../../../i18n/index.ts';
import { type List, listRows, newestFirst } from '../../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'alert.falseAlarms': Alert['falseAlarms'];
    'alert.messages': Kept;
    'alert_event.messages': Kept;
    'alert_event.reading': AlertEvent['reading'];
    'alert_event.evidence': AlertEvent['evidence'];
    'alert_event.falseAlarms': AlertEvent['falseAlarms'];
  }
}

const columns = [
  'id',
  'projectId',
  'name',
  'kind',
  'metric',
  'direction',
  'engine',
  'segmentId',
  'brandId',
  'source',
  'goalId',
  'threshold',
  'baselineScans',
  'minimumPrompts',
  'minimumEffect',
  'severity',
  'channelIds',
  'mutedUntil',
  'state',
  'detail',
  'checkedScanId',
  'checkedAt',
  'falseAlarms',
  'createdBy',
  'createdAt',
  'updatedAt',
  'messages',
] as const;

const eventColumns = [
  'id',
  'alertId',
  'projectId',
  'alertName as name',
  'state',
  'severity',
  'sentence',
  'reading',
  'falseAlarms',
  'evidence',
  'note',
  'firedAt',
  'acknowledgedAt',
  'acknowledgedBy',
  'resolvedAt',
  'resolvedBy',
  'messages',
] as const;

const byFiring = { name: '-firedAt', by: ['firedAt', 'id'], direction: 'desc' } as const;

const alerts = ({ db, workspace }: Scope, projectId: string) =>
  db.selectFrom('alert').where('workspaceId', '=', workspace.id).where('projectId', '=', projectId);
const events = ({ db, workspace }: Scope, projectId: string) =>
  db.selectFrom('alert_event').where('workspaceId', '=', workspace.id).where('projectId', '=', projectId);

export const listAlertRows = (scope: Scope, projectId: string, query: ListAlerts): Promise<List<Alert>> =>
  listRows(alerts(scope, projectId), {
    columns,
    filters: { state: query.state },
    order: newestFirst,
    page: query,
    toItem: recalled,
  });

export const findAlert = async (scope: Scope, projectId: string, id: string): Promise<Alert | undefined> => {
  const row = await alerts(scope, projectId).select(columns).where('id', '=', id).executeTakeFirst();
  return row && recalled(row);
};

export type WatchedAlert = Alert & { watchFrom: string | null };

export const readAlerts = async (scope: Scope, projectId: string): Promise<WatchedAlert[]> =>
  (
    await alerts(scope, projectId)
      .select([...columns, 'watchFrom'])
      .orderBy('id')
      .execute()
  ).map(recalled);

export const countAlerts = async (scope: Scope, projectId: string): Promise<number> =>
  Number(
    (await alerts(scope, projectId).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow())
      .count,
  );

type Whole = Omit<Alert, 'id' | 'projectId' | 'mode'> & { watchFrom: string | null };
type Fields = { [Name in keyof Whole]?: Whole[Name] | undefined };

const stored = (fields: Fields) => ({
  name: fields.name,
  kind: fields.kind,
  metric: fields.metric,
  direction: fields.direction,
  engine: fields.engine,
  segmentId: fields.segmentId,
  brandId: fields.brandId,
  source: fields.source,
  goalId: fields.goalId,
  threshold: fields.threshold,
  baselineScans: fields.baselineScans,
  minimumPrompts: fields.minimumPrompts,
  minimumEffect: fields.minimumEffect,
  severity: fields.severity,
  channelIds: fields.channelIds,
  mutedUntil: fields.mutedUntil,
  state: fields.state,
  detail: fields.detail,
  messages: fields.detail === undefined ? undefined : messagesIn(fields.detail),
  checkedScanId: fields.checkedScanId,
  checkedAt: fields.checkedAt,
  falseAlarms: fields.falseAlarms,
  watchFrom: fields.watchFrom,
  updatedAt: fields.updatedAt,
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
  { db, workspace }: Scope,
  key: { projectId: string; id: string },
  alert: NewAlert,
): Promise<void> {
  const { name, kind, metric, direction, severity, createdBy } = alert;
  await insertRow(db, 'alert', {
    ...stored(alert),
    workspaceId: workspace.id,
    projectId: key.projectId,
    id: key.id,
    name,
    kind,
    metric,
    direction,
    severity,
    baselineScans: alert.baselineScans,
    minimumPrompts: alert.minimumPrompts,
    minimumEffect: alert.minimumEffect,
    createdBy,
  });
}

export const changeAlert = ({ db, workspace }: Scope, id: string, change: Fields): Promise<void> =>
  updateRows(db, 'alert', { workspaceId: workspace.id, id }, stored(change));

export const deleteAlertRow = ({ db, workspace }: Scope, id: string): Promise<void> =>
  deleteRows(db, 'alert', { workspaceId: workspace.id, id });

export const listAlertEventRows = (
  scope: Scope,
  projectId: string,
  query: ListAlertEvents,
): Promise<List<AlertEvent>> =>
  listRows(events(scope, projectId), {
    columns: eventColumns,
    filters: { alertId: query.alertId, state: query.state },
    order: byFiring,
    page: query,
    toItem: recalled,
  });

export const findAlertEvent = async (
  scope: Scope,
  projectId: string,
  id: string,
): Promise<AlertEvent | undefined> => {
  const row = await events(scope, projectId).select(eventColumns).where('id', '=', id).executeTakeFirst();
  return row && recalled(row);
};

/** The rule's events that are not over: one of each surface at most. */
export const readOpenEvents = async (
  scope: Scope,
  projectId: string,
  alertId: string,
): Promise<AlertEvent[]> =>
  (
    await events(scope, projectId)
      .select(eventColumns)
      .where('alertId', '=', alertId)
      .where('state', '<>', 'resolved')
      .orderBy('firedAt')
      .orderBy('id')
      .execute()
  ).map(recalled);

/** Since when the level of a surface is a new one, because a person said so. */
export async function readNewLevels(
  { db, workspace }: Scope,
  alertId: string,
): Promise<ReadonlyMap<string | null, string>> {
  const rows = await rowsOf<{ surface: string | null; since: string }>(db)`
    select reading ->> 'surface' as surface, max(resolved_at) as since from alert_event
    where workspace_id = ${workspace.id} and alert_id = ${alertId} and state = 'resolved' and resolved_by <> 'system' group by 1`;
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

export const insertAlertEvent = ({ db, workspace }: Scope, event: Firing): Promise<void> =>
  insertRow(db, 'alert_event', {
    workspaceId: workspace.id,
    projectId: event.projectId,
    id: event.id,
    alertId: event.alertId,
    alertName: event.name,
    severity: event.severity,
    sentence: event.sentence,
    messages: messagesIn([event.sentence, event.evidence]),
    reading: event.reading,
    evidence: event.evidence,
    falseAlarms: event.falseAlarms,
    firedAt: event.firedAt,
  });

export const changeAlertEvent = (
  { db, workspace }: Scope,
  id: string,
  change: {
    state: AlertEvent['state'];
    note?: string | null;
    acknowledgedAt?: string;
    acknowledgedBy?: string;
    resolvedAt?: string;
    resolvedBy?: string;
  },
): Promise<void> => updateRows(db, 'alert_event', { workspaceId: workspace.id, id }, change);

/** The project's firings that are not over, the most urgent first. */
export const readOpenAlerts = async (scope: Scope, projectId: string): Promise<OpenAlert[]> =>
  (
    await events(scope, projectId)
      .select(['id', 'alertId', 'alertName as name', 'severity', 'sentence', 'firedAt', 'messages'])
      .where('state', '<>', 'resolved')
      .orderBy(sql`array_position(array['critical', 'warning', 'info'], severity)`)
      .orderBy('firedAt', 'desc')
      .limit(20)
      .execute()
  ).map(recalled);

/** The given ids that are not channels of the project. */
export async function unknownChannels(
  { db, workspace }: Scope,
  projectId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db)`
    select i.id from unnest(${[...ids]}::text[]) i(id) where not exists (select from notification_channel c
      where c.workspace_id = ${workspace.id} and c.project_id = ${projectId} and c.id = i.id)`;
  return rows.map(({ id }) => id);
}

export const projectsWithOpenCreditAlerts = (db: TenantDatabase) => rowsOf<{
  workspaceId: string;
  projectId: string;
}>(db)`
    select workspace_id, project_id from open_credit_alerts(1000)`;
