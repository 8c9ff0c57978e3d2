import { type MakeExample, withBody } from '../../../kernel/index.ts';
import { makePromptSet } from '../../measure/prompt-set/example.ts';

const ofProject: MakeExample = async (caller) => {
  const { projectId } = await makePromptSet(caller, true);
  return { params: { projectId } };
};
const body = { dataset: 'scores', format: 'csv', compression: 'none' };

export const exportExamples = {
  create_export: withBody(ofProject, body),
  get_export: (async (caller) => {
    const { params = {} } = await ofProject(caller);
    const { id } = await caller.use('create_export', { params, body });
    return { params: { ...params, exportId: id } };
  }) satisfies MakeExample,
};
