import type { Kind } from '@svc/contract/tell/notification-channel';
import { type Scope, scopeOf } from '@svc/db';
import type { Environment } from '../../../environment/index.ts';
import { queueMail, renderLetter } from '../../../mail/index.ts';
import { openSecrets } from '../../../secret/index.ts';
import { VaultError } from '../../../vault/index.ts';
import { postToSlack, VendorError } from '../../../vendor/index.ts';
import { slackToken } from '../../measure/integration/index.ts';
import { bullet, type Message, slackBody } from './message.ts';
import { memberAddress } from './queries.ts';
import { isSlackChannel, readTarget, type Target, type Told, tell } from './target.ts';

interface Channel {
  channelId: string;
  projectId: string | null;
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
  const { database, publicUrl } = environment;
  const db = database.forWorkspace(workspaceId);
  const scope = scopeOf(db, workspaceId);
  const target = await targetOf(environment, scope, channel);
  if (typeof target === 'string') return { delivered: false, detail: target, retryAfter: null };
  if (channel.kind !== 'email')
    return tellChat(environment, scope, { ...channel, kind: channel.kind, target }, told);
  const { title, text, facts, intervals = [], links = [], thread } = told.message;
  const [first, ...others] = links;
  const letter = renderLetter({
    language: told.message.language,
    // The subject has said it already.
    paragraphs: title.endsWith(text) ? [] : paragraphsOf(text),
    intervals,
    table: facts,
    ...(first && { action: first }),
    links: others,
    unsubscribe: `${publicUrl}/unsubscribe/${channel.unsubscribeToken}`,
  });
  const { channelId } = channel;
  const mail = {
    ...{ to: target.address, subject: title, channelId },
    ...letter,
    ...(thread !== undefined && { thread }),
  };
  await db.transaction().execute((db) => queueMail({ ...scope, db }, mail));
  return { delivered: true, detail: 'Handed to the mail server.', retryAfter: null };
}

/** Lines that begin with a bullet are a list together. */
function paragraphsOf(text: string): (string | string[])[] {
  const paragraphs: (string | string[])[] = [];
  for (const line of text.split('\n')) {
    const last = paragraphs.at(-1);
    if (!line.startsWith(bullet)) paragraphs.push(line);
    else if (Array.isArray(last)) last.push(line.slice(bullet.length));
    else paragraphs.push([line.slice(bullet.length)]);
  }
  return paragraphs;
}

/** To a chat or a webhook: as Slack's app where one is connected for it, by the sealed address otherwise. */
export async function tellChat(
  tools: Pick<Environment, 'fetch' | 'integrations' | 'vault' | 'secrets' | 'now'>,
  scope: Scope,
  { kind, projectId, target }: { kind: Exclude<Kind, 'email'>; projectId: string | null; target: Target },
  told: Parameters<typeof tell>[3],
): Promise<Told> {
  const { fetch, integrations, now } = tools;
  if (kind !== 'slack' || !isSlackChannel(target.address)) return tell(fetch, kind, target, told, now());
  try {
    const token = await slackToken(scope, tools, projectId);
    const body = slackBody(told.message);
    await postToSlack(fetch, integrations.baseUrls.slack, { token, channel: target.address, body });
    return { delivered: true, detail: 'Slack accepted it.', retryAfter: null };
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    return { delivered: false, detail: error.message, retryAfter: error.retryAfter };
  }
}

/** The address, or why there is none. */
async function targetOf(
  { vault, log }: Environment,
  scope: Scope,
  { channelId, holder }: Channel,
): Promise<Target | string> {
  if (holder !== null) {
    const member = await memberAddress(scope, holder);
    return member ? { address: member.email, signing: null } : 'Its recipient is no longer a member.';
  }
  try {
    const [sealed = ''] = await openSecrets(scope, vault, channelId);
    return readTarget(sealed);
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    log.error(
      { workspaceId: scope.workspace.id, channelId, reason: error.message },
      'channel’s address cannot be opened',
    );
    return 'Its address cannot be decrypted here. Create the channel again.';
  }
}
