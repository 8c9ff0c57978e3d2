export { readProjectBusiness } from './business.ts';
export { updatePrompt } from './edit.ts';
export { generatePromptSet, promptsToAdd, promptsWithinReach } from './generate.ts';
export {
  classifyPrompt,
  generatePrompts,
  generatePromptsSteps,
  leadingWording,
  type TemplateSet,
  templateSets,
} from './generation/index.ts';
export { addPrompts, namesOf, removePrompt } from './prompt.ts';
export { promptsByIds, promptsByText } from './queries.ts';
export { setPromptsBranded } from './queries-set.ts';
export {
  activatePromptSet,
  createPromptSet,
  getPromptSet,
  listPromptSets,
  lockPromptSet,
} from './service.ts';
export { promptSetVerbs } from './verbs.ts';
export { archivePromptSet, updatePromptSet } from './version.ts';
