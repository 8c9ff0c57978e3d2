import { type AlertEvent, type AlertEvidence, alertFired, alertResolved } from '@svc/contract/alert';
import type { Project } from '@svc/contract/project';
import { type Environment, openWorkspace } from '../../environment/index.ts';
import { type Context, emit, enqueue, instant, lock, newId, transaction } from '../../kernel/index.ts';
import { findProject } from '../project/index.ts';
import { detailsOf } from './details.ts';
import { type FactKind, falseAlarmsInWords, isFact, readFact } from './facts.ts';
import { watchAlertsJob } from './jobs.ts';
import { type Found, look, nothingYet } from './look.ts';
import {
  changeAlert,
  changeAlertEvent,
  type Firing,
  findOpenEvent,
  insertAlertEvent,
  projectsWithOpenCreditAlerts,
  readAlerts,
  type WatchedAlert,
} from './queries.ts';
import { usualPanels } from './simulate.ts';

/** Looks at a project's alerts after a scan, a change of credits or of a rule. The same scan is judged once. */
export async function watchAlerts(
  environment: Environment,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
): Promise<{ fired: number; resolved: number }> {
  return watchProject(await openWorkspace(environment, workspaceId), projectId);
}

/** @param panels simulated for a rate of false alarms, at most */
export async function watchProject(
  context: Context,
  projectId: string,
  panels = usualPanels,
): Promise<{ fired: number; resolved: number }> {
  const workspaceId = context.workspace.id;
  const project = await findProject(context.db, workspaceId, projectId);
  const outcome = { fired: 0, resolved: 0 };
  if (!project || project.state === 'archived') return outcome;
  const looks: Look[] = [];
  for (const alert of await readAlerts(context.db, workspaceId, projectId)) {
    const found = await watchOne(context, project, alert, panels);
    if (found) looks.push({ alert, found });
  }
  for (const one of looks) {
    const did = await transaction(context, (context) =>
      settle(context, one, leadOf(one, looks, context.now().getTime())),
    );
    if (did !== null) outcome[did] += 1;
  }
  return outcome;
}

/** Asks for a look at projects whose alerts on credits stand open. */
export async function watchCreditAlerts({ database }: Environment): Promise<{ projects: number }> {
  const open = await projectsWithOpenCreditAlerts(database.system);
  for (const { workspaceId, projectId } of open)
    await database
      .forWorkspace(workspaceId)
      .transaction()
      .execute((db) => enqueue({ db }, watchAlertsJob, { workspaceId, projectId }));
  return { projects: open.length };
}

async function watchOne(
  context: Context,
  project: Project,
  alert: WatchedAlert,
  panels: number,
): Promise<Found | null> {
  const open = await findOpenEvent(context.db, context.workspace.id, project.id, alert.id);
  const { kind } = alert;
  const found = isFact(kind)
    ? await lookAtFact(context, project, { ...alert, kind })
    : await look(context, project, alert, { open, panels });
  return found;
}

interface Look {
  alert: WatchedAlert;
  found: Found;
}

const weight = { critical: 2, warning: 1, info: 0 } as const;

/** Whether two rules tell of the same event: the same figure moved the same way, as the same scan shows, to the same readers. */
const isSame = (one: Look, other: Look): boolean =>
  one.found.firing !== null &&
  other.found.firing !== null &&
  one.found.scanId !== null &&
  one.found.scanId === other.found.scanId &&
  one.alert.metric === other.alert.metric &&
  one.alert.brandId === other.alert.brandId &&
  one.found.firing.reading.direction === other.found.firing.reading.direction &&
  String(one.alert.channelIds) === String(other.alert.channelIds) &&
  movesWith(one.alert.kind) &&
  movesWith(other.alert.kind);

const movesWith = (kind: WatchedAlert['kind']): boolean =>
  kind === 'sequential' || kind === 'change' || kind === 'anomaly';

/** The rule that tells channels of an event, and the others that it set off: the gravest one, then the first made. */
function leadOf(one: Look, looks: readonly Look[], now: number): Lead {
  const isMuted = ({ alert }: Look) => alert.mutedUntil !== null && Date.parse(alert.mutedUntil) > now;
  const same = looks.filter((other) => isSame(one, other) && !isMuted(other));
  const [lead] = same.toSorted(
    (a, b) =>
      weight[b.alert.severity] - weight[a.alert.severity] ||
      a.alert.createdAt.localeCompare(b.alert.createdAt),
  );
  if (!lead || lead === one)
    return { quiet: false, also: same.filter((other) => other !== one).map(({ alert }) => alert.name) };
  return { quiet: true, also: [] };
}

interface Lead {
  quiet: boolean;
  also: string[];
}

const noEvidence: AlertEvidence = {
  scanId: null,
  baselineScanIds: [],
  cells: [],
  answerIds: [],
  notes: [],
};

async function lookAtFact(
  context: Context,
  project: Project,
  alert: WatchedAlert & { kind: FactKind },
): Promise<Found> {
  const fact = await readFact(context, project, alert);
  if (typeof fact === 'string') return nothingYet(alert, fact, null);
  const { state, sentence, calm, reading } = fact;
  const fires = state === 'fires';
  const none = { direction: null, now: null, before: null, change: null };
  return {
    state,
    over: state === 'calm',
    detail: fires ? sentence : calm,
    scanId: null,
    falseAlarms: null,
    back: { sentence: calm, reading: null },
    firing: fires ? { sentence, reading: { ...none, ...reading }, evidence: noEvidence } : null,
  };
}

/** Writes down what a look found. Who changed the rule meanwhile has asked for another look. */
async function settle(
  context: Context,
  { alert, found }: Look,
  lead: Lead,
): Promise<'fired' | 'resolved' | null> {
  const { db, workspace } = context;
  await lock(context, alert.id);
  const current = (await readAlerts(db, workspace.id, alert.projectId)).find(({ id }) => id === alert.id);
  if (!current || current.updatedAt !== alert.updatedAt) return null;
  const open = await findOpenEvent(db, workspace.id, alert.projectId, alert.id);
  const now = instant(context.now());
  const isMuted = alert.mutedUntil !== null && Date.parse(alert.mutedUntil) > Date.parse(now);
  const fires = !open && found.firing !== null && !isMuted;
  const ends = open !== undefined && found.over;
  await changeAlert(db, workspace.id, alert.id, {
    state: fires || (open && !ends) ? 'firing' : found.state === 'learning' ? 'learning' : 'calm',
    detail: isMuted && found.firing ? `Muted. ${found.detail}` : found.detail,
    // A muted look is taken again once it may be told.
    ...(!(isMuted && found.firing) && { checkedScanId: found.scanId }),
    checkedAt: now,
    falseAlarms: found.falseAlarms,
  });
  if (fires && found.firing) {
    const event = {
      id: newId('alertEvent'),
      alertId: alert.id,
      projectId: alert.projectId,
      name: alert.name,
      severity: alert.severity,
      ...found.firing,
      falseAlarms: found.falseAlarms,
      firedAt: now,
    };
    await insertAlertEvent(db, workspace.id, event);
    await tellOf(context, alert, { ...event, state: 'open', note: null }, null, alertFired, lead);
    return 'fired';
  }
  if (!ends) return null;
  await changeAlertEvent(db, workspace.id, open.id, {
    state: 'resolved',
    resolvedAt: now,
    resolvedBy: 'system',
  });
  await tellOf(context, alert, { ...open, state: 'resolved' }, 'system', alertResolved, { back: found.back });
  return 'resolved';
}

type Told = Firing & Pick<AlertEvent, 'state' | 'note'>;

/** Emits what became of a firing, with the rate of false alarms in words. */
export async function tellOf(
  context: Context,
  alert: Pick<WatchedAlert, 'kind' | 'channelIds'>,
  event: Told,
  by: string | null,
  type = event.state === 'open' ? alertFired : alertResolved,
  {
    also = [],
    quiet = false,
    back,
  }: { also?: readonly string[]; quiet?: boolean; back?: Found['back'] } = {},
): Promise<void> {
  const { id, alertId, projectId, name, severity, state, evidence, falseAlarms, note } = event;
  const { sentence, reading } = { ...event, ...back, reading: back?.reading ?? event.reading };
  await emit(context, {
    type,
    resource: alertId,
    projectId,
    data: {
      alertId,
      alertEventId: id,
      name,
      severity,
      state,
      sentence,
      reading,
      evidence,
      falseAlarms,
      note,
      kind: alert.kind,
      message: [
        ...(back
          ? [`It fired on ${event.firedAt.slice(0, 10)}: ${event.sentence}.`]
          : [
              ...detailsOf(alert.kind, { ...event, scans: evidence.baselineScanIds.length }),
              falseAlarmsInWords(alert.kind, falseAlarms),
            ]),
        ...(also.length > 0 ? [`The same event also set off: ${also.join(', ')}.`] : []),
        ...(note === null ? [] : [`Note: ${note}`]),
      ].join('\n'),
      by,
      // If one event sets off several rules, only one of them tells channels.
      channelIds: quiet ? [] : alert.channelIds,
    },
  });
}
