import {
  BrandInput,
  CreateProject,
  ListProjects,
  UpdateIdentity,
  UpdateProject,
} from '@svc/contract/account/project';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { readVersionFor } from './identity-change.ts';
import {
  createProject,
  deleteProject,
  getProject,
  listProjects,
  updateProject,
  updateProjectIdentity,
} from './service.ts';
import { archiveProject, restoreProject } from './state.ts';

const { context, owner, another } = await testWorkspace();

const make = async (input: object = {}, as: PrepareContext = context) =>
  createProject(as, CreateProject.parse({ name: 'Acme', ...input }));
const list = (query: object = {}, as: PrepareContext = context) =>
  listProjects(as, ListProjects.parse(query));

test('without a brand the project’s name is one, and defaults stand', async () => {
  const project = await make();
  expect(project).toMatchObject({
    brand: { name: 'Acme', domains: [] },
    engines: ['sandbox'],
    samplesK: 3,
    locale: { country: null, language: 'en' },
    timeZone: 'UTC',
  });
  expect(await getProject(context, { projectId: project.id })).toEqual(project);
  const entries = await context.db
    .selectFrom('audit_entry')
    .select('action')
    .where('resourceId', '=', project.id)
    .execute();
  expect(entries).toEqual([{ action: 'project.created' }]);
});

test('an unknown engine and a brand named twice are refused where they stand', async () => {
  await expect(make({ engines: ['sandbox', 'gpt9'] })).rejects.toMatchObject({
    extra: { errors: [{ path: 'engines[1]', received: 'gpt9' }] },
  });
  const before = (await list()).total;
  await expect(make({ competitors: [{ name: 'Acme' }] })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  expect((await list()).total).toBe(before);
});

test('a region lies in the project’s country, and all of its engines take one', async () => {
  const bavaria = { country: 'DE', region: 'DE-BY', language: 'de' };
  const made = await make({ locale: bavaria, engines: ['openai'] });
  expect(made.locale).toEqual(bavaria);
  expect((await updateProject(context, { projectId: made.id, name: 'Bayern' })).locale).toEqual(bavaria);
  const wrong: [UpdateProject, string][] = [
    [{ engines: ['openai', 'gemini'] }, 'gemini has no support for a region'],
    [{ locale: { ...bavaria, region: 'US-CA' } }, 'US-CA is not a region of DE'],
    [{ locale: { ...bavaria, region: 'DE-XX' } }, 'no region DE-XX'],
    [{ locale: { ...bavaria, country: null } }, 'a country that is not given'],
  ];
  for (const [change, says] of wrong)
    await expect(updateProject(context, { projectId: made.id, ...change })).rejects.toThrow(says);
  const whole = await updateProject(context, { projectId: made.id, locale: { ...bavaria, region: null } });
  expect(whole.locale.region).toBeNull();
});

test('a change leaves what it does not name', async () => {
  const project = await make({ description: 'Boards', samplesK: 5 });
  const changed = await updateProject(context, {
    projectId: project.id,
    locale: { country: 'DE', region: null, language: 'de' },
    timeZone: 'Europe/Berlin',
  });
  expect(changed).toMatchObject({
    description: 'Boards',
    samplesK: 5,
    locale: { country: 'DE', language: 'de' },
    timeZone: 'Europe/Berlin',
  });
  expect(changed.updatedAt).not.toBe(project.updatedAt);
  for (const timeZone of ['Mars/Olympus', '+02:00', ''])
    expect(UpdateProject.safeParse({ timeZone }).success).toBe(false);
});

test('a new identity keeps the brands’ ids, is counted, and has the answers read again', async () => {
  const project = await make({ competitors: [{ name: 'Globex' }, { name: 'Initech' }] });
  const competitors = [BrandInput.parse({ name: 'Globex', domains: ['globex.com'] })];
  const changed = await updateProjectIdentity(context, {
    ...UpdateIdentity.parse({ name: 'Acme Boards', domains: ['acme.com'] }),
    competitors,
    projectId: project.id,
  });
  expect(changed).toMatchObject({ identityVersion: 2, brand: { id: project.brand.id, name: 'Acme Boards' } });
  expect(changed.competitors).toMatchObject([{ id: project.competitors[0]?.id, domains: ['globex.com'] }]);
  expect(await owner`select 1 from graphile_worker.jobs where key = ${`reread:${project.id}`}`).toHaveLength(
    1,
  );
});

test('a change of competitors is none of the own brand, unless a name or a site of theirs holds its own', async () => {
  const project = await make({ brand: { name: 'Planderly', domains: ['planderly.com'] } });
  const { brand } = project;
  let standing = project;
  const change = async (competitors: object[], own: object = brand) => {
    const { id: _, ...identity } = { ...brand, ...own };
    const input = UpdateIdentity.parse({ ...identity, competitors });
    standing = await updateProjectIdentity(context, { ...input, projectId: project.id });
    return (await readVersionFor(context, project.id))(brand.id, standing.identityVersion);
  };
  expect(await change([{ name: 'Crewtide' }])).toBe(1);
  expect(await change([{ name: 'Crewtide', domains: ['crewtide.com'] }, { name: 'Sprintly' }])).toBe(1);
  const rival = standing.competitors.find(({ name }) => name === 'Crewtide')?.id ?? '';
  const versionFor = await readVersionFor(context, project.id);
  expect([1, 2, 3].map((version) => versionFor(rival, version))).toEqual([1, 2, 3]);
  expect(await change([])).toBe(1);
  // In an answer the longest name counts: “Planderly Pro” would be the rival.
  expect(await change([{ name: 'Planderly Pro' }])).toBe(5);
  expect(await change([{ name: 'Planderly Pro' }, { name: 'Labs', domains: ['labs.planderly.com'] }])).toBe(
    6,
  );
  expect(await change([], { aliases: ['Plander'] })).toBe(7);
});

test('a brand is there once, however it is written, and no competitor has the own site', async () => {
  const own = { name: 'Planderly', domains: ['planderly.com'] };
  for (const competitors of [
    [{ name: 'planderly' }],
    [{ name: 'Crewtide' }, { name: 'ＣＲＥＷＴＩＤＥ' }],
    [{ name: 'Crewtide' }, { name: 'Crew\u200btide' }],
    [{ name: '\u200b' }],
    [{ name: 'Crewtide', domains: ['www.planderly.com'] }],
  ])
    await expect(make({ brand: own, competitors })).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(make({ name: '\u200b' })).rejects.toMatchObject({ code: 'validation_failed' });
  expect((await make({ brand: own, competitors: [{ name: 'Crewtide' }] })).competitors).toHaveLength(1);
});

test('a project that holds such a pair from before can still be changed, but gets no further one', async () => {
  const project = await make({
    brand: { name: 'Planderly', domains: ['planderly.com'] },
    competitors: [{ name: 'Crewtide' }, { name: 'Sprintly' }],
  });
  const [first = '', second = ''] = project.competitors.map(({ id }) => id);
  await owner`update brand set name = 'crewtide' where id = ${second}`;
  await owner`update brand set name = 'Crewtide', domains = '{planderly.com}' where id = ${first}`;
  const standing = await getProject(context, { projectId: project.id });
  const change = (more: object[]) =>
    updateProjectIdentity(context, {
      ...UpdateIdentity.parse({
        name: 'Planderly',
        domains: ['planderly.com', 'planderly.io'],
        competitors: [...standing.competitors.map(({ id: _, ...brand }) => brand), ...more],
      }),
      projectId: project.id,
    });
  const changed = await change([{ name: 'Sprintly' }]);
  expect(changed.competitors.map(({ name }) => name).sort()).toEqual(['Crewtide', 'Sprintly', 'crewtide']);
  for (const name of ['CREWTIDE', 'crewtide', 'planderly'])
    await expect(change([{ name }])).rejects.toMatchObject({ code: 'validation_failed' });
});

test('a project is deleted by its name, and not while a scan runs', async () => {
  const project = await make({ name: 'Doomed' });
  const remove = (name: string) => deleteProject(context, { projectId: project.id, name });
  await expect(remove('Other')).rejects.toMatchObject({ code: 'validation_failed' });
  const scan = { id: 'scn_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f', config: sql<never>`'{}'`, requestedBy: 'test' };
  await context.db
    .insertInto('scan')
    .values({ ...scan, workspaceId: context.workspace.id, projectId: project.id, status: 'running' })
    .execute();
  await expect(remove('Doomed')).rejects.toMatchObject({ code: 'conflict' });
  await context.db.updateTable('scan').set({ status: 'completed' }).where('id', '=', scan.id).execute();
  expect(await remove('Doomed')).toMatchObject({ id: project.id, deleted: true });
  await expect(getProject(context, { projectId: project.id })).rejects.toMatchObject({ code: 'not_found' });
});

test('lists by part of the name, sorted, and only what the key may see', async () => {
  const { context: other } = await another();
  const [beta, alpha] = [await make({ name: 'Beta 100%' }, other), await make({ name: 'Alpha' }, other)];
  const names = async (query: object, as: PrepareContext = other) =>
    (await list(query, as)).items.map(({ name }) => name);
  expect(await names({})).toEqual(['Alpha', 'Beta 100%']);
  expect(await names({ sort: 'createdAt' })).toEqual(['Beta 100%', 'Alpha']);
  expect(await names({ search: '0%' })).toEqual(['Beta 100%']);
  expect(await list({ limit: 1, offset: 1 }, other)).toMatchObject({
    total: 2,
    limit: 1,
    offset: 1,
    items: [{ id: beta.id }],
  });
  const limited = actingWith(other, { projectIds: [alpha.id] });
  expect(await names({}, limited)).toEqual(['Alpha']);
  await expect(getProject(limited, { projectId: beta.id })).rejects.toMatchObject({ code: 'not_found' });
});

test('of twenty projects made at once the plan lets three stand', async () => {
  const { context: starter } = await another({ plan: 'starter' });
  const made = await Promise.allSettled(Array.from({ length: 20 }, () => make({}, starter)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const one of made)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'quota_exceeded' });
  expect((await list({}, starter)).total).toBe(3);
});

test('a key that is limited to projects makes no others', async () => {
  const limited = actingWith(context, { projectIds: [] });
  await expect(make({}, limited)).rejects.toMatchObject({ code: 'insufficient_scope' });
});

test('brands may change places: the own one keeps its id, and a name that was its own is a new competitor', async () => {
  const project = await make({ brand: { name: 'A' }, competitors: [{ name: 'B' }] });
  const changed = await updateProjectIdentity(context, {
    projectId: project.id,
    ...UpdateIdentity.parse({ name: 'B', competitors: [{ name: 'A' }] }),
  });
  expect(changed.brand).toMatchObject({ id: project.brand.id, name: 'B' });
  expect(changed.competitors).toMatchObject([{ name: 'A' }]);
  expect(changed.competitors[0]?.id).not.toBe(project.brand.id);
});

test('twenty changes of one identity at once wait for each other', async () => {
  const project = await make({});
  const changed = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      updateProjectIdentity(context, {
        projectId: project.id,
        ...UpdateIdentity.parse({ name: `Acme ${index}`, competitors: [{ name: 'Rival' }] }),
      }),
    ),
  );
  expect(new Set(changed.map(({ identityVersion }) => identityVersion)).size).toBe(20);
});

test('an archived project starts no scan and comes back', async () => {
  const project = await make();
  const key = { projectId: project.id };
  expect(await archiveProject(context, key)).toMatchObject({ state: 'archived' });
  await expect(archiveProject(context, key)).rejects.toMatchObject({ code: 'conflict' });
  expect((await list({ state: 'archived' })).items.map(({ id }) => id)).toContain(project.id);
  expect((await list({ state: 'active' })).items.map(({ id }) => id)).not.toContain(project.id);
  expect(await restoreProject(context, key)).toMatchObject({ state: 'active' });
  await expect(restoreProject(context, key)).rejects.toMatchObject({ code: 'conflict' });
  const told =
    await owner`select type, data ->> 'before' as before from event where resource_id = ${project.id} order by sequence`;
  expect(told).toEqual([
    { type: 'project.archived', before: 'active' },
    { type: 'project.restored', before: 'archived' },
  ]);
});

test('a deleted project is listed for those who ask, and restored within 30 days', async () => {
  const project = await make({ name: 'Gone' });
  const key = { projectId: project.id };
  const { restorableUntil } = await deleteProject(context, { ...key, name: 'Gone' });
  expect((Date.parse(restorableUntil) - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
  await expect(getProject(context, key)).rejects.toMatchObject({ code: 'not_found' });
  expect((await list({ state: 'deleted', search: 'Gone' })).items).toMatchObject([
    { id: project.id, state: 'deleted', restorableUntil },
  ]);
  await expect(restoreProject(actingWith(context, { projectIds: [] }), key)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await restoreProject(context, key)).toMatchObject({ state: 'active', name: 'Gone' });
  await deleteProject(context, { ...key, name: 'Gone' });
  await context.db
    .updateTable('project')
    .set({ deletedAt: new Date(Date.now() - 31 * 86_400_000).toISOString() })
    .where('id', '=', project.id)
    .execute();
  await expect(restoreProject(context, key)).rejects.toThrow('more than 30 days ago is erased');
});
