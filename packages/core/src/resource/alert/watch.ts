import {
  type AlertEvent,
  type AlertEvidence,
  alertFired,
  alertResolved,
  type FalseAlarms,
} from '@svc/contract/alert';
import type { Project } from '@svc/contract/project';
import { type Environment, openWorkspace } from '../../environment/index.ts';
import { type Context, emit, enqueue, instant, lock, newId, transaction } from '../../kernel/index.ts';
import { findProject } from '../project/index.ts';
import { backSentence, readingOf, sentenceOf } from './describe.ts';
import { detailsOf } from './details.ts';
import { evidenceOf } from './evidence.ts';
import { type FactKind, falseAlarmsInWords, isFact, readFact } from './facts.ts';
import { watchAlertsJob } from './jobs.ts';
import { calmLooks, judge } from './judge.ts';
import { type Found, type Lead, type Look, leadOf } from './lead.ts';
import { loadWatched } from './load.ts';
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
import { looksBefore, simulateCalm, usualPanels } from './simulate.ts';
import { before, looksInHalfYear, type Watched } from './watched.ts';

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

async function look(
  context: Context,
  project: Project,
  alert: WatchedAlert,
  { open, panels }: { open: AlertEvent | undefined; panels: number },
): Promise<Found | null> {
  const watched = await loadWatched(context, project, alert, alert.watchFrom);
  if (typeof watched === 'string') return nothingYet(alert, watched, null);
  const paced = { ...alert, halfYear: looksInHalfYear(watched.looks) };
  const at = watched.looks.length - 1;
  const scanId = watched.looks[at]?.scanId ?? null;
  if (scanId !== null && scanId === alert.checkedScanId) return null;
  const verdicts = judge(paced, watched.cells, watched.panel, sinceOf(alert, watched, open));
  const verdict = verdicts.at(-1) ?? null;
  const fires = verdict?.state === 'fires';
  const calm = calmOf(watched, open, fires);
  const falseAlarms =
    calm.looks.length >= Math.max(2, looksBefore(alert)) && isStale(alert.falseAlarms, calm, fires && !open)
      ? await simulateCalm(paced, calm, panels)
      : alert.falseAlarms;
  if (!verdict) return nothingYet({ ...alert, falseAlarms }, learning(alert, watched), scanId);
  const reading = readingOf(alert, watched, verdict, at);
  const sentence = sentenceOf(alert, reading, { watched, at, verdict }, brandOf(project, alert.brandId));
  return {
    state: verdict.state,
    over: verdicts.slice(-calmLooks).every((one) => one?.state === 'calm'),
    detail: fires ? sentence : `No lasting ${wordOf(alert)} shown.`,
    scanId,
    falseAlarms,
    back: { sentence: backSentence(alert, reading, brandOf(project, alert.brandId)), reading },
    firing:
      fires && !open ? { sentence, reading, evidence: await evidenceOf(context, alert, watched, at) } : null,
  };
}

const wordOf = ({ kind, direction }: WatchedAlert): string =>
  kind === 'engine_health' || kind === 'source_lost' ? 'loss' : direction === 'both' ? 'change' : direction;

const nothingYet = (alert: WatchedAlert, detail: string, scanId: string | null): Found => ({
  state: 'learning',
  over: false,
  detail,
  scanId,
  falseAlarms: alert.falseAlarms,
  back: { sentence: detail, reading: null },
  firing: null,
});

const brandOf = ({ competitors }: Project, brandId: string | null): string | null =>
  competitors.find(({ id }) => id === brandId)?.name ?? null;

/** An open change is measured from the look before it, until that is what the newest looks are like again. */
function sinceOf(
  { kind }: WatchedAlert,
  { looks }: Watched,
  open: AlertEvent | undefined,
): number | undefined {
  if (kind !== 'change' || !open) return undefined;
  const at = looks.findIndex(({ scanId }) => scanId === open.evidence.baselineScanIds.at(-1));
  return at < 0 ? undefined : at;
}

/** The look that fires, and those since, say nothing of what calm looks are like: a fall would pass for the usual drift. */
function calmOf(watched: Watched, open: AlertEvent | undefined, fires: boolean): Watched {
  const { looks } = watched;
  const firedAt = open
    ? looks.findIndex(({ scanId }) => scanId === open.evidence.scanId)
    : fires
      ? looks.length - 1
      : -1;
  return firedAt < 0 ? watched : before(watched, firedAt);
}

/** Simulated again when there is much more to learn from, and before a message states it. */
const isStale = (known: FalseAlarms | null, { looks }: Watched, fires: boolean): boolean =>
  known === null || looks.length >= 2 * known.from || (fires && known.from !== looks.length);

function learning(alert: WatchedAlert, watched: Watched): string {
  const needed = looksBefore(alert) + 1 - watched.looks.length;
  return needed > 0
    ? `It needs ${needed === 1 ? 'one more scan' : `${needed} more scans`} of as many prompts.`
    : 'The newest scans have too few prompts in common.';
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
    resolved_at: now,
    resolved_by: 'system',
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
