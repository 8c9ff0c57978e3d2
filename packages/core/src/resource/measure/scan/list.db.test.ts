import { CreateProject } from '@svc/contract/account/project';
import { ListWorkspaceScans, ScanList } from '@svc/contract/measure/scan';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from './factory.ts';
import { getScan, listWorkspaceScans, startScan } from './service.ts';

const { context, another } = await testWorkspace({ plan: 'enterprise' });
const project = await createProject(context, CreateProject.parse({ name: 'Acme' }));
const at = new Date('2026-01-02T03:04:05Z');
const rows = { project, engines: ['openai'], prompts: [{ text: 'Best boards?' }], samplesK: 1, at };
const ofProject = await insertScan(context, rows);
const config = { engines: ['sandbox'] };
const ofPage = (await startScan(context, { url: 'shop.example/pricing', config })).id;
const ofOtherPage = (await startScan(context, { url: 'https://other.example', config })).id;

const list = (query: object = {}, as: PrepareContext = context) =>
  listWorkspaceScans(as, ListWorkspaceScans.parse(query));
const idsOf = async (query: object, as?: PrepareContext) => (await list(query, as)).items.map(({ id }) => id);

test('scans of projects and of single addresses are listed newest first, page by page', async () => {
  const all = ScanList.parse(await list());
  expect(all.items.map(({ id }) => id)).toEqual([ofOtherPage, ofPage, ofProject]);
  const first = await list({ limit: 2 });
  expect(first).toMatchObject({ total: 3, next: expect.any(String) });
  expect(await idsOf({ limit: 2, after: first.next })).toEqual([ofProject]);
});

test('filters narrow by status, project, address, host and date', async () => {
  expect(await idsOf({ status: 'completed' })).toEqual([ofProject]);
  expect(await idsOf({ projectId: project.id })).toEqual([ofProject]);
  for (const url of ['shop.example', 'SHOP.example/pricing', 'https://shop.example/pricing'])
    expect(await idsOf({ url })).toEqual([ofPage]);
  expect(await idsOf({ url: 'https://shop.example/' })).toEqual([]);
  expect(await idsOf({ url: 'https://other.example' })).toEqual([ofOtherPage]);
  expect(await idsOf({ since: '2026-06-01T00:00:00Z' })).toEqual([ofOtherPage, ofPage]);
  await expect(list({ url: 'ftp://shop.example' })).rejects.toMatchObject({ code: 'validation_failed' });
});

test('a limited key sees its projects’ scans and the addresses that it or its predecessors asked for', async () => {
  const newKey = actingWith(context, { id: 'key_new', projectIds: [project.id] });
  expect(await idsOf({}, newKey)).toEqual([ofProject]);
  const successor = actingWith(context, { id: 'key_new', projectIds: [], replaces: [context.actor.id] });
  expect(await idsOf({}, successor)).toEqual([ofOtherPage, ofPage]);
  for (const scanId of await idsOf({}, successor))
    expect((await getScan(successor, { scanId })).id).toBe(scanId);
  const { context: stranger } = await another();
  expect(await idsOf({}, stranger)).toEqual([]);
});
