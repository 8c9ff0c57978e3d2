import { CreateApiKey, ListApiKeys, RotateApiKey } from '@svc/contract/account/api-key';
import { CreateProject } from '@svc/contract/account/project';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { createProject } from '../project/index.ts';
import { hashSecret } from './secret.ts';
import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey, updateApiKey } from './service.ts';

const tenant = await testWorkspace();
const { context, database, another } = tenant;

const make = (context: PrepareContext, input: Record<string, unknown> = {}) =>
  createApiKey(context, CreateApiKey.parse({ name: 'Dashboard', scopes: ['projects:read'], ...input }));
const list = (context: PrepareContext, query: object = {}) => listApiKeys(context, ListApiKeys.parse(query));
const rotate = (context: PrepareContext, keyId: string, body: object = {}) =>
  rotateApiKey(context, { ...RotateApiKey.parse(body), keyId });

async function owner(
  secret: string,
): Promise<
  { keyId: string; workspaceId: string; expiresAt: string | null; revokedAt: string | null } | undefined
> {
  const { rows } = await sql<never>`select * from authenticate_key(${hashSecret(secret)})`.execute(
    database.system,
  );
  return rows[0];
}

test('the secret of a new key opens the workspace and is never listed', async () => {
  const key = await make(context, { monthlyCreditCap: 500, ipAllowList: ['2001:DB8:0::1'] });
  expect(await owner(key.secret)).toMatchObject({ keyId: key.id, workspaceId: context.workspace.id });
  const { items } = await list(context);
  expect(items[0]).toMatchObject({
    id: key.id,
    monthlyCreditCap: 500,
    ipAllowList: ['2001:db8::1'],
    state: 'active',
    createdBy: context.actor.id,
  });
  expect(JSON.stringify(items)).not.toContain(key.secret);
  const { rows } = await sql<{ text: string }>`select api_key::text as text from api_key`.execute(context.db);
  expect(JSON.stringify(rows)).not.toContain(key.secret);
});

test('a test key lives in the twin, with its audit entry, and cannot make live keys', async () => {
  const key = await make(context, { mode: 'test', name: 'Trial' });
  expect(key.secret.startsWith('svc_test_')).toBe(true);
  expect((await owner(key.secret))?.workspaceId).toBe(tenant.twin.workspace.id);
  const entries = await tenant.twin.db
    .selectFrom('audit_entry')
    .select('action')
    .where('resourceId', '=', key.id)
    .execute();
  expect(entries).toEqual([{ action: 'api_key.created' }]);
  expect((await list(context, { mode: 'test' })).items.map(({ id }) => id)).toEqual([key.id]);
  expect((await list(context)).items.map(({ id }) => id)).not.toContain(key.id);
  expect((await make(tenant.twin)).mode).toBe('test');
  await expect(make(tenant.twin, { mode: 'live' })).rejects.toMatchObject({ code: 'insufficient_scope' });
  expect((await revokeApiKey(context, { keyId: key.id })).state).toBe('revoked');
});

test('a key hands on no more than it holds', async () => {
  const limited = await make(context, { scopes: ['keys:write', 'read'], monthlyCreditCap: 100 });
  const maker = actingWith(context, { id: limited.id, scopes: limited.scopes });
  await expect(make(maker, { scopes: ['projects:write'] })).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
  await expect(make(maker, { scopes: ['admin'] })).rejects.toMatchObject({ code: 'insufficient_scope' });
  await expect(make(maker)).rejects.toMatchObject({ code: 'validation_failed' });
  expect((await make(maker, { scopes: ['scans:read'], monthlyCreditCap: 100 })).scopes).toEqual([
    'scans:read',
  ]);
  const mighty = await make(context, { scopes: ['admin'] });
  await expect(rotate(maker, mighty.id)).rejects.toMatchObject({ code: 'insufficient_scope' });
});

test('a key limited to projects hands on that limit', async () => {
  const project = await createProject(context, CreateProject.parse({ name: 'Acme' }));
  const maker = actingWith(context, { projectIds: [project.id] });
  expect((await make(maker)).projectIds).toEqual([project.id]);
  const other = await createProject(context, CreateProject.parse({ name: 'Other' }));
  await expect(make(maker, { projectIds: [other.id] })).rejects.toMatchObject({ code: 'insufficient_scope' });
  await expect(make(context, { projectIds: ['prj_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f'] })).rejects.toMatchObject(
    { code: 'validation_failed' },
  );
});

test('after a rotation both secrets work until the overlap ends', async () => {
  const old = await make(context, { scopes: ['scores:read'] });
  const next = await rotate(context, old.id, { overlapHours: 2 });
  expect(next).toMatchObject({ scopes: ['scores:read'], name: old.name, replaces: { id: old.id } });
  const hours = (Date.parse((await owner(old.secret))?.expiresAt ?? '') - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(1.9);
  expect(hours).toBeLessThanOrEqual(2);
  expect(await owner(next.secret)).toMatchObject({ keyId: next.id, expiresAt: null });
  const last = await rotate(context, next.id, { overlapHours: 0 });
  expect((await owner(next.secret))?.revokedAt).not.toBeNull();
  // Each names its neighbours: whoever ends the old one is told that the new one works on.
  const { items } = await listApiKeys(context, ListApiKeys.parse({}));
  expect(items.filter(({ id }) => [old.id, next.id, last.id].includes(id))).toMatchObject([
    { id: last.id, rotatedFrom: next.id, replacedBy: null },
    { id: next.id, rotatedFrom: old.id, replacedBy: last.id },
    { id: old.id, rotatedFrom: null, replacedBy: next.id },
  ]);
  await expect(revokeApiKey(context, { keyId: next.id })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining(last.id),
  });
  expect(await revokeApiKey(context, { keyId: old.id })).toMatchObject({ replacedBy: next.id });
});

test('a key with a term is followed by one with the same term, also when it has ended', async () => {
  const key = await make(context, { expiresAt: new Date(Date.now() + 86_400_000).toISOString() });
  const later: PrepareContext = {
    ...context,
    now: () => new Date(Date.now() + 172_800_000),
  };
  expect((await list(later, { state: 'expired' })).items.map(({ id }) => id)).toContain(key.id);
  const next = await rotate(later, key.id);
  expect((Date.parse(next.expiresAt ?? '') - Date.now()) / 86_400_000).toBeCloseTo(3, 1);
  expect(Date.parse(next.replaces.validUntil)).toBe(Date.parse(key.expiresAt ?? ''));
});

test('an update narrows and never widens', async () => {
  const key = await make(context, { scopes: ['projects:read', 'scores:read'] });
  const narrowed = await updateApiKey(context, {
    keyId: key.id,
    scopes: ['scores:read'],
    monthlyCreditCap: 5,
  });
  expect(narrowed).toMatchObject({ scopes: ['scores:read'], monthlyCreditCap: 5, name: 'Dashboard' });
  await expect(updateApiKey(context, { keyId: key.id, scopes: ['projects:read'] })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  await expect(
    updateApiKey(context, { keyId: key.id, expiresAt: '2020-01-01T00:00:00Z' }),
  ).rejects.toMatchObject({ code: 'validation_failed' });
});

test('a revoked key stays listed and changes no more; a foreign one is not found', async () => {
  const key = await make(context);
  expect(await revokeApiKey(context, { keyId: key.id })).toMatchObject({ state: 'revoked' });
  expect((await list(context, { state: 'revoked' })).items.map(({ id }) => id)).toContain(key.id);
  expect((await list(context, { state: 'active' })).items.map(({ id }) => id)).not.toContain(key.id);
  await expect(revokeApiKey(context, { keyId: key.id })).rejects.toMatchObject({ code: 'conflict' });
  const stranger = await another();
  await expect(revokeApiKey(stranger.context, { keyId: key.id })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a key manages only keys that hold no more than itself', async () => {
  const project = await createProject(context, CreateProject.parse({ name: 'Acme' }));
  const admin = await make(context, { scopes: ['admin'] });
  const everywhere = await make(context, { scopes: ['projects:read'] });
  const inProject = await make(context, { scopes: ['projects:read'], projectIds: [project.id] });
  const uncapped = await make(context, { scopes: ['projects:read'], projectIds: [project.id] });
  const limited = actingWith(context, {
    scopes: ['keys:write', 'projects:read'],
    projectIds: [project.id],
  });
  for (const { id } of [admin, everywhere])
    for (const attempt of [
      () => revokeApiKey(limited, { keyId: id }),
      () => updateApiKey(limited, { keyId: id, name: 'Taken' }),
      () => rotate(limited, id),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'insufficient_scope' });
  const own = await make(context, { scopes: ['keys:write', 'projects:read'], monthlyCreditCap: 10 });
  const capped = actingWith(context, { id: own.id, scopes: own.scopes });
  await expect(revokeApiKey(capped, { keyId: uncapped.id })).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
  expect(await revokeApiKey(limited, { keyId: inProject.id })).toMatchObject({ state: 'revoked' });
});

test('what happens to a key is told, and never its secret', async () => {
  const key = await make(context);
  const next = await rotate(context, key.id);
  await revokeApiKey(context, { keyId: next.id });
  const { rows } = await sql<{ type: string; resource: string; data: object }>`
    select type, resource_id as resource, data from event where resource_id = any(${[key.id, next.id]}::text[]) order by occurred_at`.execute(
    context.db,
  );
  expect(rows).toMatchObject([
    { type: 'key.created', resource: key.id, data: { by: context.actor.id } },
    { type: 'key.rotated', resource: key.id, data: { replacedBy: next.id } },
    { type: 'key.revoked', resource: next.id },
  ]);
  expect(JSON.stringify(rows)).not.toContain(key.secret);
});
