import {
  type ApiKey,
  type CreateApiKey,
  keyCreated,
  keyRevoked,
  keyRotated,
  keyUpdated,
  type ListApiKeys,
  type NewApiKey,
  type RotateApiKey,
  type RotatedApiKey,
  type UpdateApiKey,
} from '@svc/contract/account/api-key';
import ipaddr from 'ipaddr.js';
import {
  audit,
  type Context,
  instant,
  invalid,
  type List,
  newId,
  notFound,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import { existingProjects } from '../project/index.ts';
import { emitKey } from './events.ts';
import { findApiKey, findLineage, keyRows, listApiKeyRows, revokeKeys } from './queries.ts';
import { assertMayGrant, assertMayHaveSecret, assertMayManage, type Rights, rightsOf } from './rights.ts';
import { hashSecret, hintOf, newSecret } from './secret.ts';
import { withinMode } from './twin.ts';

export function listApiKeys(context: Context, query: ListApiKeys): Promise<List<ApiKey>> {
  const { mode = context.workspace.mode } = query;
  if (mode === context.workspace.mode) return listApiKeyRows(context, query);
  return transaction(context, (context) =>
    withinMode(context, mode, (context) => listApiKeyRows(context, query)),
  );
}

/** Throws not_found, insufficient_scope when it would hold more than its maker, validation_failed. */
export function createApiKey(context: Context, input: CreateApiKey): Promise<NewApiKey> {
  const { mode = context.workspace.mode, ...settings } = input;
  return transaction(context, async (context) => {
    const projectIds =
      settings.projectIds ?? (mode === context.workspace.mode ? context.actor.projectIds : null);
    const own = await rightsOf(context);
    const grant = {
      ...settings,
      projectIds: projectIds && [...projectIds],
      ipAllowList: canonical(settings.ipAllowList ?? own.ipAllowList),
      expiresAt: settings.expiresAt ?? own.expiresAt,
    };
    assertMayGrant(own, grant);
    // A capped key would otherwise get another month's credits with each key that it makes.
    const shared = own.monthlyCreditCap === null ? null : await findLineage(context, context.actor.id);
    return withinMode(context, mode, async (context) => {
      const created = await insertKey(context, grant, {
        budgetId: shared?.budgetId ?? null,
        replaces: [],
        memberId: context.actor.memberId ?? null,
      });
      await audit(context, 'api_key.created', created.id, {
        name: created.name,
        scopes: created.scopes,
        mode,
      });
      await emitKey(context, keyCreated, created);
      return created;
    });
  });
}

/** A key is only ever narrowed: what leaked with it cannot grow later. */
export function updateApiKey(context: Context, input: UpdateApiKey & { keyId: string }): Promise<ApiKey> {
  return change(context, input.keyId, async (context, key, own) => {
    const { keyId, ...given } = input;
    const changes = { ...given, ...(given.ipAllowList && { ipAllowList: canonical(given.ipAllowList) }) };
    assertNarrower(key, changes);
    assertMayGrant(own, { ...key, ...defined(changes) });
    if (changes.projectIds) await assertProjectsExist(context, changes.projectIds);
    await keyRows.update(context, keyId, {
      ...changes,
      ...(changes.scopes && { scopes: [...new Set(changes.scopes)] }),
      ...(changes.expiresAt !== undefined && { expiresAt: future(changes.expiresAt, context.now()) }),
    });
    await audit(context, 'api_key.updated', keyId, changes);
    const updated = await readKey(context, keyId);
    await emitKey(context, keyUpdated, updated);
    return updated;
  });
}

/** The id that a key's monthly spending is counted under: its own, or a shared one. Throws not_found. */
export async function getKeyBudget(context: Context, keyId: string): Promise<string> {
  if (!(await findApiKey(context, keyId))) throw notFound('API key', keyId, 'GET /v1/api-keys');
  return (await findLineage(context, keyId)).budgetId;
}

/** A new key takes over everything from the old one, whose secret still works during the overlap. */
export function rotateApiKey(
  context: Context,
  input: RotateApiKey & { keyId: string },
): Promise<RotatedApiKey> {
  return change(context, input.keyId, async (context, key, own) => {
    if (key.client)
      throw new ServiceError(
        'conflict',
        'A program connected by OAuth renews its tokens itself. Revoke it, then connect it again.',
      );
    await assertMayHaveSecret(context, key);
    const now = context.now();
    const overlapEnds = instant(new Date(now.getTime() + input.overlapHours * 3_600_000));
    const validUntil =
      key.expiresAt !== null && Date.parse(key.expiresAt) < Date.parse(overlapEnds)
        ? key.expiresAt
        : overlapEnds;
    const { budgetId, replaces, memberId } = await findLineage(context, key.id);
    const created = await insertKey(
      context,
      { ...key, expiresAt: anotherTerm(key, own, now) },
      { budgetId, memberId, replaces: [...replaces, key.id] },
    );
    const ending = input.overlapHours === 0 ? { revokedAt: validUntil } : { expiresAt: validUntil };
    await keyRows.update(context, key.id, { ...ending, replacedBy: created.id });
    await audit(context, 'api_key.rotated', key.id, { replacedBy: created.id, validUntil });
    await emitKey(context, keyRotated, key, created.id);
    return { ...created, replaces: { id: key.id, validUntil } };
  });
}

/** Refused everywhere within 5 seconds. The entry stays in the list. */
export function revokeApiKey(context: Context, input: { keyId: string }): Promise<ApiKey> {
  const revoke = async (context: Context, key: ApiKey): Promise<ApiKey> => {
    await keyRows.update(context, key.id, { revokedAt: context.now().toISOString() });
    await audit(context, 'api_key.revoked', key.id, { name: key.name });
    await emitKey(context, keyRevoked, key);
    return readKey(context, key.id);
  };
  return change(context, input.keyId, revoke, 'revoke');
}

/** Revokes what a member holds, of both data sets; returns the ids. */
export async function revokeKeysOf(context: Context, memberId: string): Promise<string[]> {
  const revoke = (context: Context): Promise<string[]> => revokeKeys(context, memberId);
  const own = await revoke(context);
  const { mode, twinId } = context.workspace;
  return mode === 'test' || twinId === null ? own : [...own, ...(await withinMode(context, 'test', revoke))];
}

/**
 * Finds the key in the caller's workspace or its test twin and runs there. A revoked key changes no more, and a key
 * that holds more than the caller's is not the caller's to change.
 */
function change<T>(
  context: Context,
  keyId: string,
  run: (context: Context, key: ApiKey, own: Rights) => Promise<T>,
  to: 'change' | 'revoke' = 'change',
): Promise<T> {
  return transaction(context, async (context) => {
    const { workspace } = context;
    const own = await rightsOf(context);
    const here = await findApiKey(context, keyId);
    if (here === null && workspace.mode === 'test') throw notFound('API key', keyId, 'GET /v1/api-keys');
    return withinMode(context, here ? workspace.mode : 'test', async (context) => {
      const key = here ?? (await readKey(context, keyId));
      if (key.state === 'revoked') throw revoked(key);
      assertMayManage(own, key, to);
      return run(context, key, own);
    });
  });
}

/** Whoever wants to end a key that was rotated means the one in its place, too. */
const revoked = ({ replacedBy }: ApiKey): ServiceError =>
  replacedBy === null
    ? new ServiceError('conflict', 'This key was revoked.', {
        next: 'Create another with POST /v1/api-keys.',
      })
    : new ServiceError('conflict', 'This key was revoked, and another has replaced it.', {
        next: `DELETE /v1/api-keys/${replacedBy} revokes that one.`,
      });

export async function readKey(context: Context, keyId: string): Promise<ApiKey> {
  const key = await findApiKey(context, keyId);
  if (!key) throw notFound('API key', keyId, 'GET /v1/api-keys');
  return key;
}

type Settings = Pick<
  ApiKey,
  'name' | 'scopes' | 'projectIds' | 'monthlyCreditCap' | 'ipAllowList' | 'expiresAt'
> &
  Pick<CreateApiKey, 'requestsPerMinute' | 'concurrentRequests'>;

async function insertKey(
  context: Context,
  settings: Settings,
  lineage: { budgetId: string | null; replaces: string[]; memberId: string | null },
): Promise<NewApiKey> {
  const { workspace, actor } = context;
  if (settings.projectIds) await assertProjectsExist(context, settings.projectIds);
  const secret = newSecret(workspace.mode);
  const id = newId('apiKey');
  const { name, projectIds, monthlyCreditCap, requestsPerMinute, concurrentRequests, ipAllowList } = settings;
  await keyRows.insert(context, {
    ...{ id, name, projectIds, monthlyCreditCap, requestsPerMinute, concurrentRequests, ipAllowList },
    ...lineage,
    secretHash: hashSecret(secret),
    hint: hintOf(secret),
    scopes: [...new Set(settings.scopes)],
    expiresAt: future(settings.expiresAt, context.now()),
    createdBy: actor.id,
  });
  return { ...(await readKey(context, id)), secret };
}

/** A key made for 90 days is followed by another for 90 days, but never by one that outlives the key that rotates it. */
function anotherTerm(key: ApiKey, own: Rights, now: Date): string | null {
  if (key.expiresAt === null) return null;
  const term = now.getTime() + Date.parse(key.expiresAt) - Date.parse(key.createdAt);
  return instant(new Date(Math.min(term, own.expiresAt === null ? term : Date.parse(own.expiresAt))));
}

function assertNarrower(key: ApiKey, changes: UpdateApiKey): void {
  const added = changes.scopes?.filter((scope) => !key.scopes.includes(scope)) ?? [];
  if (added.length > 0)
    throw invalid('scopes', 'A key’s rights can only be reduced. Create another key for more.', {
      expected: 'some of its scopes',
      received: added,
      allowed: key.scopes,
    });
  if (changes.projectIds === undefined || key.projectIds === null) return;
  const known = key.projectIds;
  if (changes.projectIds === null || changes.projectIds.some((id) => !known.includes(id)))
    throw invalid('projectIds', 'A key’s rights can only be reduced. Create another key for more.', {
      expected: 'some of its projects',
      received: changes.projectIds,
      allowed: known,
    });
}

/** Throws validation_failed for a project that is not there. */
export async function assertProjectsExist(context: Context, projectIds: readonly string[]): Promise<void> {
  const found = await existingProjects(context, projectIds);
  const missing = projectIds.find((id) => !found.includes(id));
  if (missing !== undefined)
    throw invalid('projectIds', `No project ${missing} in the ${context.workspace.mode} data set.`, {
      expected: 'projects that exist',
      received: missing,
    });
}

function future(at: string | null, now: Date): string | null {
  if (at !== null && Date.parse(at) <= now.getTime())
    throw invalid('expiresAt', 'This time is in the past. Give a later one.', {
      expected: `later than ${now.toISOString()}`,
      received: at,
    });
  return at;
}

const canonical = (addresses: readonly string[] | null): string[] | null =>
  addresses && [...new Set(addresses.map((address) => ipaddr.process(address).toString()))];

/** The fields that a change sets. */
function defined<T extends object>(changes: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
