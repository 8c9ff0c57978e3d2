import { type ExampleCaller, type MakeExample, withBody } from '../../../kernel/index.ts';
import { makePromptSet } from '../../measure/prompt-set/example.ts';

const configured: MakeExample = async (caller) => ({
  params: { projectId: (await makePromptSet(caller, true)).projectId },
});

export const projectConfigExamples = {
  export_project_config: configured,
  apply_project_config: async (caller: ExampleCaller) => {
    const { params = {} } = await configured(caller);
    const config = await caller.use('export_project_config', { params });
    return { params, body: { ...config, project: { ...config.project, samplesK: 5 } } };
  },
  duplicate_project: withBody(configured, { locale: { country: 'DE' } }),
};
