import { promptTemplateOperations } from '@svc/contract/measure/prompt-template';
import { implement } from '../../../implement/index.ts';
import { createPromptTemplate, expandPromptTemplate, listPromptTemplates } from './service.ts';

export const promptTemplateVerbs = implement(promptTemplateOperations, {
  list_prompt_templates: { run: listPromptTemplates },
  create_prompt_template: { run: createPromptTemplate },
  expand_prompt_template: { run: expandPromptTemplate },
});
