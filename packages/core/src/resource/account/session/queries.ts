import { type Database, insertRow, rowsOf, type Scope, updateRows } from '@svc/db';
import type { Context, Holder, WorkspaceRow } from '../../../kernel/index.ts';

/** Days without use after which a session ends. */
const idleDays = 14;

export interface Place {
  workspaceId: string;
  memberId: string;
}

/** The member behind a link that still works. */
export async function findLink({ system }: Database, hash: Buffer): Promise<Place | null> {
  const rows = await rowsOf<Place>(system)`
    select workspace_id, member_id from find_sign_in_link(${hash})`;
  return rows[0] ?? null;
}

/** Memberships of an address, the oldest first. */
export const findPlaces = ({ system }: Database, email: string) => rowsOf<Place>(system)`
    select workspace_id, member_id from members_with_address(${email})`;

export const insertLink = (
  { db, workspace }: Scope,
  link: { memberId: string; hash: Buffer; expiresAt: string },
): Promise<void> =>
  insertRow(db, 'sign_in_link', {
    workspaceId: workspace.id,
    tokenHash: link.hash,
    memberId: link.memberId,
    expiresAt: link.expiresAt,
  });

/** Links that have expired. */
export const forgetLinks = async ({ db, workspace, now }: Context): Promise<void> => {
  await db
    .deleteFrom('sign_in_link')
    .where('workspaceId', '=', workspace.id)
    .where('expiresAt', '<', now().toISOString())
    .execute();
};

/** Uses a link up; false: somebody else was faster. */
export async function takeLink({ db, workspace }: Scope, hash: Buffer): Promise<boolean> {
  const gone = await db
    .deleteFrom('sign_in_link')
    .where('workspaceId', '=', workspace.id)
    .where('tokenHash', '=', hash)
    .returning('memberId')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function insertSession(
  { db, workspace, now }: Context,
  session: { id: string; memberId: string; hash: Buffer; agent: string | null; expiresAt: string },
): Promise<void> {
  const at = now().toISOString();
  await db
    .deleteFrom('console_session')
    .where('workspaceId', '=', workspace.id)
    .where('memberId', '=', session.memberId)
    .where('expiresAt', '<', at)
    .execute();
  await insertRow(db, 'console_session', {
    workspaceId: workspace.id,
    id: session.id,
    memberId: session.memberId,
    tokenHash: session.hash,
    agent: session.agent,
    createdAt: at,
    seenAt: at,
    expiresAt: session.expiresAt,
  });
}

export interface SessionRow extends Holder, WorkspaceRow {
  sessionId: string;
  homeId: string;
  expiresAt: string;
  keyId: string | null;
  keyScopes: string[] | null;
  memberId: string;
  memberName: string;
}

/** The member behind a cookie in a workspace of its organisation; null: none, or no longer. */
export async function readSession(
  { system }: Database,
  { hash, wanted, test }: { hash: Buffer; wanted: string | null; test: boolean },
): Promise<SessionRow | null> {
  const rows = await rowsOf<SessionRow>(system)`
    select * from authenticate_session(${hash}, ${wanted}::text, ${test}, make_interval(days => ${idleDays}))`;
  return rows[0] ?? null;
}

export interface Device {
  workspaceId: string;
  id: string;
  agent: string | null;
  createdAt: string;
  seenAt: string;
  expiresAt: string;
}

/** Sessions of the person behind a member, the latest use first. */
export const findDevices = ({ db }: Scope, memberId: string) => rowsOf<Device>(db)`
    select workspace_id, id, agent, created_at, seen_at, expires_at
    from sessions_of_person(${memberId}) order by seen_at desc limit 100`;

/** Ends a session of one workspace; false: it was over. */
export async function deleteSession({ db, workspace }: Scope, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('console_session')
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Writes down when a session was last used. */
export async function noteSessionSeen(
  { db, workspace }: Scope,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await db
    .updateTable('console_session')
    .set({ seenAt: at.toISOString() })
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', id)
    .execute();
}

/** False: more than `most` were begun within ten seconds, by anybody. */
export async function insertAttempt(
  { system }: Database,
  attempt: {
    hash: Buffer;
    kind: string;
    expected: Record<string, string>;
    minutes: number;
    most: number;
  },
): Promise<boolean> {
  const { hash, kind, expected, minutes, most } = attempt;
  const rows = await rowsOf<{ until: string | null }>(system)`
    select begin_attempt(${hash}, ${kind}, ${expected}::jsonb,
      make_interval(mins => ${minutes}::integer), ${most}::integer) as until`;
  return (rows[0]?.until ?? null) !== null;
}

/** False: this signed cookie was used before. */
export async function useAttempt(
  { system }: Database,
  kind: string,
  hash: Buffer,
  until: Date,
): Promise<boolean> {
  const rows = await rowsOf<{ first: boolean }>(system)`
    select use_attempt(${hash}, ${kind}, ${until.toISOString()}::timestamptz) as first`;
  return rows[0]?.first === true;
}

/** Takes the values stored for a browser; null: they have expired, or were taken. */
export async function takeAttemptRow(
  { system }: Database,
  kind: string,
  hash: Buffer,
): Promise<Record<string, string> | null> {
  const rows = await rowsOf<{ expected: Record<string, string> | null }>(system)`
    select take_sign_in(${hash}, ${kind}) as expected`;
  return rows[0]?.expected ?? null;
}

export interface PasskeyRow extends Place {
  id: string;
  publicKey: Buffer;
  signatures: string;
}

/** The passkey that an authenticator names; null: of nobody who is a member. */
export async function findPasskey({ system }: Database, credentialId: string): Promise<PasskeyRow | null> {
  const rows = await rowsOf<PasskeyRow>(system)`
    select workspace_id, id, member_id, public_key, signatures
    from find_passkey(${credentialId})`;
  return rows[0] ?? null;
}

export const listPasskeyRows = ({ db, workspace }: Scope, memberId: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'credentialId', 'createdAt', 'usedAt'])
    .where('workspaceId', '=', workspace.id)
    .where('memberId', '=', memberId)
    .orderBy('createdAt')
    .execute();

export const insertPasskey = (
  { db, workspace, now }: Context,
  passkey: {
    id: string;
    memberId: string;
    name: string;
    credentialId: string;
    publicKey: Buffer;
    signatures: number;
    transports: string[];
  },
): Promise<void> =>
  insertRow(db, 'passkey', {
    workspaceId: workspace.id,
    id: passkey.id,
    memberId: passkey.memberId,
    name: passkey.name,
    credentialId: passkey.credentialId,
    publicKey: passkey.publicKey,
    signatures: passkey.signatures,
    transports: passkey.transports,
    createdAt: now().toISOString(),
  });

export async function deletePasskeyRow({ db, workspace }: Scope, memberId: string, id: string) {
  const gone = await db
    .deleteFrom('passkey')
    .where('workspaceId', '=', workspace.id)
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

export const notePasskeyUsed = (
  { db, workspace, now }: Context,
  id: string,
  signatures: number,
): Promise<void> =>
  updateRows(db, 'passkey', { workspaceId: workspace.id, id }, { signatures, usedAt: now().toISOString() });
