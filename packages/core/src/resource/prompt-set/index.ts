export { readProjectBusiness } from './business.ts';
export { updatePrompt } from './edit.ts';
export { generatePromptSet, promptsToAdd, promptsWithinReach } from './generate.ts';
export {
  classifyPrompt,
  generatePrompts,
  generatePromptsSteps,
  leadingWording,
  type PromptIntent,
  promptIntents,
  type TemplateSet,
  templateSets,
} from './generation/index.ts';
export { addPrompts, namesOf, removePrompt } from './prompt.ts';
export { promptsByIds, promptsByText } from './queries.ts';
export { setPromptsBranded } from './queries-set.ts';
export { promptSetOperations } from './resource.ts';
export {
  AddPrompt,
  AddPrompts,
  GeneratePrompts,
  intent,
  type Prompt,
  type PromptSetWithPrompts,
  promptSources,
  setName,
  stage,
} from './schema.ts';
export {
  activatePromptSet,
  createPromptSet,
  getPromptSet,
  listPromptSets,
  lockPromptSet,
} from './service.ts';
export { archivePromptSet, updatePromptSet } from './version.ts';
