import type { RunContext } from '../../../environment/index.ts';
import { type ExampleCaller, type MakeExample, nothing, withBody } from '../../../kernel/index.ts';
import { makePromptSet } from '../prompt-set/example.ts';
import { failOneSample, insertScan } from './factory.ts';

type Caller = ExampleCaller<RunContext>;

export interface FinishedScan {
  projectId: string;
  brandId: string;
  promptId: string;
  scanId: string;
}

/** Finished scans of one project, as the worker leaves them; the ids are those of the last. */
export async function makeFinishedScan(caller: Caller, scans = 1): Promise<FinishedScan> {
  const { projectId, setId } = await makePromptSet(caller, true);
  const project = await caller.use('get_project', { params: { projectId } });
  const { prompts } = await caller.use('get_prompt_set', { params: { projectId, setId } });
  let scanId = '';
  for (let scan = 0; scan < scans; scan += 1)
    scanId = await insertScan(caller.context, {
      project,
      engines: ['sandbox'],
      prompts,
      samplesK: 1,
      surface: 'sandbox',
      text: () => `${project.brand.name} tracks time.`,
    });
  return { projectId, brandId: project.brand.id, promptId: prompts[0].id, scanId };
}

export const ofStartedScan: MakeExample = async (caller) => {
  const { projectId } = await makePromptSet(caller, true);
  const body = { projectId, config: { engines: ['sandbox'] } };
  const { id } = await caller.use('start_scan', { body });
  return { params: { scanId: id } };
};

export const ofScannedProject: MakeExample<RunContext> = async (caller) => ({
  params: { projectId: (await makeFinishedScan(caller)).projectId },
});

export const scanExamples = {
  start_scan: async (caller: Caller) => {
    const { projectId } = await makePromptSet(caller, true);
    return { body: { projectId, config: { engines: ['sandbox'], samplesK: 1 } } };
  },
  get_scan: ofStartedScan,
  list_scans: async (caller: Caller) => ({
    params: { projectId: (await makeFinishedScan(caller, 2)).projectId },
  }),
  list_workspace_scans: async (caller: Caller) => {
    await makeFinishedScan(caller, 2);
    return {};
  },
  cancel_scan: ofStartedScan,
  retry_failed_runs: async (caller: Caller) => {
    const { scanId } = await makeFinishedScan(caller);
    await failOneSample(caller.context, scanId);
    return { params: { scanId }, body: { maxCredits: 20 } };
  },
  get_scan_quality: async (caller: Caller) => ({
    params: { scanId: (await makeFinishedScan(caller)).scanId },
  }),
  estimate_scan_cost: withBody(nothing, { config: { engines: ['sandbox'] } }),
  plan_samples: withBody(nothing, { halfWidth: 0.1 }),
  get_scan_advice: ofScannedProject,
  compare_scans: async (caller: Caller) => ({
    params: { scanId: (await makeFinishedScan(caller, 2)).scanId },
  }),
};
