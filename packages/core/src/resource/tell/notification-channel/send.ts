import { scopeOf } from '@svc/db';
import type { Environment } from '../../../environment/index.ts';
import { enqueue } from '../../../kernel/index.ts';
import { nextAttempt } from '../webhook/index.ts';
import { sendNotificationJob } from './jobs.ts';
import { messageOf } from './message.ts';
import { findWaiting, noteArrival, settleNotification, type WaitingNotification } from './queries.ts';
import { quietUntil } from './quiet.ts';
import type { Told } from './target.ts';
import { tellTarget } from './tell-target.ts';
import { messageWords } from './words.ts';

interface Key {
  workspaceId: string;
  notificationId: string;
}

/** An address that a message leads to, for this channel alone; null: none. */
export type LinkOf = (
  environment: Environment,
  told: { workspaceId: string; channelId: string; type: string; data: Record<string, unknown> },
) => Promise<string | null>;

/** Tells one channel of one event; what fails is tried again as for webhooks, by a job of its own. */
export async function sendNotification(
  environment: Environment,
  key: Key,
  summaryOf: (type: string) => string,
  linkOf: LinkOf = async () => null,
): Promise<{ notification: 'sent' | 'waiting' | 'failed' | 'nothing' }> {
  const { workspaceId, notificationId } = key;
  const db = environment.database.forWorkspace(workspaceId);
  const scope = scopeOf(db, workspaceId);
  const waiting = await findWaiting(scope, notificationId);
  if (!waiting) return { notification: 'nothing' };
  const isOpen = waiting.state === 'active' || waiting.state === 'failing';
  if (!isOpen || waiting.isProjectDeleted) {
    await settleNotification(scope, notificationId, {
      state: 'failed',
      error: `The channel is ${waiting.isProjectDeleted ? 'of a deleted project' : waiting.state}.`,
    });
    return { notification: 'failed' };
  }
  const now = environment.now();
  // It goes out with the next digest.
  if (waiting.digest !== null && waiting.event.severity !== 'critical') return { notification: 'waiting' };
  const quiet =
    waiting.quietHours && waiting.event.severity !== 'critical' ? quietUntil(waiting.quietHours, now) : null;
  if (quiet) {
    await enqueue({ db }, sendNotificationJob, key, { runAt: quiet });
    return { notification: 'waiting' };
  }
  const told = await tellChannel(environment, key, waiting, summaryOf(waiting.event.type), linkOf);
  const next = told.delivered
    ? null
    : nextAttempt(waiting.attempts + 1, now, { retryAfter: told.retryAfter, random: environment.random() });
  const state = told.delivered ? 'sent' : next ? 'waiting' : 'failed';
  await db.transaction().execute(async (db) => {
    const scope = scopeOf(db, workspaceId);
    await settleNotification(scope, notificationId, {
      state,
      error: told.delivered ? null : told.detail,
    });
    // A mail has arrived only when the mail server has accepted it: see `sendMailOf`.
    if (!told.delivered || (waiting.state === 'failing' && waiting.kind !== 'email'))
      await noteArrival(scope, waiting.channelId, told.delivered ? null : told.detail);
    if (next) await enqueue({ db }, sendNotificationJob, key, { runAt: next });
  });
  return { notification: state };
}

async function tellChannel(
  environment: Environment,
  { workspaceId }: Key,
  waiting: WaitingNotification,
  summary: string,
  linkOf: LinkOf,
): Promise<Told> {
  const { id, envelope, requestId, type, data } = waiting.event;
  const { channelId, language } = waiting;
  const link = await linkOf(environment, { workspaceId, channelId, type, data });
  const said = messageOf({ ...waiting.event, summary }, { publicUrl: environment.publicUrl, language });
  const message =
    link === null ? said : { ...said, facts: [...said.facts, [messageWords[language].link, link] as const] };
  return tellTarget(environment, workspaceId, waiting, { message, envelope, id, requestId });
}
