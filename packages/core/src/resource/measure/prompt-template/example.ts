import { type MakeExample, nothing, withBody } from '../../../kernel/index.ts';

const template = {
  name: 'By audience',
  text: 'Which {topic} suits {audience}?',
  variables: [{ name: 'audience', values: ['a small business', 'lawyers'] }],
};

const ofTemplate: MakeExample = async (caller) => ({
  params: { templateId: (await caller.use('create_prompt_template', { body: template })).id },
});

export const promptTemplateExamples = {
  list_prompt_templates: async () => ({ query: { language: 'en', intent: 'local' } }),
  create_prompt_template: withBody(nothing, template),
  expand_prompt_template: withBody(ofTemplate, { bindings: { topic: ['time tracker'] } }),
};
