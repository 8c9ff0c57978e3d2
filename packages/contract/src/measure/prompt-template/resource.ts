import { operation, resource } from '../../kernel/operation.ts';
import {
  CreatePromptTemplate,
  ExpandedTemplate,
  ExpandPromptTemplate,
  ListPromptTemplates,
  PromptTemplate,
  PromptTemplateList,
} from './schema.ts';

export const promptTemplateOperations = resource('Prompts', [
  operation({
    id: 'list_prompt_templates',
    address: 'GET /v1/prompt-templates',
    scope: 'projects:read',
    fine: 'prompts:read',
    summary: 'List prompt templates',
    description: 'Your templates, newest first, then the built-in ones, with their variables.',
    query: ListPromptTemplates,
    returns: PromptTemplateList,
  }),
  operation({
    id: 'create_prompt_template',
    address: 'POST /v1/prompt-templates',
    scope: 'scans:write',
    fine: 'prompts:write',
    summary: 'Save a prompt template',
    description:
      'A wording with variables in braces and the values each may take; available to all projects.',
    body: CreatePromptTemplate,
    returns: PromptTemplate,
    errors: ['conflict'],
  }),
  operation({
    id: 'expand_prompt_template',
    address: 'POST /v1/prompt-templates/{templateId}/expand',
    effect: 'read',
    scope: 'projects:read',
    fine: 'prompts:read',
    summary: 'Preview a template’s prompts',
    description:
      'The prompts a template gives for these values, in every combination. Nothing is added; use add_prompts_bulk.',
    body: ExpandPromptTemplate,
    returns: ExpandedTemplate,
  }),
]);
