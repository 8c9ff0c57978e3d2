import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { failSample } from './build.ts';
import { createSampleProject, getSampleProject } from './service.ts';

// What is made is tested on the sample itself: tooling/sample/sample.db.test.ts.
const { context, twin, environment, another, owner } = await testWorkspace();

const jobs = async (): Promise<number> => {
  const [row] =
    await owner`select count(*)::integer as n from graphile_worker.jobs where task_identifier = 'make_sample_project'`;
  return Number(row?.n);
};

test('asked for with a live key it is made in the test data; further calls wait for the same one', async () => {
  expect(await getSampleProject(context)).toMatchObject({ status: 'none', projectId: null });
  expect(await createSampleProject(context)).toMatchObject({ status: 'queued', projectId: null });
  expect(await createSampleProject(twin)).toMatchObject({ status: 'queued' });
  expect(await jobs()).toBe(1);
  const [row] = await owner`select workspace_id, requested_by from sample_project`;
  expect(row).toEqual({ workspace_id: twin.workspace.id, requested_by: context.actor.id });
  const other = await another();
  expect(await getSampleProject(other.context)).toMatchObject({ status: 'none' });
});

test('one that failed says why, and is tried again', async () => {
  const failure = { code: 'internal', message: 'The disk is full.' };
  await failSample(environment, { workspaceId: twin.workspace.id }, failure);
  expect(await getSampleProject(twin)).toMatchObject({ status: 'failed', error: failure });
  expect(await createSampleProject(twin)).toMatchObject({ status: 'queued', error: null });
});

test('a key that is limited to projects cannot make it', async () => {
  const limited = actingWith(context, { id: 'key_other', projectIds: ['prj_1'] });
  await expect(createSampleProject(limited)).rejects.toMatchObject({ code: 'insufficient_scope' });
});
