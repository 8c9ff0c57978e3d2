import type { Environment } from '../../environment/index.ts';
import { enqueue } from '../../kernel/index.ts';
import { queueMail, renderLetter } from '../../mail/index.ts';
import { openSecrets } from '../../secret/index.ts';
import { VaultError } from '../../vault/index.ts';
import { nextAttempt } from '../webhook/index.ts';
import { sendNotificationJob } from './jobs.ts';
import { messageOf } from './message.ts';
import { changeChannel, findWaiting, settleNotification, type WaitingNotification } from './queries.ts';
import { quietUntil } from './quiet.ts';
import { readTarget, type Told, tell } from './target.ts';

interface Key {
  workspaceId: string;
  notificationId: string;
}

/** Tells one channel of one event; what fails is tried again as for webhooks, by a job of its own. */
export async function sendNotification(
  environment: Environment,
  key: Key,
  summaryOf: (type: string) => string,
): Promise<{ notification: 'sent' | 'waiting' | 'failed' | 'nothing' }> {
  const { workspaceId, notificationId } = key;
  const db = environment.database.forWorkspace(workspaceId);
  const waiting = await findWaiting(db, workspaceId, notificationId);
  if (!waiting) return { notification: 'nothing' };
  if (waiting.state !== 'active' && waiting.state !== 'failing') {
    await settleNotification(db, workspaceId, notificationId, {
      state: 'failed',
      error: `The channel is ${waiting.state}.`,
    });
    return { notification: 'failed' };
  }
  const now = environment.now();
  const quiet =
    waiting.quietHours && waiting.event.severity !== 'critical' ? quietUntil(waiting.quietHours, now) : null;
  if (quiet) {
    await enqueue({ db }, sendNotificationJob, key, { runAt: quiet });
    return { notification: 'waiting' };
  }
  const told = await tellChannel(environment, key, waiting, summaryOf(waiting.event.type));
  const next = told.delivered
    ? null
    : nextAttempt(waiting.attempts + 1, now, { retryAfter: told.retryAfter, random: environment.random() });
  const state = told.delivered ? 'sent' : next ? 'waiting' : 'failed';
  await db.transaction().execute(async (db) => {
    await settleNotification(db, workspaceId, notificationId, {
      state,
      error: told.delivered ? null : told.detail,
    });
    const failing = waiting.state === 'failing';
    if (told.delivered === failing)
      await changeChannel(db, workspaceId, waiting.channelId, {
        state: told.delivered ? 'active' : 'failing',
        last_error: told.delivered ? null : told.detail,
      });
    else if (!told.delivered)
      await changeChannel(db, workspaceId, waiting.channelId, { state: 'failing', last_error: told.detail });
    if (next) await enqueue({ db }, sendNotificationJob, key, { runAt: next });
  });
  return { notification: state };
}

async function tellChannel(
  environment: Environment,
  { workspaceId, notificationId }: Key,
  { channelId, kind, event, unsubscribeToken }: WaitingNotification,
  summary: string,
): Promise<Told> {
  const { database, vault, publicUrl, fetch } = environment;
  const db = database.forWorkspace(workspaceId);
  const message = messageOf({ ...event, summary });
  try {
    const [sealed = ''] = await openSecrets({ db, vault }, workspaceId, channelId);
    const target = readTarget(sealed);
    if (kind !== 'email')
      return await tell(
        fetch,
        kind,
        target,
        { message, envelope: event.envelope, id: event.id, requestId: event.requestId },
        environment.now(),
      );
    const unsubscribe = `${publicUrl}/unsubscribe/${unsubscribeToken}`;
    const letter = renderLetter({
      title: message.title,
      paragraphs: [message.text],
      table: message.facts,
      footer: `Sent as event ${event.id}.`,
      unsubscribe,
    });
    await db
      .transaction()
      .execute((db) =>
        queueMail(
          { db, workspace: { id: workspaceId } },
          { to: target.address, subject: message.title, ...letter },
        ),
      );
    return { delivered: true, detail: 'Handed to the mail server.', retryAfter: null };
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    environment.log.error(
      { workspaceId, notificationId, reason: error.message },
      'channel’s address cannot be opened',
    );
    return {
      delivered: false,
      detail: 'Its address cannot be opened here. Make the channel anew.',
      retryAfter: null,
    };
  }
}
