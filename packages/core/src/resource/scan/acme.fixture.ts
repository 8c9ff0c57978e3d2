import { CreateProject, type Project } from '@svc/contract/project';
import { CompareScans, ScanComparison } from '@svc/contract/scan';
import { beforeEach } from 'vitest';
import { testWorkspace } from '../../environment/test-workspace.ts';
import { createProject } from '../project/index.ts';
import { compareScans } from './compare.ts';
import { insertScan, type ScanRows } from './factory.ts';

export const { context } = await testWorkspace({ plan: 'enterprise' });
export let project: Project;
beforeEach(async () => {
  project = await createProject(
    context,
    CreateProject.parse({ name: 'Acme', competitors: [{ name: 'Rival' }], engines: ['openai'] }),
  );
});

export const prompts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    text: `Question ${index}`,
    intent: index % 2 === 0 ? 'best_of' : 'price',
  }));
/** Twenty days ago: before any scan that a test makes now. */
export const earlier = new Date(Date.now() - 20 * 86_400_000);
export const scan = (more: Partial<ScanRows>) =>
  insertScan(context, {
    project,
    engines: ['openai'],
    prompts: prompts(30),
    samplesK: 3,
    present: (prompt) => prompt % 3 === 0,
    ...more,
  });
export const compare = async (input: object) =>
  ScanComparison.parse(
    await compareScans(context, { ...CompareScans.parse({}), ...(input as { scanId: string }) }),
  );
