import { z } from 'zod';
import { deleted, operation } from '../kernel/index.ts';
import { generatePromptSet } from './generate.ts';
import { addPrompt, addPrompts, listPrompts, removePrompt } from './prompt.ts';
import {
  AddedPrompts,
  AddPrompt,
  AddPrompts,
  GeneratedPromptSet,
  GeneratePrompts,
  ListPromptSets,
  ListPrompts,
  ProjectOfSets,
  Prompt,
  PromptList,
  PromptParams,
  PromptSetList,
  PromptSetWithPrompts,
  SetParams,
} from './schema.ts';
import {
  activatePromptSet,
  duplicatePromptSet,
  getPromptSet,
  listPromptSets,
  lockPromptSet,
} from './service.ts';

const group = 'Prompts';
const sets = '/v1/projects/{projectId}/prompt-sets';
const reading = { group, scope: 'projects:read', fine: 'prompts:read', provenance: 'cached' } as const;
const writing = { group, scope: 'scans:write', fine: 'prompts:write', provenance: 'cached' } as const;

export const promptSetOperations = [
  operation({
    ...reading,
    id: 'list_prompt_sets',
    address: `GET ${sets}`,
    effect: 'read',
    summary: 'List prompt sets',
    description:
      'A project’s sets with their state, newest first. The active one of a locale is what scans ask.',
    params: ProjectOfSets,
    query: ListPromptSets,
    returns: PromptSetList,
    errors: ['not_found'],
    run: listPromptSets,
  }),
  operation({
    ...writing,
    id: 'generate_prompts',
    address: `POST ${sets}`,
    effect: 'create',
    summary: 'Generate or activate a prompt set',
    description:
      'Writes a draft from the project’s topics, a mix of intents, by templates; with “activate” it becomes the set that scans ask. With “promptSetId” and “activate” an existing set is activated instead.',
    params: ProjectOfSets,
    body: GeneratePrompts,
    returns: GeneratedPromptSet,
    errors: ['not_found', 'conflict'],
    run: generatePromptSet,
  }),
  operation({
    ...reading,
    id: 'get_prompt_set',
    address: `GET ${sets}/{setId}`,
    effect: 'read',
    summary: 'Read a prompt set',
    description: 'One set with all its prompts, in the order in which they are asked.',
    params: SetParams,
    returns: PromptSetWithPrompts,
    errors: ['not_found'],
    run: getPromptSet,
  }),
  operation({
    ...writing,
    id: 'activate_prompt_set',
    address: `POST ${sets}/{setId}/activate`,
    effect: 'update',
    gateable: true,
    summary: 'Activate a prompt set',
    description:
      'Makes it the set that scans ask: one a project and locale. The one before is archived, or stays locked.',
    params: SetParams,
    returns: PromptSetWithPrompts,
    errors: ['not_found', 'conflict'],
    run: activatePromptSet,
  }),
  operation({
    ...writing,
    id: 'lock_prompt_set',
    address: `POST ${sets}/{setId}/lock`,
    effect: 'update',
    gateable: true,
    summary: 'Lock a prompt set',
    description:
      'Freezes its wording for good, so that scans stay comparable. To go on from it, duplicate it.',
    params: SetParams,
    returns: PromptSetWithPrompts,
    errors: ['not_found', 'conflict'],
    run: lockPromptSet,
  }),
  operation({
    ...writing,
    id: 'duplicate_prompt_set',
    address: `POST ${sets}/{setId}/duplicate`,
    effect: 'create',
    summary: 'Duplicate a prompt set',
    description: 'A new draft with the same prompts: the way on from a locked or archived set.',
    params: SetParams,
    body: z
      .strictObject({ name: z.string().trim().min(1).max(120).optional() })
      .meta({ id: 'DuplicatePromptSet' }),
    returns: PromptSetWithPrompts,
    errors: ['not_found'],
    run: duplicatePromptSet,
  }),
  operation({
    ...writing,
    id: 'add_prompt',
    address: `POST ${sets}/{setId}/prompts`,
    effect: 'create',
    summary: 'Add a prompt',
    description:
      'To a draft or active set. Its intent, and whether it names the brand, are told from the wording unless given.',
    params: SetParams,
    body: AddPrompt,
    returns: Prompt,
    errors: ['not_found', 'conflict'],
    run: addPrompt,
  }),
  operation({
    ...writing,
    id: 'add_prompts_bulk',
    address: `POST ${sets}/{setId}/prompts/bulk`,
    effect: 'create',
    summary: 'Add up to 500 prompts',
    description:
      'Each row is added, found to be there already, or rejected with its reason; a bad row does not refuse the rest.',
    params: SetParams,
    body: AddPrompts,
    returns: AddedPrompts,
    errors: ['not_found', 'conflict'],
    run: addPrompts,
  }),
  operation({
    ...reading,
    id: 'list_prompts',
    address: 'GET /v1/projects/{projectId}/prompts',
    effect: 'read',
    summary: 'List prompts',
    description:
      'A project’s prompts, newest first, by set, tag, intent or part of the text. Removed ones are left out.',
    params: ProjectOfSets,
    query: ListPrompts,
    returns: PromptList,
    errors: ['not_found'],
    run: listPrompts,
  }),
  operation({
    ...writing,
    id: 'remove_prompt',
    address: 'DELETE /v1/projects/{projectId}/prompts/{promptId}',
    effect: 'delete',
    summary: 'Remove a prompt',
    description: 'It is no longer asked. What was measured with it stays.',
    params: PromptParams,
    returns: deleted,
    errors: ['not_found', 'conflict'],
    run: removePrompt,
  }),
];
