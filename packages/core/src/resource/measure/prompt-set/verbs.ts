import { promptSetOperations } from '@svc/contract/measure/prompt-set';
import { implement } from '../../../implement/index.ts';
import { auditPromptSet } from './audit.ts';
import { getBusiness, updateBusiness } from './business.ts';
import { commissionPrompts } from './commission.ts';
import { classifyPrompts, getPrompt, tagPrompts, updatePrompt } from './edit.ts';
import { generatePromptSet } from './generate.ts';
import { importPrompts, readRows } from './import.ts';
import { previewPrompts } from './preview.ts';
import { addPrompt, addPrompts, listPrompts, removePrompt } from './prompt.ts';
import {
  activatePromptSet,
  createPromptSet,
  duplicatePromptSet,
  getPromptSet,
  listPromptSets,
  lockPromptSet,
} from './service.ts';
import { suggestPromptVariants } from './variant.ts';
import { deletePromptSet, diffPromptSetVersions, updatePromptSet } from './version.ts';

export const promptSetVerbs = implement(promptSetOperations, {
  list_prompt_sets: { run: listPromptSets },
  create_prompt_set: { run: createPromptSet },
  generate_prompts: { prepare: commissionPrompts, run: generatePromptSet },
  get_prompt_set: { run: getPromptSet },
  activate_prompt_set: { run: activatePromptSet },
  lock_prompt_set: { run: lockPromptSet },
  duplicate_prompt_set: { run: duplicatePromptSet },
  add_prompt: { run: addPrompt },
  add_prompts_bulk: { run: addPrompts },
  update_prompt_set: { run: updatePromptSet },
  delete_prompt_set: { run: deletePromptSet },
  diff_prompt_set_versions: { run: diffPromptSetVersions },
  audit_prompt_set: { run: auditPromptSet },
  import_prompts: { prepare: readRows, run: importPrompts },
  list_prompts: { run: listPrompts },
  remove_prompt: { run: removePrompt },
  preview_prompts: { run: previewPrompts },
  get_business: { run: getBusiness },
  update_business: { run: updateBusiness },
  get_prompt: { run: getPrompt },
  update_prompt: { run: updatePrompt },
  tag_prompts: { run: tagPrompts },
  classify_prompts: { run: classifyPrompts },
  suggest_prompt_variants: { run: suggestPromptVariants },
});
