import { createHash, randomBytes } from 'node:crypto';
import type {
  ConnectedIntegration,
  ConnectIntegration,
  DisconnectQuery,
  Integration,
  IntegrationList,
  IntegrationParams,
  ListIntegrations,
  UpdateIntegration,
} from '@svc/contract/measure/integration';
import type { PrepareContext, RunContext } from '../../../environment/index.ts';
import {
  assertSees,
  audit,
  type Context,
  type Deleted,
  enqueue,
  instant,
  invalid,
  newId,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { deleteSecrets, type NewSecret, sealSecret, storeSecret } from '../../../secret/index.ts';
import { isServiceAccount, VendorError } from '../../../vendor/index.ts';
import { getProject } from '../../account/project/index.ts';
import { deletePulled } from '../crawler-traffic/index.ts';
import { connectable, type Kind, oauthVendors, offersOf } from './catalogue.ts';
import { openKept, readTokens, serviceToken } from './credential.ts';
import { syncIntegrationJob } from './jobs.ts';
import {
  deleteFigures,
  findIntegration,
  integrationRows,
  lastRuns,
  listIntegrationRows,
  type StoredIntegration,
} from './queries.ts';
import { takesKeyFile, whatToDo } from './what-to-do.ts';

const day = 86_400_000;
const consentMinutes = 60;

/** Address that vendors redirect people to. */
export const redirectUriOf = (publicUrl: string): string => `${publicUrl}/v1/integrations/callback`;
export const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest();

export async function listIntegrations(
  context: RunContext,
  query: ListIntegrations,
): Promise<IntegrationList> {
  const list = await listIntegrationRows(context, query);
  const runs = await lastRuns(
    context,
    list.items.map(({ id }) => id),
  );
  return {
    ...list,
    items: list.items.map((row) => toIntegration(context, row, runs.get(row.id))),
    available: offersOf(context.integrations, context.keepsSecrets),
  };
}

async function stored(context: Context, { integrationId }: IntegrationParams): Promise<StoredIntegration> {
  const missing = () => notFound('integration', integrationId, 'GET /v1/integrations');
  const row = await findIntegration(context, integrationId);
  if (!row) throw missing();
  assertSees(context, row.projectId, missing);
  return row;
}

async function shown(context: Context, params: IntegrationParams): Promise<Integration> {
  const row = await stored(context, params);
  return toIntegration(context, row, (await lastRuns(context, [row.id])).get(row.id));
}

function toIntegration(
  { now }: Context,
  row: StoredIntegration,
  runs: Integration['runs'] = [],
): Integration {
  const { lagDays: vendorLag } = connectable[row.kind].source;
  const state = row.state === 'connected' ? stateOf(row) : row.state;
  const newest = Math.floor(now().getTime() / day) - vendorLag;
  return {
    ...row,
    lagDays: row.syncedThrough === null ? null : Math.max(0, newest - Date.parse(row.syncedThrough) / day),
    state,
    stale: row.syncedThrough !== null && row.state !== 'connected',
    runs,
  };
}

/** A connection whose last try failed says so: nobody should take it for one that works. */
const stateOf = ({ error, syncedThrough }: StoredIntegration): Integration['state'] =>
  error === null ? 'connected' : syncedThrough === null ? 'unchecked' : 'failing';

export interface PreparedConnection {
  id: string;
  secret: NewSecret;
  /** Why the key could not be checked; null: it was, or there is none. */
  unchecked: string | null;
  /** The state that the vendor returns, and where a person agrees; null: a key was given. */
  consent: { state: string; url: string } | null;
}

/** Seals a key, or begins a consent. Throws not_found, conflict when the deployment is not set up for it, validation_failed. */
export async function prepareConnection(
  context: PrepareContext,
  { kind, projectId, property, key }: ConnectIntegration,
): Promise<PreparedConnection> {
  await getProject(context, { projectId });
  assertProperty(kind, property);
  const { vault, workspace, integrations } = context;
  const offer = offersOf(integrations, vault !== null).find((one) => one.kind === kind);
  if (!vault || !offer?.available)
    throw new ServiceError(
      'conflict',
      offer?.how ?? 'This deployment cannot store credentials until its operator sets an encryption key.',
    );
  const id = newId('integration');
  const seal = (text: string) => sealSecret(vault, workspace.id, id, text);
  const { oauth, key: expected = '' } = connectable[kind];
  const asAccount = oauth?.at === 'google' && key !== undefined;
  if (oauth === null || asAccount) {
    if (key === undefined) throw invalid('key', `${offer.label} takes ${expected}.`, { expected });
    if (property === undefined)
      throw invalid('property', 'Name the site that this connection is for.', {
        expected: connectable[kind].property.example,
      });
    context.secrets.know(key);
    const unchecked = await assertKeyWorks(context, { kind, key, property });
    return { id, secret: await seal(key), consent: null, unchecked };
  }
  if (key !== undefined)
    throw invalid(
      'key',
      `${offer.label} needs no key. Connect it in the browser, where a person gives consent.`,
      {
        expected: 'no key',
      },
    );
  const settings = integrations[oauth.at];
  // Without the operator's registration there is no consent: a key is the only way, so it is the one thing missing.
  if (!settings && oauth.at === 'google')
    throw invalid('key', `${offer.how} Name the site as “property”, too.`, {
      expected: 'a service account’s JSON key file, as text',
    });
  if (!settings) throw new ServiceError('conflict', offer.how);
  const state = `${workspace.id}.${id}.${randomBytes(24).toString('base64url')}`;
  const request = { scope: oauth.scope, state, redirectUri: redirectUriOf(context.publicUrl) };
  const { url, verifier } = await oauthVendors[oauth.at].start(settings, request);
  return { id, secret: await seal(verifier), consent: { state, url }, unchecked: null };
}

/** Throws validation_failed when the vendor refuses. Returns why it could not be asked: then the first sync asks. */
async function assertKeyWorks(
  context: PrepareContext,
  { kind, key, property }: { kind: Kind; key: string; property: string },
): Promise<string | null> {
  const { fetch, integrations, now } = context;
  const { baseUrls } = integrations;
  const { oauth, label } = connectable[kind];
  try {
    const credential = oauth === null ? key : await serviceToken(context, context, key, oauth.scope);
    const call = { fetch, baseUrls, credential, property, now: now().getTime() };
    await connectable[kind].source.check?.(call);
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    // Google says 404 of a property that the account does not have; of others it is an address that is not theirs.
    const missing = error.status === 404 && !takesKeyFile.has(kind);
    const refused = error.fault === 'auth' || (error.fault === 'denied' && !missing);
    if (refused)
      throw invalid('key', `${sentence(error.message)} ${whatToDo(kind, error, key)}`, {
        expected: 'a key with access to the property',
      });
    return `${label} could not be asked whether the key is good: ${sentence(error.message)} The first sync tries again.`;
  }
  return null;
}

/** A vendor’s words, ended once. */
const sentence = (said: string): string => `${said.replace(/[.\s]+$/, '')}.`;

export const connectIntegration = (
  context: Context,
  { kind, projectId, property }: ConnectIntegration,
  { id, secret, consent, unchecked }: PreparedConnection,
): Promise<ConnectedIntegration> =>
  transaction(context, async (context) => {
    const at = context.now();
    await integrationRows.insert(context, {
      ...{ id, kind, projectId, error: unchecked },
      property: property ?? null,
      state: consent ? 'pending' : 'connected',
      createdBy: context.actor.id,
    });
    await storeSecret(context, secret, instant(at));
    if (consent) {
      const until = instant(new Date(at.getTime() + consentMinutes * 60_000));
      await integrationRows.update(context, id, { oauthState: hashOf(consent.state), oauthUntil: until });
    } else await askForSync(context, id);
    await audit(context, 'integration.connected', id, { kind, projectId, property });
    return {
      integration: await shown(context, { integrationId: id }),
      authorizeUrl: consent?.url ?? null,
    };
  });

/** Another property begins anew: figures of the one before would be taken for its own. */
export const updateIntegration = (
  context: Context,
  { integrationId, property, projectId }: UpdateIntegration & IntegrationParams,
): Promise<Integration> =>
  transaction(context, async (context) => {
    const before = await stored(context, { integrationId });
    if (projectId !== undefined) await getProject(context, { projectId });
    assertProperty(before.kind, property);
    const moved = property !== undefined && property !== before.property;
    if (moved) {
      await deleteFigures(context, before.id);
      await deletePulled(context, before.id);
    }
    await integrationRows.update(context, before.id, {
      ...{ property, projectId },
      ...(moved && { syncedThrough: null, error: null }),
    });
    if (moved && before.state === 'connected') await askForSync(context, before.id);
    await audit(context, 'integration.updated', before.id, {
      before: { property: before.property, projectId: before.projectId },
      after: { property, projectId },
    });
    return shown(context, { integrationId });
  });

/** Takes the consent back at the vendor. A vendor that cannot be reached keeps nobody from leaving. */
export async function takeBack(
  context: PrepareContext,
  params: IntegrationParams,
): Promise<{ revoked: boolean }> {
  const { id, kind, state } = await stored(context, params);
  const { oauth } = connectable[kind];
  const settings = oauth && context.integrations[oauth.at];
  if (!settings || state === 'pending' || state === 'disconnected') return { revoked: false };
  try {
    const kept = await openKept(context, context.vault, id);
    if (isServiceAccount(kept)) return { revoked: false };
    const tokens = readTokens(kept);
    await oauthVendors[oauth.at].revoke(settings, context.fetch, tokens);
    return { revoked: true };
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    context.log.warn(
      { integrationId: id, reason: error.message },
      'consent was not taken back at the vendor',
    );
    return { revoked: false };
  }
}

/** Its credential is deleted at once; its figures stay for a while, marked as stale, unless they are purged. */
export const disconnectIntegration = (
  context: Context,
  { purge, ...params }: IntegrationParams & DisconnectQuery,
  { revoked }: { revoked: boolean },
): Promise<Deleted> =>
  transaction(context, async (context) => {
    const { id, kind, property } = await stored(context, params);
    await deleteSecrets(context, id);
    if (purge) await integrationRows.remove(context, id);
    else
      await integrationRows.update(context, id, {
        state: 'disconnected',
        disconnectedAt: instant(context.now()),
        nextSyncAt: null,
        oauthState: null,
        oauthUntil: null,
      });
    await audit(context, 'integration.disconnected', id, { kind, property, purge, revoked });
    return { id, deleted: true };
  });

/** Throws conflict for a connection that cannot be asked. */
export const syncIntegration = (context: Context, params: IntegrationParams): Promise<Integration> =>
  transaction(context, async (context) => {
    const { id, state, property } = await stored(context, params);
    if (state !== 'connected')
      throw new ServiceError('conflict', 'This integration is not connected. Connect it first.', {
        next: 'POST /v1/integrations connects it.',
      });
    if (property === null)
      throw new ServiceError('conflict', 'Choose the property to read first.', {
        next: 'PATCH /v1/integrations/{integrationId} sets it.',
      });
    await askForSync(context, id);
    await audit(context, 'integration.sync_asked', id, {});
    return shown(context, params);
  });

export async function askForSync(context: Context, integrationId: string, at = context.now()): Promise<void> {
  await integrationRows.update(context, integrationId, { nextSyncAt: instant(at) });
  await enqueue(
    context,
    syncIntegrationJob,
    { workspaceId: context.workspace.id, integrationId },
    { runAt: at },
  );
}

function assertProperty(kind: Kind, property: string | undefined): void {
  const { looksLike, example } = connectable[kind].property;
  if (property === undefined || looksLike.test(property)) return;
  throw invalid('property', `A property of ${connectable[kind].label} looks like ${example}.`, {
    expected: example,
    received: property,
  });
}
