import { operation } from '../../kernel/index.ts';
import { classifyPrompts, getPrompt, tagPrompts, updatePrompt } from './edit.ts';
import { ProjectOfSets, Prompt, PromptParams } from './schema.ts';
import {
  ClassifiedPrompts,
  ClassifyPrompts,
  PromptVariants,
  PromptWithScores,
  SuggestVariants,
  TaggedPrompts,
  TagPrompts,
  UpdatePrompt,
} from './schema-prompt.ts';
import { suggestPromptVariants } from './variant.ts';

const prompts = '/v1/projects/{projectId}/prompts';
const reading = { scope: 'projects:read', fine: 'prompts:read' } as const;
const writing = { scope: 'scans:write', fine: 'prompts:write' } as const;

/** Operations on prompts one by one, whichever set they are in. */
export const singlePromptOperations = [
  operation({
    ...reading,
    id: 'get_prompt',
    address: `GET ${prompts}/{promptId}`,
    summary: 'Read a prompt',
    description: 'Its text, class and tags, and its newest score on each engine.',
    params: PromptParams,
    returns: PromptWithScores,
    run: getPrompt,
  }),
  operation({
    ...writing,
    id: 'update_prompt',
    address: `PATCH ${prompts}/{promptId}`,
    summary: 'Change a prompt',
    description:
      'Its text in a draft that no scan has asked; class and tags everywhere. What is left out stays.',
    params: PromptParams,
    body: UpdatePrompt,
    returns: Prompt,
    errors: ['conflict'],
    run: updatePrompt,
  }),
  operation({
    ...writing,
    id: 'tag_prompts',
    address: `POST ${prompts}/tags`,
    effect: 'update',
    summary: 'Tag prompts',
    description: 'Adds tags to up to 500 prompts and removes others, also in locked sets.',
    params: ProjectOfSets,
    body: TagPrompts,
    returns: TaggedPrompts,
    run: tagPrompts,
  }),
  operation({
    ...writing,
    id: 'classify_prompts',
    address: `POST ${prompts}/classify`,
    effect: 'update',
    summary: 'Classify prompts',
    description:
      'Tells intent, funnel stage and whether the brand is named from the wording, by rules. What a person has set stays.',
    params: ProjectOfSets,
    body: ClassifyPrompts,
    returns: ClassifiedPrompts,
    run: classifyPrompts,
  }),
  operation({
    ...reading,
    id: 'suggest_prompt_variants',
    address: `POST ${prompts}/{promptId}/variants`,
    effect: 'read',
    summary: 'Suggest variants of a prompt',
    description:
      'The same question in other words, to test how far wording matters, and narrower ones. Nothing is added: add_prompt does that.',
    params: PromptParams,
    body: SuggestVariants,
    returns: PromptVariants,
    run: suggestPromptVariants,
  }),
];
