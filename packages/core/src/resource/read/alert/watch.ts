import type { Project } from '@svc/contract/account/project';
import { type AlertEvent, type AlertEvidence, alertFired, alertResolved } from '@svc/contract/read/alert';
import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { type Context, emit, enqueue, instant, lock, newId, transaction } from '../../../kernel/index.ts';
import { findProject } from '../../account/project/index.ts';
import { detailsOf, firedBefore, inGerman, type Line, noted } from './details.ts';
import { type FactKind, isFact, readFact } from './facts.ts';
import { falseAlarmsInWords } from './false-alarms.ts';
import { watchAlertsJob } from './jobs.ts';
import { isMutedAt, type Lead, type Look, leadOfEnd, leadOfFiring } from './lead.ts';
import { type EndedFiring, type Found, look, type NewFiring, nothingYet } from './look.ts';
import {
  changeAlert,
  changeAlertEvent,
  type Firing,
  insertAlertEvent,
  projectsWithOpenCreditAlerts,
  readAlerts,
  readOpenEvents,
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
  const project = await findProject(context, projectId);
  const outcome = { fired: 0, resolved: 0 };
  if (!project || project.state === 'archived') return outcome;
  const looks: Look[] = [];
  for (const alert of await readAlerts(context, projectId)) {
    const found = await watchOne(context, project, alert, panels);
    if (found) looks.push({ alert, found });
  }
  for (const one of looks) {
    const { fired, resolved } = await transaction(context, (context) => settle(context, one, looks));
    outcome.fired += fired;
    outcome.resolved += resolved;
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
  const open = await readOpenEvents(context, project.id, alert.id);
  const { kind } = alert;
  const found = isFact(kind)
    ? await lookAtFact(context, project, { ...alert, kind }, open)
    : await look(context, project, alert, { open, panels });
  return found;
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
  open: readonly AlertEvent[],
): Promise<Found> {
  const fact = await readFact(context, project, alert);
  if (typeof fact === 'string') return nothingYet(alert, fact, null);
  const { state, sentence, calm, reading } = fact;
  const fires = state === 'fires';
  const none = { direction: null, now: null, before: null, change: null };
  return {
    state,
    detail: fires ? sentence : calm,
    scanId: null,
    falseAlarms: null,
    firings:
      fires && open.length === 0
        ? [{ sentence, reading: { ...none, ...reading }, evidence: noEvidence, shift: null }]
        : [],
    ended: state === 'calm' ? open.map((event) => ({ event, back: { sentence: calm, reading: null } })) : [],
  };
}

/** Writes down what a look found. Who changed the rule meanwhile has asked for another look. */
async function settle(
  context: Context,
  own: Look,
  looks: readonly Look[],
): Promise<{ fired: number; resolved: number }> {
  const { alert, found } = own;
  const nothing = { fired: 0, resolved: 0 };
  await lock(context, alert.id);
  const current = (await readAlerts(context, alert.projectId)).find(({ id }) => id === alert.id);
  if (!current || current.updatedAt !== alert.updatedAt) return nothing;
  const open = await readOpenEvents(context, alert.projectId, alert.id);
  const now = instant(context.now());
  const isMuted = isMutedAt(alert, Date.parse(now));
  const firings = isMuted
    ? []
    : found.firings.filter(({ reading }) => !open.some((event) => isOfSurface(event, reading)));
  const ended = found.ended.filter(({ event }) => open.some(({ id }) => id === event.id));
  const muted = isMuted && found.firings.length > 0;
  const isFiring = open.length + firings.length > ended.length;
  await changeAlert(context, alert.id, {
    state: isFiring ? 'firing' : found.state === 'learning' ? 'learning' : 'calm',
    detail: muted ? `Muted. ${found.detail}` : found.detail,
    // A muted look is taken again once it may be told.
    ...(!muted && { checkedScanId: found.scanId }),
    checkedAt: now,
    falseAlarms: found.falseAlarms,
  });
  for (const firing of firings) {
    const { shift, ...stored } = firing;
    const event = {
      id: newId('alertEvent'),
      alertId: alert.id,
      projectId: alert.projectId,
      name: alert.name,
      severity: alert.severity,
      ...stored,
      falseAlarms: found.falseAlarms,
      firedAt: now,
    };
    await insertAlertEvent(context, event);
    const lead = leadOfFiring({ ...own, firing }, looks, Date.parse(now));
    await tellOf(context, alert, { ...event, state: 'open', note: null }, null, alertFired, {
      ...lead,
      shift,
    });
  }
  for (const { event, back } of ended) {
    const change = { state: 'resolved', resolvedAt: now, resolvedBy: 'system' } as const;
    await changeAlertEvent(context, event.id, change);
    const lead = leadOfEnd({ ...own, event, back }, looks);
    await tellOf(context, alert, { ...event, state: 'resolved' }, 'system', alertResolved, { ...lead, back });
  }
  return { fired: firings.length, resolved: ended.length };
}

const isOfSurface = (event: AlertEvent, { surface }: AlertEvent['reading']): boolean =>
  (event.reading.surface ?? null) === (surface ?? null);

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
    shift = null,
  }: Partial<Lead> & { back?: EndedFiring['back']; shift?: NewFiring['shift'] } = {},
): Promise<void> {
  const { id, alertId, projectId, name, severity, state, evidence, falseAlarms, note } = event;
  const { sentence, reading } = { ...event, ...back, reading: back?.reading ?? event.reading };
  const lines: Line[] = [
    { part: 'headline', en: sentence, de: inGerman(sentence) },
    ...(back
      ? [firedBefore(event)]
      : [
          ...detailsOf(alert.kind, { ...event, scans: evidence.baselineScanIds.length, shift }),
          falseAlarmsInWords(alert.kind, falseAlarms),
        ]),
    ...also,
    ...(note === null ? [] : [noted(note)]),
  ];
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
      message: lines
        .slice(1)
        .map(({ en }) => en)
        .join('\n'),
      text: {
        en: lines.map(({ part, en: text }) => ({ part, text })),
        de: lines.map(({ part, de: text }) => ({ part, text })),
      },
      by,
      // If one event sets off several rules, only one of them tells channels.
      channelIds: quiet ? [] : alert.channelIds,
    },
  });
}
