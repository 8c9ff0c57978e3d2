import { z } from 'zod';
import { operation, resource } from '../../kernel/operation.ts';
import { deleted } from '../../kernel/schema.ts';
import {
  AddedPrompts,
  AddPrompt,
  AddPrompts,
  CreatePromptSet,
  GeneratedPromptSet,
  GeneratePrompts,
  ListPromptSets,
  ListPrompts,
  Prompt,
  PromptList,
  PromptSet,
  PromptSetList,
  PromptSetWithPrompts,
  SetQuery,
} from './schema.ts';
import { ImportedPrompts, ImportPrompts } from './schema-import.ts';
import { DiffQuery, PromptSetAudit, PromptSetDiff, UpdatePromptSet } from './schema-version.ts';
import { singlePromptOperations } from './single.ts';

const sets = '/v1/projects/{projectId}/prompt-sets';
const reading = { scope: 'projects:read', fine: 'prompts:read' } as const;
const writing = { scope: 'scans:write', fine: 'prompts:write' } as const;

export const promptSetOperations = resource('Prompts', [
  operation({
    ...reading,
    id: 'list_prompt_sets',
    address: `GET ${sets}`,
    summary: 'List prompt sets',
    description: 'A project’s sets with their state, newest first. Scans ask the active set of a locale.',
    query: ListPromptSets,
    returns: PromptSetList,
  }),
  operation({
    ...writing,
    id: 'create_prompt_set',
    address: `POST ${sets}/drafts`,
    summary: 'Create an empty prompt set',
    description: 'A draft without prompts, for prompts of your own: add them, then activate the set.',
    body: CreatePromptSet,
    returns: PromptSetWithPrompts,
  }),
  operation({
    ...writing,
    id: 'generate_prompts',
    address: `POST ${sets}`,
    summary: 'Generate or activate a prompt set',
    description:
      'Writes a draft from the project’s topics, a mix of intents, by templates, or by “engine” on your own key. “activate” makes it (or the existing set “promptSetId”) the set that scans ask.',
    body: GeneratePrompts,
    returns: GeneratedPromptSet,
    errors: ['conflict', 'engine_unavailable'],
  }),
  operation({
    ...reading,
    id: 'get_prompt_set',
    address: `GET ${sets}/{setId}`,
    summary: 'Read a prompt set',
    description: 'One set with all its prompts in the order they are asked, or those of an earlier version.',
    query: SetQuery,
    returns: PromptSetWithPrompts,
  }),
  operation({
    ...writing,
    id: 'activate_prompt_set',
    address: `POST ${sets}/{setId}/activate`,
    effect: 'update',
    gateable: true,
    summary: 'Activate a prompt set',
    description:
      'Makes it the set that scans ask, one per project and locale. The previous one is archived, or stays locked.',
    returns: PromptSetWithPrompts,
    errors: ['conflict'],
  }),
  operation({
    ...writing,
    id: 'lock_prompt_set',
    address: `POST ${sets}/{setId}/lock`,
    effect: 'update',
    gateable: true,
    summary: 'Lock a prompt set',
    description:
      'Freezes its wording for good, so that scans stay comparable. To change it later, duplicate it.',
    returns: PromptSetWithPrompts,
    errors: ['conflict'],
  }),
  operation({
    ...writing,
    id: 'duplicate_prompt_set',
    address: `POST ${sets}/{setId}/duplicate`,
    summary: 'Duplicate a prompt set',
    description: 'A new draft with the same prompts; use it to continue from a locked or archived set.',
    body: z
      .strictObject({ name: z.string().trim().min(1).max(120).optional() })
      .meta({ id: 'DuplicatePromptSet' }),
    returns: PromptSetWithPrompts,
  }),
  operation({
    ...writing,
    id: 'add_prompt',
    address: `POST ${sets}/{setId}/prompts`,
    summary: 'Add a prompt',
    description:
      'Adds to a draft or active set. Intent, and whether it names the brand, are read from the wording unless given.',
    body: AddPrompt,
    returns: Prompt,
    errors: ['conflict'],
  }),
  operation({
    ...writing,
    id: 'add_prompts_bulk',
    address: `POST ${sets}/{setId}/prompts/bulk`,
    summary: 'Add up to 500 prompts',
    description:
      'Each row is added, skipped as a duplicate, or rejected with its reason; a bad row does not stop the rest.',
    body: AddPrompts,
    returns: AddedPrompts,
    errors: ['conflict'],
  }),
  operation({
    ...writing,
    id: 'update_prompt_set',
    address: `PATCH ${sets}/{setId}`,
    summary: 'Rename or describe a prompt set',
    description:
      'Name, description and the engines that its scans ask by default. Works on a locked set too: its prompts do not change.',
    body: UpdatePromptSet,
    returns: PromptSet,
  }),
  operation({
    ...writing,
    id: 'delete_prompt_set',
    address: `DELETE ${sets}/{setId}`,
    summary: 'Delete a prompt set',
    description: 'Only drafts and archived sets that no scan has asked.',
    returns: deleted,
    errors: ['conflict'],
  }),
  operation({
    ...reading,
    id: 'diff_prompt_set_versions',
    address: `GET ${sets}/{setId}/diff`,
    summary: 'Compare two versions of a prompt set',
    description:
      'Prompts added and removed between two versions, and which earlier scans stay comparable with the later one.',
    query: DiffQuery,
    returns: PromptSetDiff,
  }),
  operation({
    ...reading,
    id: 'audit_prompt_set',
    address: `POST ${sets}/{setId}/audit`,
    effect: 'read',
    summary: 'Audit a prompt set for bias',
    description:
      'Branded share, mix of intents and stages, near-duplicates, leading wording, size, and how far wordings of one question differed when measured. 0 credits.',
    returns: PromptSetAudit,
  }),
  operation({
    ...writing,
    id: 'import_prompts',
    address: `POST ${sets}/{setId}/import`,
    summary: 'Import prompts from a file or searches',
    description:
      'Adds the prompts of a CSV or JSON file, of a search console’s export, or of connected search services, if the set does not have them yet. Each row is added, a duplicate, or rejected with its reason. “dryRun” only reports.',
    body: ImportPrompts,
    returns: ImportedPrompts,
    errors: ['conflict'],
  }),
  operation({
    ...reading,
    id: 'list_prompts',
    address: 'GET /v1/projects/{projectId}/prompts',
    summary: 'List prompts',
    description:
      'A project’s prompts, newest first, by set, tag, intent, stage, brand, part of the text, or newest score on an engine and its width. Removed ones are left out.',
    query: ListPrompts,
    returns: PromptList,
  }),
  operation({
    ...writing,
    id: 'remove_prompt',
    address: 'DELETE /v1/projects/{projectId}/prompts/{promptId}',
    summary: 'Remove a prompt',
    description: 'It is no longer asked. Its measurements stay.',
    returns: deleted,
    errors: ['conflict'],
  }),
  ...singlePromptOperations,
]);
