import { CreateProject } from '@svc/contract/account/project';
import { CreateSavedView } from '@svc/contract/account/saved-view';
import { ListWorkspaces, Me } from '@svc/contract/across/workspace';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openWorkspace, type PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { newId } from '../../../kernel/index.ts';
import { sequenceAudit } from '../../account/audit/index.ts';
import { createProject } from '../../account/project/index.ts';
import { views } from '../../account/saved-view/index.ts';
import { keyOf } from '../../tell/export/index.ts';
import { deleteWorkspace } from './deletion.ts';
import { eraseWorkspace } from './erase.ts';
import { eraseRows, listWorkspaceRows } from './queries.ts';
import { createWorkspace, getWorkspace, updateWorkspace, whoami } from './service.ts';

const { owner, another, environment, context } = await testWorkspace();

const inside = async (workspaceId: string): Promise<PrepareContext> => ({
  ...context,
  ...(await openWorkspace(environment, workspaceId)),
});
const names = async (of: PrepareContext) =>
  (await listWorkspaceRows(of, ListWorkspaces.parse({}))).items.map(({ name }) => name);
const erase = (workspaceId: string) =>
  eraseWorkspace(environment, { workspaceId }, new AbortController().signal);

/** Rows of a workspace, by table. */
async function rowsOf(workspaceId: string): Promise<Record<string, number>> {
  const tables =
    await owner`select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'workspace_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] =
        await owner`select count(*)::integer as n from ${owner(name)} where workspace_id = ${workspaceId}`;
      return [name, row?.n] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, n]) => n > 0));
}

test('a new workspace has a test twin and a key for each, and its maker sees and renames it', async () => {
  const made = await createWorkspace(context, { name: 'Client' });
  const keys =
    await owner`select k.id, k.scopes, w.mode from api_key k join workspace w on w.id = k.workspace_id
    where w.id in (${made.id}, ${made.testWorkspaceId}) order by w.mode`;
  expect(keys).toEqual([
    { id: made.keys.live.id, scopes: ['admin'], mode: 'live' },
    { id: made.keys.test.id, scopes: ['admin'], mode: 'test' },
  ]);
  expect(made.keys.live.secret).toMatch(/^svc_live_/);
  await updateWorkspace(context, { workspaceId: made.id, name: 'Old client' });
  expect(await names(context)).toEqual(['Old client', 'Test']);
  expect(await getWorkspace(context, { workspaceId: made.id })).toMatchObject({
    name: 'Old client',
    current: false,
  });
});

test('who neither made it nor is a member there does not see it; a viewer there sees, and cannot change it', async () => {
  const { id } = await createWorkspace(context, { name: 'Hidden' });
  const stranger = actingWith(context, { id: newId('apiKey') });
  await expect(getWorkspace(stranger, { workspaceId: id })).rejects.toMatchObject({ code: 'not_found' });
  const [here, there] = [newId('member'), newId('member')];
  await owner`insert into member (workspace_id, id, email, role, status, invited_by) values
    (${context.workspace.id}, ${here}, 'ada@example.com', 'admin', 'active', 'test'),
    (${id}, ${there}, 'Ada@example.com', 'viewer', 'active', 'test')`;
  const member = actingWith(stranger, { memberId: here });
  expect(await getWorkspace(member, { workspaceId: id })).toMatchObject({ name: 'Hidden' });
  const rename = () => updateWorkspace(member, { workspaceId: id, name: 'Mine' });
  await expect(rename()).rejects.toMatchObject({ code: 'not_found' });
  await owner`update member set role = 'admin' where id = ${there}`;
  expect(await rename()).toMatchObject({ name: 'Mine' });
});

test('a member who makes one owns it; keys of less right or with a cap hand on no more', async () => {
  const memberId = newId('member');
  await owner`insert into member (workspace_id, id, email, role, status, invited_by) values
    (${context.workspace.id}, ${memberId}, 'bob@example.com', 'admin', 'active', 'test')`;
  const { id, keys } = await createWorkspace(
    actingWith(context, { memberId, scopes: ['workspaces:write', 'scans:read'] }),
    { name: 'Of Bob' },
  );
  expect(
    await owner`select m.email, m.role, k.scopes from member m join api_key k on k.member_id = m.id
      where m.workspace_id = ${id} and k.id = ${keys.live.id}`,
  ).toEqual([{ email: 'bob@example.com', role: 'owner', scopes: ['workspaces:write', 'scans:read'] }]);
  const capped = newId('apiKey');
  await owner`insert into api_key (workspace_id, id, name, secret_hash, hint, scopes, monthly_credit_cap, created_by)
    values (${context.workspace.id}, ${capped}, 'Capped', ${Buffer.from(capped)}, 'x', '{admin}', 5, 'test')`;
  await expect(createWorkspace(actingWith(context, { id: capped }), { name: 'More' })).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
});

test('of many made at once the plan lets as many be made as it includes', async () => {
  const { context } = await another({ plan: 'enterprise', limits: { workspaces: 3 } });
  const made = await Promise.allSettled(
    Array.from({ length: 6 }, () => createWorkspace(context, { name: 'Client' })),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('neither the last one, nor one that is not named, nor one with a running scan is deleted', async () => {
  const { context } = await another();
  const last = deleteWorkspace(context, { workspaceId: context.workspace.id, name: 'Test' });
  await expect(last).rejects.toThrow('last workspace');
  const { id } = await createWorkspace(context, { name: 'Client' });
  await createProject(await inside(id), CreateProject.parse({ name: 'Unexported' }));
  await expect(deleteWorkspace(context, { workspaceId: id })).rejects.toThrow(/Unexported.+“Client”/);
  await expect(deleteWorkspace(context, { workspaceId: id, name: 'Klient' })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  await owner`insert into scan (workspace_id, id, status, config, requested_by) values (${id}, 'scn_1', 'running', '{}', 'key')`;
  await expect(deleteWorkspace(context, { workspaceId: id, name: 'Client' })).rejects.toThrow(
    'still running',
  );
});

test('one whose projects were all exported since their last scan is deleted without its name, files included', async () => {
  const { id } = await createWorkspace(context, { name: 'Exported' });
  const project = await createProject(await inside(id), CreateProject.parse({ name: 'Acme' }));
  const scanned = (
    at: string,
  ) => owner`insert into scan (workspace_id, id, project_id, status, config, requested_by, finished_at)
    values (${id}, ${newId('scan')}, ${project.id}, 'completed', '{}', 'key', ${at})`;
  await scanned('2026-01-01');
  const exportId = newId('export');
  await owner`insert into data_export (workspace_id, project_id, id, dataset, format, compression, filters, status, requested_by, created_at, expires_at)
    values (${id}, ${project.id}, ${exportId}, 'answers', 'csv', 'none', '{}', 'completed', 'key', '2026-02-01', '2036-01-01')`;
  const file = `exports/${id}/${exportId}`;
  expect(keyOf({ workspaceId: id, exportId })).toBe(file);
  await environment.objects.put(file, Buffer.from('rows'), 'text/csv');
  await scanned('2026-03-01');
  await expect(deleteWorkspace(context, { workspaceId: id })).rejects.toThrow('Acme');
  await owner`update data_export set created_at = '2026-03-02' where id = ${exportId}`;
  expect(await deleteWorkspace(context, { workspaceId: id })).toMatchObject({ status: 'deleting' });
  await erase(id);
  expect(await environment.objects.get(file)).toBeNull();
});

test('keys end with the request; the job leaves no row but hashes, the twin’s included, and what is another’s', async () => {
  const kept = await rowsOf(context.workspace.id);
  const { id, testWorkspaceId, keys } = await createWorkspace(context, { name: 'Leaving' });
  const twinId = testWorkspaceId ?? '';
  for (const tenant of [await inside(id), await inside(twinId)]) {
    for (let count = 0; count < 3; count += 1)
      await createProject(tenant, CreateProject.parse({ name: `Acme ${count}` }));
    await views.create(tenant, CreateSavedView.parse({ name: 'View', shows: 'list_answers' }));
    await owner`insert into answer (workspace_id, id, scan_id, run_id, engine, prompt_index, sample_index, outcome, text, citations,
      sources, usage, latency_ms, requests, detection, detector_version, identity_version, created_at)
      select ${tenant.workspace.id}, 'ans_' || n, 'scn', 'run', 'openai', n, 0, 'answered', 'text', '[]', '[]', '{}', 1, 1, '{}', 'v', 1,
        now() - make_interval(months => n % 3) from generate_series(1, 300) n`;
  }
  const deleting = await deleteWorkspace(context, { workspaceId: id, name: 'Leaving' });
  expect(deleting).toMatchObject({ status: 'deleting', deletion: { erased: 0 } });
  expect(
    await owner`select count(*)::integer as n from api_key where revoked_at is null
    and id in (${keys.live.id}, ${keys.test.id})`,
  ).toEqual([{ n: 0 }]);
  const change = updateWorkspace(context, { workspaceId: id, name: 'Staying' });
  await expect(change).rejects.toMatchObject({ code: 'conflict' });

  await erase(id);
  // Entries of the log are the last: they wait for their place in the tree.
  expect(Object.keys(await rowsOf(id))).toEqual(['audit_entry']);
  const halfway = await getWorkspace(context, { workspaceId: id });
  expect(halfway.deletion).toMatchObject({ rows: expect.any(Number), erased: expect.any(Number) });
  expect(halfway.deletion?.erased).toBeGreaterThan(300);
  for (const workspaceId of [id, twinId]) {
    await sequenceAudit(environment.database, environment.auditSigner);
    await erase(workspaceId);
    await sequenceAudit(environment.database, environment.auditSigner);
    await erase(workspaceId);
    const left = await rowsOf(workspaceId);
    expect(Object.keys(left).sort()).toEqual(['audit_log', 'audit_node']);
    const [row] =
      await owner`select name, erased_at, (select size from audit_log where workspace_id = w.id)::integer as entries
      from workspace w where id = ${workspaceId}`;
    expect(row).toMatchObject({ name: '', erased_at: expect.anything() });
    expect(row?.entries).toBeGreaterThan(3);
  }
  await expect(getWorkspace(context, { workspaceId: id })).rejects.toMatchObject({ code: 'not_found' });
  const after = await rowsOf(context.workspace.id);
  for (const [table, count] of Object.entries(kept)) expect(after[table]).toBeGreaterThanOrEqual(count);
});

test('a scan that was started while the keys ended is stopped before anything is erased', async () => {
  const { id } = await createWorkspace(context, { name: 'Busy' });
  const project = await createProject(await inside(id), CreateProject.parse({ name: 'Acme' }));
  await deleteWorkspace(context, { workspaceId: id, name: 'Busy' });
  await owner`insert into scan (workspace_id, id, project_id, status, config, requested_by) values
    (${id}, ${newId('scan')}, ${project.id}, 'queued', '{"engines":["openai"],"maxPrompts":1,"samplesK":1}', 'key')`;
  await erase(id);
  expect(await owner`select status from scan where workspace_id = ${id}`).toEqual([{ status: 'cancelled' }]);
  await erase(id);
  expect(await owner`select status from scan where workspace_id = ${id}`).toEqual([]);
});

test('nothing is erased of a workspace that was not deleted', async () => {
  await expect(eraseRows(context, 10)).rejects.toThrow('was not deleted');
});

test('tells the key its workspace, plan, rights and limits', async () => {
  const tenant = await another({ plan: 'starter' });
  const context = actingWith(tenant.context, { scopes: ['projects:read'], projectIds: ['prj_x'] });
  const me = Me.parse(await whoami(context));
  expect(me).toMatchObject({ mode: 'live', plan: 'starter', limits: { api: 'read', projects: 3 } });
  expect(me.key).toEqual({
    id: context.actor.id,
    name: 'Administrator',
    scopes: ['projects:read'],
    projectIds: ['prj_x'],
  });
  expect(me.credits).toEqual({ available: 0, held: 0, posted: 0 });
});

test('shows what is free beside what running scans hold, by mode', async () => {
  const tenant = await another({ plan: 'starter' });
  await owner`select grant_credits('g1', ${tenant.context.workspace.organisationId}, 'live', 100, 'plan')`;
  await tenant.context.db.transaction().execute((db) => sql`select hold_credits('h1', 30)`.execute(db));
  expect((await whoami(tenant.context)).credits).toEqual({ available: 70, held: 30, posted: 100 });
  expect((await whoami(tenant.twin)).credits.posted).toBe(0);
});
