import type { RunContext } from '../../../environment/index.ts';
import { type ExampleCaller, type MakeExample, withBody } from '../../../kernel/index.ts';
import { makeProject } from '../../account/project/example.ts';

type Caller = ExampleCaller<RunContext>;
const plan = { engines: ['sandbox'], samplesK: 1, scansAfter: 1 };
const body = { name: 'Comparison tables', change: 'A table of three columns on each page.', ...plan };

async function makePrompts(caller: Caller): Promise<string> {
  const { projectId } = await makeProject(caller);
  const set = { topics: ['time tracking', 'invoices'], count: 16, activate: true };
  await caller.use('generate_prompts', { params: { projectId }, body: set });
  return projectId;
}

async function makeExperiments(caller: Caller, count = 1) {
  const projectId = await makePrompts(caller);
  let experimentId = '';
  for (let one = 0; one < count; one += 1)
    experimentId = (await caller.use('create_experiment', { params: { projectId }, body })).id;
  return { projectId, experimentId };
}

const ofPrompts: MakeExample<RunContext> = async (caller) => ({
  params: { projectId: await makePrompts(caller) },
});
const ofExperiment: MakeExample<RunContext> = async (caller) => ({ params: await makeExperiments(caller) });

export const experimentExamples: Record<string, MakeExample<RunContext>> = {
  estimate_experiment: withBody(ofPrompts, { ...plan, smallestEffect: 0.2 }),
  create_experiment: withBody(ofPrompts, body),
  list_experiments: async (caller) => ({
    params: { projectId: (await makeExperiments(caller, 2)).projectId },
  }),
  get_experiment: ofExperiment,
  start_experiment: withBody(ofExperiment, {}),
  get_experiment_results: ofExperiment,
  stop_experiment: ofExperiment,
};
