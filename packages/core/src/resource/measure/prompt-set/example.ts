import { type ExampleCaller, type MakeExample, withBody } from '../../../kernel/index.ts';
import { inProject, makeProject } from '../../account/project/example.ts';

export async function makePromptSet(
  caller: ExampleCaller,
  activate = false,
): Promise<{ projectId: string; setId: string; promptId: string }> {
  const { projectId } = await makeProject(caller);
  const body = { topics: ['time tracking', 'invoices'], count: 6, activate };
  const set = await caller.use('generate_prompts', { params: { projectId }, body });
  return { projectId, setId: set.id, promptId: set.prompts[0].id };
}

const inSet: MakeExample = async (caller) => {
  const { projectId, setId } = await makePromptSet(caller);
  return { params: { projectId, setId } };
};

export const ofPrompt: MakeExample = async (caller) => {
  const { projectId, promptId } = await makePromptSet(caller);
  return { params: { projectId, promptId } };
};

const ofItsProject: MakeExample = async (caller) => ({
  params: { projectId: (await makePromptSet(caller)).projectId },
});

export const promptSetExamples = {
  preview_prompts: async () => ({
    body: { brand: 'Zahnarztpraxis Lindenhof, Leipzig', count: 6 },
  }),
  get_business: inProject,
  update_business: withBody(inProject, {
    what: 'time tracking software',
    offers: [{ text: 'approvals', type: 'feature' }],
  }),
  list_prompt_sets: ofItsProject,
  create_prompt_set: withBody(inProject, { name: 'Own questions' }),
  generate_prompts: withBody(inProject, { topics: ['time tracking'], count: 4 }),
  get_prompt_set: inSet,
  activate_prompt_set: inSet,
  lock_prompt_set: inSet,
  duplicate_prompt_set: withBody(inSet, {}),
  add_prompt: withBody(inSet, { text: 'Which time tracker do lawyers use?' }),
  add_prompts_bulk: withBody(inSet, { prompts: [{ text: 'Which time tracker do lawyers use?' }] }),
  update_prompt_set: withBody(inSet, { name: 'Spring' }),
  delete_prompt_set: inSet,
  diff_prompt_set_versions: async (caller: ExampleCaller) => {
    const { projectId, setId, promptId } = await makePromptSet(caller);
    await caller.use('remove_prompt', { params: { projectId, promptId } });
    return { params: { projectId, setId } };
  },
  audit_prompt_set: inSet,
  import_prompts: withBody(inSet, {
    format: 'csv',
    content:
      'text,intent,tags\nWhich time tracker do lawyers use?,best_of,law\nTime sheets for nurses?,,health',
  }),
  get_prompt: ofPrompt,
  update_prompt: withBody(ofPrompt, { stage: 'decision', tags: ['spring'] }),
  tag_prompts: async (caller: ExampleCaller) => {
    const { projectId, promptId } = await makePromptSet(caller);
    return { params: { projectId }, body: { promptIds: [promptId], add: ['spring'] } };
  },
  classify_prompts: async (caller: ExampleCaller) => {
    const { projectId, setId } = await makePromptSet(caller);
    return { params: { projectId }, body: { promptSetId: setId } };
  },
  suggest_prompt_variants: withBody(ofPrompt, {}),
  list_prompts: ofItsProject,
  remove_prompt: ofPrompt,
};
