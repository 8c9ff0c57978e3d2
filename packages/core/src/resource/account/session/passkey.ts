import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { audit, type CalledFrom, newId, notFound, ServiceError, transaction } from '../../../kernel/index.ts';
import { beginAttempt, takeAttempt } from './attempt.ts';
import { deletePasskeyRow, findPasskey, insertPasskey, listPasskeyRows, notePasskeyUsed } from './queries.ts';
import type { NewPasskey, PasskeyAnswer } from './schema.ts';
import { atHome, type Opened, openSession } from './service.ts';

/** The page that asks, as its browser names it: passkeys belong to its host. */
export interface Site {
  origin: string;
}
const hostOf = ({ origin }: Site): string => new URL(origin).hostname;

/** It includes readers for every kind of certificate, and is loaded when the first passkey is used. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256: what devices sign with. The library's usual list tries newer ones that Node calls experimental. */
const algorithms = [-8, -7, -257];
/** More than a person has devices. */
const mostPasskeys = 20;

const refused = (): ServiceError =>
  new ServiceError('unauthenticated', 'This passkey is unknown or was not accepted. Sign in another way.');

/** Options from which the browser makes a passkey for the signed-in person. */
export async function beginPasskey(environment: Environment, { token, ...site }: Site & { token: string }) {
  const { context, member } = await atHome(environment, token);
  const there = await listPasskeyRows(context, member.id);
  if (there.length >= mostPasskeys)
    throw new ServiceError('quota_exceeded', `You have ${mostPasskeys} passkeys. Remove one first.`);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: context.workspace.name,
    rpID: hostOf(site),
    userName: member.email,
    userDisplayName: member.name ?? member.email,
    userID: new TextEncoder().encode(member.id),
    excludeCredentials: there.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const attempt = await beginAttempt(environment, 'new_passkey', {
    challenge: options.challenge,
    memberId: member.id,
  });
  return { options, attempt };
}

/** Throws unauthenticated for an answer to another challenge, person or site. */
export async function addPasskey(
  environment: Environment,
  { token, attempt, origin, name, response }: Site & NewPasskey & { token: string; attempt: string },
): Promise<{ id: string }> {
  const { context, member } = await atHome(environment, token);
  const { challenge = '', memberId } = await takeAttempt(environment, 'new_passkey', attempt);
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf({ origin }),
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo || memberId !== member.id) throw refused();
  const { credential } = registrationInfo;
  const id = newId('passkey');
  await transaction(context, async (context) => {
    await insertPasskey(context, {
      id,
      memberId: member.id,
      name,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      signatures: credential.counter,
      transports: response.response.transports,
    });
    await audit(context, 'passkey.added', id, { name });
  });
  return { id };
}

/** Belongs to the signed-in person. */
export async function listPasskeys(environment: Environment, token: string) {
  const { context, member } = await atHome(environment, token);
  const rows = await listPasskeyRows(context, member.id);
  return rows.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }));
}

/** Throws not_found. */
export async function removePasskey(
  environment: Environment,
  { token, id }: { token: string; id: string },
): Promise<{ id: string }> {
  const { context, member } = await atHome(environment, token);
  return transaction(context, async (context) => {
    if (!(await deletePasskeyRow(context, member.id, id)))
      throw notFound('passkey', id, 'GET /app/session/passkeys');
    await audit(context, 'passkey.removed', id);
    return { id };
  });
}

/** Challenge that any device with a passkey of this site can answer: the person is not known before. */
export async function beginPasskeySignIn(environment: Environment, site: Site) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: hostOf(site), userVerification: 'required' });
  const attempt = await beginAttempt(environment, 'passkey', { challenge: options.challenge });
  return { options, attempt };
}

/** Throws unauthenticated. */
export async function finishPasskeySignIn(
  environment: Environment,
  { attempt, origin, response, agent, address }: Site & PasskeyAnswer & { attempt: string } & CalledFrom,
): Promise<Opened> {
  const { challenge = '' } = await takeAttempt(environment, 'passkey', attempt);
  const known = await findPasskey(environment.database, response.id);
  if (!known) throw refused();
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, type: 'public-key', clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf({ origin }),
    credential: {
      id: response.id,
      publicKey: new Uint8Array(known.publicKey),
      counter: Number(known.signatures),
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw refused();
  return transaction(await openWorkspace(environment, known.workspaceId), async (context) => {
    await notePasskeyUsed(context, known.id, authenticationInfo.newCounter);
    return openSession(context, { memberId: known.memberId, agent, address, by: 'passkey' });
  });
}
