import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Language, language } from '@svc/contract/kernel';
import { type Scope, scopeIn, scopeOf } from '@svc/db';
import { z } from 'zod';
import { type Environment, openWorkspace, type RunContext } from '../../../environment/index.ts';
import {
  audit,
  type CalledFrom,
  type Context,
  enqueue,
  heldBy,
  instant,
  job,
  newId,
  ServiceError,
  transaction,
  workspaceOf,
} from '../../../kernel/index.ts';
import { queueMail, renderLetter } from '../../../mail/index.ts';
import { withinThrottle } from '../../../throttle/index.ts';
import { saveConsoleKey } from '../api-key/index.ts';
import { findMember, join } from '../member/index.ts';
import {
  type Device,
  deleteSession,
  findDevices,
  findLink,
  findPlaces,
  forgetLinks,
  insertLink,
  insertSession,
  readSession,
  takeLink,
} from './queries.ts';

const sessionDays = 90;
const mailMinutes = 15;
/** Links that one address is sent within those minutes. */
const mostLinks = 5;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const newToken = (): string => randomBytes(32).toString('base64url');
const later = (now: Date, minutes: number): string => instant(new Date(now.getTime() + minutes * 60_000));

/** A link that signs a member in once. It leads to a page with a button: mail programs look at links, too. */
export async function newSignInLink(
  context: Scope & Pick<Context, 'now'>,
  { memberId, minutes, publicUrl }: { memberId: string; minutes: number; publicUrl: string },
): Promise<string> {
  const token = newToken();
  const expiresAt = later(context.now(), minutes);
  await insertLink(context, { memberId, hash: hashOf(token), expiresAt });
  // Browsers do not send the part after # to servers, so no log has it.
  return `${publicUrl}/app/sign-in#${token}`;
}

/** Requests of one peer, behind which there may be a whole office or a proxy. */
const mostOfPeer = 300;

export const sendSignInLinkJob = job({
  task: 'send_sign_in_link',
  payload: z.strictObject({ email: z.string(), language: language.default('en') }),
  key: ({ email }) => `sign_in_link:${createHash('sha256').update(email).digest('hex')}:${randomUUID()}`,
  tries: 5,
});

/**
 * Has a link mailed to whoever is a member with this address. The same work for every address, so that neither the answer
 * nor its time tells who is one. Throws rate_limited.
 */
export async function askForSignInLink(
  { database }: Pick<Environment, 'database'>,
  { email, peer, language }: { email: string; peer: string; language: Language },
): Promise<void> {
  const address = email.trim().toLowerCase();
  const seconds = mailMinutes * 60;
  const counted = await database.system.transaction().execute(async (db) => {
    if (!(await withinThrottle(db, { of: ['sign-in of', peer], most: mostOfPeer, seconds }))) return 'peer';
    if (!(await withinThrottle(db, { of: ['sign-in to', address], most: mostLinks, seconds })))
      return 'address';
    await enqueue({ db }, sendSignInLinkJob, { email, language });
    return 'sent';
  });
  if (counted === 'sent') return;
  throw new ServiceError(
    'rate_limited',
    counted === 'peer'
      ? 'Too many sign-in links were requested from here. Try again in a few minutes.'
      : `${mostLinks} sign-in links were requested for this address. Use one of them, or try again in ${mailMinutes} minutes.`,
    { retryAfter: seconds },
  );
}

/** Mails a link to whoever is a member with this address; nothing happens where nobody is. */
export async function sendSignInLink(
  environment: Environment,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const [place] = await findPlaces(environment.database, email);
  if (!place) return;
  const opened = await openWorkspace(environment, place.workspaceId);
  await transaction(opened, async (context) => {
    await forgetLinks(context);
    const link = { memberId: place.memberId, minutes: mailMinutes, publicUrl: context.publicUrl };
    const url = await newSignInLink(context, link);
    await queueMail(context, {
      to: email,
      ...signInText[language](context.workspace.name, url),
    });
  });
}

const signInText = {
  en: (name: string, url: string) => ({
    subject: `Sign in to ${name}`,
    ...renderLetter({
      language: 'en',
      title: `Sign in to ${name}`,
      paragraphs: ['Use this link to sign in.'],
      action: { label: 'Sign in', url },
      footer: `The link works once and expires in ${mailMinutes} minutes. If you did not ask for it, ignore this e-mail: nobody can sign in without the link.`,
    }),
  }),
  de: (name: string, url: string) => ({
    subject: `Anmelden bei ${name}`,
    ...renderLetter({
      language: 'de',
      title: `Anmelden bei ${name}`,
      paragraphs: ['Mit diesem Link melden Sie sich an.'],
      action: { label: 'Anmelden', url },
      footer: `Der Link gilt einmal und ${mailMinutes} Minuten lang. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ohne den Link kann sich niemand anmelden.`,
    }),
  }),
} as const;

export type SignedInBy = 'link' | 'invitation' | 'passkey' | 'oidc';

export interface Opened {
  /** Token for the cookie; only its hash is stored. */
  token: string;
  expiresAt: string;
}

/** Turns a link into a session. Throws unauthenticated for one that was used or has expired. */
export async function startSession(
  environment: Environment,
  { token, ...from }: { token: string } & CalledFrom,
): Promise<Opened> {
  const hash = hashOf(token);
  const place = await findLink(environment.database, hash);
  if (!place) throw linkOver();
  return transaction(await openWorkspace(environment, place.workspaceId), async (context) => {
    if (!(await takeLink(context, hash))) throw linkOver();
    return openSession(context, { memberId: place.memberId, ...from, by: 'link' });
  });
}

/** Accepts an invitation, and signs the new member in. Throws not_found for one that was used, revoked or has expired. */
export const joinSession = async (
  environment: Environment,
  { token, ...from }: { token: string } & CalledFrom,
): Promise<Opened> =>
  (
    await join(environment, token, (context, { id }) =>
      openSession(context, { memberId: id, ...from, by: 'invitation' }),
    )
  ).given;

/** Opens a session for an authenticated member, in the same transaction. */
export async function openSession(
  context: RunContext,
  { memberId, agent, address, by }: { memberId: string; by: SignedInBy } & CalledFrom,
): Promise<Opened> {
  const member = await findMember(context, memberId);
  if (member?.status !== 'active') throw linkOver();
  const session = newToken();
  const id = newId('session');
  const expiresAt = later(context.now(), sessionDays * 1_440);
  await insertSession(context, { id, memberId, hash: hashOf(session), agent, expiresAt });
  const actor = { ...context.actor, id: memberId, name: member.name ?? member.email, agent, address };
  await audit({ ...context, actor }, 'session.started', id, { memberId, by });
  return { token: session, expiresAt };
}

const linkOver = (): ServiceError =>
  new ServiceError('unauthenticated', 'This link was used or has expired. Ask for another one.');

export interface Session extends Pick<Context, 'actor' | 'workspace'> {
  id: string;
  /** The workspace in which it began. */
  homeId: string;
  expiresAt: number;
}

/**
 * Who a cookie is, with the rights of the member's role now. `wanted`: another workspace of the organisation; `test`: its
 * test twin. null: the session is over, or its person is no member there.
 */
export async function findSession(
  environment: Environment,
  { token, wanted, test }: { token: string; wanted: string | null; test: boolean },
): Promise<Session | null> {
  const row = await readSession(environment.database, { hash: hashOf(token), wanted, test });
  const held = row && heldBy({ scopes: ['admin'], projectIds: null }, row);
  if (!row || !held) return null;
  const db = environment.database.forWorkspace(row.workspaceId);
  const key = { id: row.keyId, scopes: row.keyScopes, workspaceId: row.workspaceId };
  const id = await saveConsoleKey(scopeOf(db, key.workspaceId), key, {
    memberId: row.memberId,
    name: `Console of ${row.memberName}`,
    scopes: held.scopes,
  });
  return {
    id: row.sessionId,
    homeId: row.homeId,
    expiresAt: Date.parse(row.expiresAt),
    actor: { id, name: row.memberName, ...held, replaces: [], console: true },
    workspace: workspaceOf(row),
  };
}

async function sessionOf(environment: Environment, token: string): Promise<Session> {
  const session = await findSession(environment, { token, wanted: null, test: false });
  if (!session) throw new ServiceError('unauthenticated', 'You are not signed in.');
  return session;
}

/** The person who is signed in, where their session began. Throws unauthenticated. */
export async function atHome(environment: Environment, token: string) {
  const { actor, homeId } = await sessionOf(environment, token);
  const context = { ...(await openWorkspace(environment, homeId)), actor };
  const member = await findMember(context, actor.memberId ?? '');
  if (!member) throw new ServiceError('unauthenticated', 'You are not signed in.');
  return { context, member };
}

const ofPerson = async (environment: Environment, token: string): Promise<[Session, Device[]]> => {
  const session = await sessionOf(environment, token);
  const scope = scopeIn(environment.database, session.homeId);
  return [session, await findDevices(scope, session.actor.memberId ?? '')];
};

export interface ListedDevice extends Omit<Device, 'workspaceId'> {
  /** The one that asks. */
  current: boolean;
}

/** Where the person is signed in. */
export async function listDevices(environment: Environment, token: string): Promise<ListedDevice[]> {
  const [session, devices] = await ofPerson(environment, token);
  return devices.map(({ workspaceId: _, ...device }) => ({ ...device, current: device.id === session.id }));
}

/** Signs out: this device, another one by its id, or all. Throws not_found for a device that is not the person's. */
export async function endSessions(
  environment: Environment,
  { token, which }: { token: string; which: 'this' | 'all' | { id: string } },
): Promise<string[]> {
  const [session, devices] = await ofPerson(environment, token);
  const id = which === 'this' ? session.id : which === 'all' ? null : which.id;
  const ending = devices.filter((device) => id === null || device.id === id);
  if (ending.length === 0) throw new ServiceError('not_found', 'You have no such device.');
  for (const device of ending) {
    const { workspaceId } = device;
    await deleteSession(scopeIn(environment.database, workspaceId), device.id);
    const context = await openWorkspace(environment, workspaceId);
    await audit({ ...context, actor: session.actor }, 'session.ended', device.id);
  }
  return ending.map(({ id }) => id);
}
