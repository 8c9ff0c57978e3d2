import type { Language } from '@svc/contract/kernel';
import type {
  ChannelParams,
  CreateNotificationChannel,
  Digest,
  ListChannels,
  NewNotificationChannel,
  NotificationChannel,
  OfProject,
  TestedChannel,
  UpdateNotificationChannel,
} from '@svc/contract/tell/notification-channel';
import type { PrepareContext, RunContext } from '../../../environment/index.ts';
import { said } from '../../../i18n/index.ts';
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
import { plainName, queueMail } from '../../../mail/index.ts';
import {
  deleteSecrets,
  type NewSecret,
  openSecrets,
  sealSecret,
  storeSecret,
} from '../../../secret/index.ts';
import { VaultError } from '../../../vault/index.ts';
import { VendorError } from '../../../vendor/index.ts';
import { getProject } from '../../account/project/index.ts';
import { slackToken } from '../../measure/integration/index.ts';
import { newSigningSecret } from '../webhook/index.ts';
import { codeMinutes, hashCode, isCode, mostGuesses, newCode, newToken } from './code.ts';
import { nextDigest } from './digest.ts';
import { sendNotificationJob } from './jobs.ts';
import { codeLetter, silenceOf, testLetter, testMessage, testWords } from './letter.ts';
import {
  changeChannel,
  deleteChannelRow,
  findChannel,
  insertChannel,
  listChannelRows,
  lockCode,
  readWaiting,
} from './queries.ts';
import { checkAddress, isSlackChannel, readTarget, type Told, writeTarget } from './target.ts';
import { tellChat } from './tell-target.ts';

export async function listChannels(
  context: Context,
  { projectId, ...query }: ListChannels & OfProject,
): Promise<List<NotificationChannel>> {
  await getProject(context, { projectId });
  return listChannelRows(context, projectId, query);
}

async function getChannel(
  context: Context,
  { projectId, channelId }: ChannelParams,
): Promise<NotificationChannel> {
  await getProject(context, { projectId });
  const channel = await findChannel(context, projectId, channelId);
  if (!channel)
    throw notFound('notification channel', channelId, `GET /v1/projects/${projectId}/notification-channels`);
  return channel;
}

export interface PreparedChannel {
  channelId: string;
  hint: string;
  signing: string | null;
  stored: NewSecret;
}

/** Checks the address and seals it; before the transaction, since a key service may be asked. */
export async function prepareChannel(
  context: PrepareContext,
  { kind, address, projectId }: CreateNotificationChannel & OfProject,
): Promise<PreparedChannel> {
  const { vault, workspace } = context;
  if (!vault)
    throw new ServiceError(
      'conflict',
      'This deployment cannot store addresses until its operator sets SVC_KEK or SVC_KEK_FILE.',
    );
  if (kind === 'email' && !context.sendsMail)
    throw new ServiceError(
      'conflict',
      'This deployment sends no e-mail until its operator sets SVC_SMTP_URL.',
    );
  const hint = checkAddress(kind, address, context.checkAddress);
  if (kind === 'slack' && isSlackChannel(address)) await assertSlack(context, projectId);
  const channelId = newId('notificationChannel');
  const signing = kind === 'webhook' ? newSigningSecret() : null;
  const stored = await sealSecret(vault, workspace.id, channelId, writeTarget({ address, signing }));
  return { channelId, hint, signing, stored };
}

/** Throws conflict where no app would post to the channel. */
async function assertSlack(context: PrepareContext, projectId: string): Promise<void> {
  try {
    await slackToken(context, context, projectId);
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    throw new ServiceError('conflict', error.message);
  }
}

/** An e-mail channel is mailed a code; the others are verified by a test that arrives. */
export const createChannel = (
  context: RunContext,
  { projectId, address, ...input }: CreateNotificationChannel & OfProject,
  { channelId, hint, signing, stored }: PreparedChannel,
): Promise<NewNotificationChannel> =>
  transaction(context, async (context) => {
    const { actor, now } = context;
    const project = await getProject(context, { projectId });
    assertQuietHours(input.quietHours);
    const code = input.kind === 'email' ? newCode() : null;
    await insertChannel(context, {
      id: channelId,
      projectId,
      kind: input.kind,
      name: input.name,
      hint,
      events: input.events,
      minimumSeverity: input.minimumSeverity,
      quietHours: input.quietHours,
      language: input.language,
      ...digestColumns(input.digest, now()),
      state: 'unverified',
      codeHash: code === null ? null : hashCode(channelId, code),
      codeUntil: code === null ? null : instant(new Date(now().getTime() + codeMinutes * 60_000)),
      unsubscribeToken: newToken(),
      createdBy: actor.id,
    });
    await storeSecret(context, stored, instant(now()));
    if (code !== null) await mailCode(context, address, input.language, project.name, code);
    await audit(context, 'notification_channel.created', channelId, { ...input, projectId, hint });
    const made = await getChannel(context, { projectId, channelId });
    return { ...made, secret: signing, next: said(silenceOf(made) ?? { en: '', de: '' }) };
  });

const mailCode = (context: Context, to: string, language: Language, name: string, code: string) =>
  queueMail(context, { to, unasked: true, ...codeLetter[language](plainName(name), code) });

/** A wrong code is told by `lastError`: an error would undo the count of guesses with the rest. */
export const updateChannel = (
  context: RunContext,
  { projectId, channelId, code, ...changes }: UpdateNotificationChannel & ChannelParams,
): Promise<NotificationChannel> =>
  transaction(context, async (context) => {
    const { now } = context;
    const before = await getChannel(context, { projectId, channelId });
    const guess = code === undefined ? null : await checkCode(context, channelId, code);
    if (changes.state === 'active' && before.state === 'unsubscribed')
      throw new ServiceError(
        'conflict',
        'Its recipient has unsubscribed. Create a new channel and verify it.',
      );
    if (changes.state !== undefined && before.state === 'unverified' && guess === null)
      throw new ServiceError(
        'conflict',
        'The channel is not verified. Give the code that was mailed, or send a test that arrives.',
      );
    if (changes.quietHours !== undefined) assertQuietHours(changes.quietHours);
    const { minimumSeverity, quietHours, digest, language, state, ...same } = changes;
    await changeChannel(context, channelId, {
      ...same,
      ...(minimumSeverity !== undefined && { minimumSeverity }),
      ...(quietHours !== undefined && { quietHours }),
      ...(language !== undefined && { language }),
      ...(digest !== undefined && digestColumns(digest, now())),
      ...(guess === null && state !== undefined && { state }),
      ...(guess?.right && { state: state ?? 'active', codeHash: null, lastError: null }),
      ...(guess?.right === false && { codeGuesses: guess.guesses, lastError: guess.message }),
      updatedAt: instant(now()),
    });
    if (before.digest !== null && digest === null) await sendWaiting(context, channelId);
    const verified = guess?.right ?? null;
    await audit(context, 'notification_channel.updated', channelId, { before, after: changes, verified });
    return getChannel(context, { projectId, channelId });
  });

/** What waited for a digest that is not to come goes out by itself. */
async function sendWaiting(context: Context, channelId: string): Promise<void> {
  const workspaceId = context.workspace.id;
  for (const { notificationId } of await readWaiting(context, channelId))
    await enqueue(context, sendNotificationJob, { workspaceId, notificationId });
}

type Guess = { right: true } | { right: false; guesses: number; message: string };

async function checkCode(context: Context, channelId: string, code: string): Promise<Guess> {
  const stored = await lockCode(context, channelId);
  if (!stored?.codeHash || !stored.codeUntil)
    throw new ServiceError('conflict', 'No code is pending for this channel. Send a test to get one.');
  const guesses = stored.codeGuesses + 1;
  if (guesses > mostGuesses || Date.parse(stored.codeUntil) < context.now().getTime())
    return {
      right: false,
      guesses,
      message:
        'The code has expired or was entered wrong too often. Half an hour after it was mailed, test the channel to get another.',
    };
  if (isCode(channelId, code, stored.codeHash)) return { right: true };
  const left = mostGuesses - guesses;
  const more = left === 0 ? 'no guess is' : left === 1 ? 'one guess is' : `${left} guesses are`;
  return { right: false, guesses, message: `The code is wrong; ${more} left.` };
}

export const deleteChannel = (context: Context, input: ChannelParams): Promise<Deleted> =>
  transaction(context, async (context) => {
    const { id, kind, name } = await getChannel(context, input);
    await deleteSecrets(context, id);
    await deleteChannelRow(context, id);
    await audit(context, 'notification_channel.deleted', id, { kind, name });
    return { id, deleted: true };
  });

export interface SentTest extends Told {
  /** A mail is queued in the transaction. */
  mailTo: string | null;
  /** It has a new code, since its address is not verified. */
  asksForCode: boolean;
}

/** Posts a test now. An e-mail channel that is not verified is mailed a new code instead, once the last is too old. */
export async function sendTest(context: PrepareContext, input: ChannelParams): Promise<SentTest> {
  const { kind, state, name, language } = await getChannel(context, input);
  const { vault, workspace, requestId, now } = context;
  if (state === 'unsubscribed')
    throw new ServiceError('conflict', 'Its recipient has unsubscribed and gets no more mail.');
  const [sealed = ''] = await openSecrets(context, vault, input.channelId).catch((error: unknown) => {
    if (!(error instanceof VaultError)) throw error;
    throw new ServiceError('conflict', 'Its address cannot be decrypted here. Create the channel again.');
  });
  const target = readTarget(sealed);
  if (kind === 'email') {
    const asksForCode = state === 'unverified';
    const detail = asksForCode
      ? 'A new code is in the mail. Enter it to verify the channel.'
      : 'Handed to the mail server.';
    return { delivered: !asksForCode, detail, retryAfter: null, mailTo: target.address, asksForCode };
  }
  const id = newId('event');
  const envelope = {
    id,
    type: 'channel.test',
    timestamp: instant(now()),
    mode: workspace.mode,
    workspaceId: workspace.id,
    projectId: input.projectId,
    resource: { type: 'notification_channel', id: input.channelId },
    sequence: 1,
    requestId,
    data: { message: testWords[language].text },
  };
  const message = testMessage(name, language);
  const channel = { kind, projectId: input.projectId, target };
  const told = await tellChat(context, context, channel, { message, envelope, id, requestId });
  return { ...told, mailTo: null, asksForCode: false };
}

/** A test that arrives verifies the channel. */
export const noteTest = (context: Context, input: ChannelParams, sent: SentTest): Promise<TestedChannel> =>
  transaction(context, async (context) => {
    const { delivered, detail, mailTo, asksForCode } = sent;
    const before = await getChannel(context, input);
    if (asksForCode && mailTo !== null) {
      await renewCode(context, input, mailTo);
      return { delivered, detail, channel: await getChannel(context, input) };
    }
    const verified = delivered && (before.state === 'unverified' || before.state === 'failing');
    await changeChannel(context, input.channelId, {
      ...(verified && { state: 'active' }),
      lastError: delivered ? null : detail,
    });
    if (mailTo !== null)
      await queueMail(context, { to: mailTo, ...testLetter(before.name, before.language) });
    await audit(context, 'notification_channel.tested', input.channelId, { delivered });
    return { delivered, detail, channel: await getChannel(context, input) };
  });

/** One mail for each half hour at most, so that nobody can be flooded. */
async function renewCode(context: Context, input: ChannelParams, to: string): Promise<void> {
  const { now } = context;
  const stored = await lockCode(context, input.channelId);
  const until = stored?.codeUntil ?? instant(now());
  if (Date.parse(until) > now().getTime())
    throw new ServiceError(
      'conflict',
      `A code was mailed and is valid until ${until}. Enter it with update_notification_channel; after that time, a test mails another.`,
    );
  const code = newCode();
  await changeChannel(context, input.channelId, {
    codeHash: hashCode(input.channelId, code),
    codeUntil: instant(new Date(now().getTime() + codeMinutes * 60_000)),
    codeGuesses: 0,
    lastError: null,
  });
  const { language } = await getChannel(context, input);
  await mailCode(context, to, language, (await getProject(context, input)).name, code);
  await audit(context, 'notification_channel.tested', input.channelId, { delivered: false });
}

/** Throws validation_failed for a time zone that there is not. */
export function digestColumns(digest: Digest | null, now: Date) {
  assertTimeZone('digest.timeZone', digest?.timeZone ?? 'UTC');
  return {
    digest,
    digestDueAt: digest && instant(nextDigest(digest, now)),
  };
}

export function assertQuietHours(hours: NotificationChannel['quietHours']): void {
  if (hours === null) return;
  assertTimeZone('quietHours.timeZone', hours.timeZone);
}

function assertTimeZone(path: string, timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw invalid(path, `“${timeZone}” is not a time zone.`, {
      expected: 'a name of the IANA list, such as Europe/Berlin',
      received: timeZone,
    });
  }
}
