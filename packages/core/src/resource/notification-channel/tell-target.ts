import type { Environment } from '../../environment/index.ts';
import { queueMail, renderLetter } from '../../mail/index.ts';
import { openSecrets } from '../../secret/index.ts';
import { VaultError } from '../../vault/index.ts';
import type { Message } from './message.ts';
import { memberAddress } from './queries.ts';
import type { Kind } from './schema.ts';
import { readTarget, type Target, type Told, tell } from './target.ts';

interface Channel {
  channelId: string;
  holder: string | null;
  kind: Kind;
  unsubscribeToken: string;
}

/** Sends one message to where a channel leads, and says what came of it. */
export async function tellTarget(
  environment: Environment,
  workspaceId: string,
  channel: Channel,
  told: { message: Message; envelope: object; id: string; requestId: string | null },
): Promise<Told> {
  const { database, publicUrl, fetch, now } = environment;
  const db = database.forWorkspace(workspaceId);
  const target = await targetOf(environment, workspaceId, channel);
  if (typeof target === 'string') return { delivered: false, detail: target, retryAfter: null };
  if (channel.kind !== 'email') return tell(fetch, channel.kind, target, told, now());
  const { title, text, facts, intervals = [], thread } = told.message;
  const letter = renderLetter({
    title,
    paragraphs: text.split('\n'),
    intervals,
    table: facts,
    footer: `Sent as ${told.id}.`,
    unsubscribe: `${publicUrl}/unsubscribe/${channel.unsubscribeToken}`,
  });
  const mail = { to: target.address, subject: title, ...letter, ...(thread !== undefined && { thread }) };
  await db.transaction().execute((db) => queueMail({ db, workspace: { id: workspaceId } }, mail));
  return { delivered: true, detail: 'Handed to the mail server.', retryAfter: null };
}

/** The address, or why there is none. */
async function targetOf(
  { database, vault, log }: Environment,
  workspaceId: string,
  { channelId, holder }: Channel,
): Promise<Target | string> {
  const db = database.forWorkspace(workspaceId);
  if (holder !== null) {
    const member = await memberAddress(db, holder);
    return member ? { address: member.email, signing: null } : 'Its reader is no member any more.';
  }
  try {
    const [sealed = ''] = await openSecrets({ db, vault }, workspaceId, channelId);
    return readTarget(sealed);
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    log.error({ workspaceId, channelId, reason: error.message }, 'channel’s address cannot be opened');
    return 'Its address cannot be opened here. Make the channel anew.';
  }
}
