import { CreateProject } from '@svc/contract/account/project';
import { GeneratePrompts } from '@svc/contract/measure/prompt-set';
import { EstimateScan, StartScan } from '@svc/contract/measure/scan';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { newId } from '../../../kernel/index.ts';
import { createProject } from '../../account/project/index.ts';
import { generatePromptSet } from '../prompt-set/index.ts';
import { estimateScanCost } from './estimate.ts';
import { getScan, startScan } from './service.ts';

const { context, owner } = await testWorkspace({ plan: 'enterprise' });
await owner`select grant_credits('chosen', ${context.workspace.organisationId}, 'live', 1000, 'plan')`;
const project = await createProject(context, CreateProject.parse({ name: 'Acme', engines: ['openai'] }));
const { prompts } = await generatePromptSet(context, {
  ...GeneratePrompts.parse({ topics: ['time tracking', 'invoices'], count: 12, activate: true }),
  projectId: project.id,
});
const [first, second] = prompts.map(({ id }) => id);
const chosen = (promptIds: (string | undefined)[], more: object = {}) => ({
  projectId: project.id,
  config: { promptIds, ...more },
});

test('a scan of chosen prompts asks these alone, at their price', async () => {
  const input = chosen([first, second], { samplesK: 5 });
  const estimate = await estimateScanCost(context, EstimateScan.parse(input));
  expect(estimate).toMatchObject({ prompts: 2, credits: 10 });
  await expect(
    startScan(context, StartScan.parse(chosen([first, second], { samplesK: 5, maxCredits: 9 }))),
  ).rejects.toMatchObject({ code: 'validation_failed' });
  const { id } = await startScan(context, StartScan.parse(input));
  const scan = await getScan(context, { scanId: id });
  expect(scan).toMatchObject({ prompts: 2, chosen: true, credits: { held: 10 } });
});

test('prompts that the set does not ask are refused by name, and so is a draw of them', async () => {
  const unknown = newId('prompt');
  await expect(startScan(context, StartScan.parse(chosen([first, unknown])))).rejects.toThrow(unknown);
  await expect(
    startScan(context, StartScan.parse(chosen([first], { drawPrompts: true }))),
  ).rejects.toMatchObject({ code: 'validation_failed' });
  const url = { url: 'https://acme.example/', config: { promptIds: [first] } };
  await expect(startScan(context, StartScan.parse(url))).rejects.toMatchObject({ code: 'validation_failed' });
});
