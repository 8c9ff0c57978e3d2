import type { Project } from '@svc/contract/account/project';
import {
  type AcknowledgeAlertEvent,
  type Alert,
  type AlertEvent,
  type AlertEventParams,
  type AlertParams,
  type AlertRule,
  type AlertWithEvents,
  alertAcknowledged,
  alertResolved,
  type CreateAlert,
  type ListAlertEvents,
  type ListAlerts,
  type OfProject,
  type UpdateAlert,
} from '@svc/contract/read/alert';
import type { RunContext } from '../../../environment/index.ts';
import { dayOf } from '../../../i18n/index.ts';
import {
  audit,
  type Context,
  type Deleted,
  enqueue,
  instant,
  invalid,
  type List,
  newId,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { assertEnginesExist, getProject } from '../../account/project/index.ts';
import { findSegment } from '../../measure/segment/index.ts';
import { watchAlertsJob } from './jobs.ts';
import {
  changeAlert,
  changeAlertEvent,
  countAlerts,
  deleteAlertRow,
  findAlert,
  findAlertEvent,
  insertAlert,
  listAlertEventRows,
  listAlertRows,
  readOpenEvents,
  unknownChannels,
} from './queries.ts';
import { readGoal } from './queries-facts.ts';
import { tellOf } from './watch.ts';

/** All of them are evaluated after every scan. */
const mostAlerts = 100;

export async function listAlerts(
  context: Context,
  { projectId, ...query }: ListAlerts & OfProject,
): Promise<List<Alert>> {
  await getProject(context, { projectId });
  return listAlertRows(context, projectId, query);
}

async function alertOf(context: Context, { projectId, alertId }: AlertParams): Promise<Alert> {
  await getProject(context, { projectId });
  const alert = await findAlert(context, projectId, alertId);
  if (!alert) throw notFound('alert', alertId, `GET /v1/projects/${projectId}/alerts`);
  return alert;
}

export async function getAlert(context: Context, input: AlertParams): Promise<AlertWithEvents> {
  const alert = await alertOf(context, input);
  const { items } = await listAlertEventRows(context, input.projectId, {
    alertId: alert.id,
    limit: 10,
    offset: 0,
  });
  return { ...alert, events: items };
}

export const createAlert = (
  context: RunContext,
  { projectId, ...input }: CreateAlert & OfProject,
): Promise<Alert> =>
  transaction(context, async (context) => {
    const { actor } = context;
    const project = await getProject(context, { projectId });
    await assertRule(context, project, input);
    await assertChannels(context, projectId, input.channelIds);
    if ((await countAlerts(context, projectId)) >= mostAlerts)
      throw new ServiceError(
        'quota_exceeded',
        `A project can have up to ${mostAlerts} alerts. Delete one that you no longer need.`,
      );
    const id = newId('alert');
    await insertAlert(
      context,
      { projectId, id },
      { ...input, detail: 'This rule has not checked a scan yet.', createdBy: actor.id },
    );
    await lookAgain(context, projectId);
    await audit(context, 'alert.created', id, { projectId, ...input });
    return alertOf(context, { projectId, alertId: id });
  });

const lookAgain = (context: Context, projectId: string) =>
  enqueue(context, watchAlertsJob, { workspaceId: context.workspace.id, projectId });

export const updateAlert = (
  context: RunContext,
  { projectId, alertId, ...changes }: UpdateAlert & AlertParams,
): Promise<Alert> =>
  transaction(context, async (context) => {
    const { now } = context;
    const before = await alertOf(context, { projectId, alertId });
    const { engine = null, segmentId = null, brandId = null, source, goalId } = changes;
    // Rules of earlier releases may have one that their kind does not read.
    const threshold = changes.threshold === before.threshold ? null : (changes.threshold ?? null);
    await assertRule(context, await getProject(context, { projectId }), {
      kind: before.kind,
      engine,
      segmentId,
      brandId,
      threshold,
      source: source === undefined ? before.source : source,
      goalId: goalId === undefined ? before.goalId : goalId,
    });
    await assertChannels(context, projectId, changes.channelIds ?? null);
    const { name, severity, channelIds, mutedUntil, ...rule } = changes;
    await changeAlert(context, alertId, {
      ...changes,
      updatedAt: instant(now()),
      // Another rule has another rate, and judges the newest scan again.
      ...(Object.keys(rule).length > 0 && { checkedScanId: null, falseAlarms: null }),
    });
    await lookAgain(context, projectId);
    await audit(context, 'alert.updated', alertId, { before, after: changes });
    return alertOf(context, { projectId, alertId });
  });

export const deleteAlert = (context: Context, input: AlertParams): Promise<Deleted> =>
  transaction(context, async (context) => {
    const { id, name, kind } = await alertOf(context, input);
    await deleteAlertRow(context, id);
    await audit(context, 'alert.deleted', id, { name, kind });
    return { id, deleted: true };
  });

export async function listAlertEvents(
  context: Context,
  { projectId, ...query }: ListAlertEvents & OfProject,
): Promise<List<AlertEvent>> {
  await getProject(context, { projectId });
  return listAlertEventRows(context, projectId, query);
}

/** Marks an alert as seen, or as over; then later scans are compared with the level since. */
export const acknowledgeAlertEvent = (
  context: Context,
  { projectId, eventId, note, resolve }: AcknowledgeAlertEvent & AlertEventParams,
): Promise<AlertEvent> =>
  transaction(context, async (context) => {
    const { actor } = context;
    await getProject(context, { projectId });
    const read = async () => {
      const event = await findAlertEvent(context, projectId, eventId);
      if (!event) throw notFound('alert event', eventId, `GET /v1/projects/${projectId}/alert-events`);
      return event;
    };
    const before = await read();
    if (before.state === 'resolved')
      throw new ServiceError(
        'conflict',
        `This alert ended on ${dayOf(before.resolvedAt ?? '', 'en')}, so there is nothing left to acknowledge.`,
      );
    const alert = await alertOf(context, { projectId, alertId: before.alertId });
    const now = instant(context.now());
    await changeAlertEvent(context, eventId, {
      state: resolve ? 'resolved' : 'acknowledged',
      ...(note !== null && { note }),
      ...(before.state === 'open' && { acknowledgedAt: now, acknowledgedBy: actor.id }),
      ...(resolve && { resolvedAt: now, resolvedBy: actor.id }),
    });
    if (resolve) {
      const others = await readOpenEvents(context, projectId, alert.id);
      await changeAlert(context, alert.id, {
        ...(others.length === 0 && { state: 'learning', detail: 'This rule is learning the new level.' }),
        // Surfaces are judged apart: this one’s new level is read from its events, and the others keep theirs.
        ...(before.reading.surface === undefined && { watchFrom: now }),
        checkedScanId: null,
        updatedAt: now,
      });
    }
    const after = await read();
    const who = actor.name;
    await tellOf(context, alert, after, who, resolve ? alertResolved : alertAcknowledged);
    await audit(context, resolve ? 'alert.resolved' : 'alert.acknowledged', alert.id, { eventId, note });
    return after;
  });

/** Allowed thresholds of the kinds that read one. */
const ranges: Partial<Record<AlertRule['kind'], [least: number, most: number, what: string]>> = {
  engine_health: [0, 0.99, 'the share of answers lost'],
  goal_at_risk: [0.01, 0.99, 'a probability'],
  credits_low: [0, 1e9, 'a number of credits'],
  credits_end: [1, 90, 'a number of days'],
};

/** Kinds that fire on a change of “minimumEffect” or more. */
const tested: ReadonlySet<AlertRule['kind']> = new Set(['sequential', 'change', 'anomaly']);

/** What a rule keeps of a threshold: those of earlier releases may have one that their kind does not read. */
export const thresholdOf = ({
  kind,
  threshold,
}: Pick<AlertRule, 'kind' | 'threshold'>): AlertRule['threshold'] => (ranges[kind] ? threshold : null);

function assertThreshold({ kind, threshold }: Pick<AlertRule, 'kind' | 'threshold'>): void {
  if (threshold === null) return;
  const range = ranges[kind];
  if (!range)
    throw invalid(
      'threshold',
      `Alerts of kind “${kind}” have no threshold. ${tested.has(kind) ? 'Give the smallest change that counts as “minimumEffect” instead.' : 'Leave it out.'}`,
      {
        expected: tested.has(kind) ? '“minimumEffect”, such as 0.05 for five points' : 'no threshold',
        received: threshold,
      },
    );
  const [least, most, what] = range;
  if (threshold < least || threshold > most)
    throw invalid('threshold', `It is ${what}.`, {
      expected: `from ${least} to ${most}`,
      received: threshold,
    });
}

const hasGoal = async (context: Context, projectId: string, id: string): Promise<boolean> =>
  (await readGoal(context, projectId, id)) !== undefined;

/** Throws validation_failed for what the project does not have, and for what its kind needs. */
export async function assertRule(
  context: RunContext,
  project: Project,
  rule: Pick<AlertRule, 'engine' | 'segmentId' | 'brandId' | 'kind' | 'source' | 'goalId' | 'threshold'>,
): Promise<void> {
  const { engine, segmentId, brandId, kind, source, goalId, threshold } = rule;
  if (engine !== null) assertEnginesExist(context, [engine]);
  if (segmentId !== null && !(await findSegment(context, { projectId: project.id, segmentId })))
    throw invalid('segmentId', 'The project does not have this segment.', {
      next: `GET /v1/projects/${project.id}/segments lists them.`,
      expected: 'a segment of the project',
      received: segmentId,
    });
  const brands = [project.brand, ...project.competitors].map(({ id }) => id);
  if (brandId !== null && !brands.includes(brandId))
    throw invalid('brandId', 'The project does not have this brand.', {
      expected: 'the brand of the project or of a competitor',
      received: brandId,
    });
  if (kind === 'source_lost' && source === null)
    throw invalid('source', 'Name the domain whose citations this alert should watch.', {
      expected: 'such as example.com',
    });
  if (goalId === null ? kind === 'goal_at_risk' : !(await hasGoal(context, project.id, goalId)))
    throw invalid('goalId', 'Name a goal of the project.', {
      next: `GET /v1/projects/${project.id}/goals lists them.`,
      expected: 'a goal of the project',
      received: goalId,
    });
  assertThreshold({ kind, threshold });
}

async function assertChannels(
  context: Context,
  projectId: string,
  ids: readonly string[] | null,
): Promise<void> {
  const unknown = ids === null ? [] : await unknownChannels(context, projectId, ids);
  if (unknown.length > 0)
    throw invalid('channelIds', `The project has no channel ${unknown[0]}.`, {
      next: `GET /v1/projects/${projectId}/notification-channels lists them.`,
      expected: 'channels of the project',
      received: unknown[0],
    });
}
