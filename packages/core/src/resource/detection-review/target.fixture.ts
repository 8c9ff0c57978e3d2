import { CorrectDetection, Detection, DetectionList, ListUncertain } from '@svc/contract/detection-review';
import { CreateProject, type Project } from '@svc/contract/project';
import { beforeEach, expect } from 'vitest';
import { testWorkspace } from '../../environment/test-workspace.ts';
import { createProject, updateProjectIdentity } from '../project/index.ts';
import { insertScan } from '../scan/factory.ts';
import { getScan } from '../scan/index.ts';
import { doubtfulSentence } from './doubtful.fixture.ts';
import { readAgain } from './read-again.ts';
import { correctDetection, listUncertainDetections } from './service.ts';

export const { context, environment, owner, another } = await testWorkspace({ plan: 'enterprise' });
export let project: Project;
beforeEach(async () => {
  project = await createProject(context, CreateProject.parse({ name: 'Target', engines: ['openai'] }));
});

/** The project that everything here is about from now on. */
export const turnTo = (one: Project): void => {
  project = one;
};

export const prompts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `Question ${index}` }));
export const going = new AbortController().signal;

export const again = (more: object = {}, stop: AbortSignal = going) =>
  readAgain(environment, { workspaceId: context.workspace.id, projectId: project.id, ...more }, stop);
export const rename = (name: string) =>
  updateProjectIdentity(context, {
    ...project.brand,
    ...({ id: undefined } as object),
    projectId: project.id,
    name,
  });
export const queue = async (query: object = {}) =>
  DetectionList.parse(
    await listUncertainDetections(context, { ...ListUncertain.parse(query), projectId: project.id }),
  );
export const decide = async (detectionId: string, isBrand: boolean | null) =>
  Detection.parse(
    await correctDetection(context, {
      ...CorrectDetection.parse({ isBrand }),
      projectId: project.id,
      detectionId,
    }),
  );
export const presence = async (scanId: string) =>
  (await getScan(context, { scanId })).result?.overall?.presence.value;

/** Scans of the factory leave no queue: what is outdated is read again, as the task does. */
export async function doubtfulScan(answers: number): Promise<string> {
  const text = doubtfulSentence({ ...project.brand, role: 'own' });
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: prompts(answers),
    samplesK: 1,
    text: () => text,
    identityVersion: 0,
  });
  expect(await again()).toBe('done');
  return scanId;
}
