import { ListJobs } from '@svc/contract/account/job';
import { CreateProject } from '@svc/contract/account/project';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { cancelScan, startScan } from '../../measure/scan/index.ts';
import { createProject } from '../project/index.ts';
import { listJobRows } from './queries.ts';
import { getJob } from './service.ts';

const { context, twin: other } = await testWorkspace();

test('a job tells how to stop it while it goes on, and where its result is once it has ended', async () => {
  const { id } = await startScan(context, { url: 'https://acme.example/', config: { engines: ['sandbox'] } });
  const waiting = await getJob(context, { jobId: id });
  expect(waiting).toMatchObject({
    type: 'scan',
    status: 'queued',
    result: null,
    cancel: { operation: 'cancel_scan', path: `/v1/scans/${id}/cancel` },
  });
  await cancelScan(context, { scanId: id });
  expect(await getJob(context, { jobId: id })).toMatchObject({
    status: 'cancelled',
    result: { operation: 'get_scan', path: `/v1/scans/${id}` },
    cancel: null,
  });
});

test('jobs are listed by status, as far as the key sees them', async () => {
  const project = await createProject(context, CreateProject.parse({ name: 'Acme', engines: ['openai'] }));
  const done = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: [{ text: 'One' }],
    samplesK: 2,
  });
  const list = async (caller: PrepareContext, query: object) =>
    (await listJobRows(caller, ListJobs.parse(query))).items;
  expect(await list(context, { status: 'completed' })).toMatchObject([
    { id: done, projectId: project.id, progress: { done: 2, total: 2, percent: 100 } },
  ]);
  const limited = actingWith(context, { id: 'key_other', projectIds: [project.id] });
  expect(await list(limited, {})).toHaveLength(1);
  expect(await list(other, {})).toEqual([]);
  await expect(getJob(other, { jobId: done })).rejects.toMatchObject({ code: 'not_found' });
});
